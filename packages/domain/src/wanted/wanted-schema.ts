import { z } from "zod"
import { optionalLine, optionalLines, requiredLine } from "../accounts/account-fields.ts"
import { findNameLeaks, findRefusedLeaks } from "../ads/contact-leaks.ts"
import { refuseLeaks } from "../ads/refuse-contact-data.ts"
import { readTypedPrice } from "../listing/typed-price.ts"
import { placeRadii } from "../places/radius.ts"
import { defaultWantedRadius, wantedLimits } from "./wanted-ad.ts"
import { wantedTexts } from "./wanted-texts.ts"

/** A whole number as a form posts it or as JSON; empty is null. `read` returns it or the problem. */
function optionalWhole(read: (typed: string) => number | string) {
  return z
    .union([z.number(), z.string(), z.null()])
    .default(null)
    .transform((given, check) => {
      const typed = given === null ? "" : String(given).trim()
      if (typed === "") return null
      const value = read(typed)
      if (typeof value === "number") return value
      check.addIssue(value)
      return z.NEVER
    })
}

const readWhole = (typed: string): number | string =>
  /^\d{1,10}$/.test(typed) ? Number(typed) : wantedTexts.numberInvalid

function readPesos(typed: string): number | string {
  const price = readTypedPrice(typed)
  if (price.kind === "amount") return price.pesos
  return price.kind === "doubtful"
    ? wantedTexts.budgetDoubtful(price.interpreted)
    : wantedTexts.budgetInvalid
}

const refuseContactData = refuseLeaks(findRefusedLeaks, wantedTexts.contactInText)
const refuseContactDataInName = refuseLeaks(findNameLeaks, wantedTexts.contactInText)

const slug = /^[a-z0-9](?:[a-z0-9-]{0,80})$/

const isYear = (year: number | null): boolean =>
  year === null || (year >= wantedLimits.year.min && year <= wantedLimits.year.max)
const year = () => optionalWhole(readWhole).refine(isYear, wantedTexts.yearInvalid)

/**
 * What a person seeks, as posted by the form or as JSON. Without a commune it is the whole country,
 * and the radius is null.
 */
export const wantedSchema = z
  .strictObject({
    name: requiredLine(wantedLimits.name.max, wantedTexts.nameRequired)
      .min(wantedLimits.name.min, wantedTexts.nameTooShort)
      .superRefine(refuseContactData),
    category: z
      .string(wantedTexts.categoryRequired)
      .min(1, wantedTexts.categoryRequired)
      .regex(slug, wantedTexts.categoryUnknown),
    manufacturer: optionalLine(wantedLimits.manufacturer).superRefine(refuseContactDataInName),
    year_min: year(),
    year_max: year(),
    budget: optionalWhole(readPesos).refine(
      (budget) => budget === null || (budget > 0 && budget <= wantedLimits.budget),
      wantedTexts.budgetTooHigh,
    ),
    commune: z
      .string()
      .default("")
      .refine((given) => given === "" || slug.test(given), wantedTexts.communeUnknown),
    radius_km: optionalWhole(readWhole).refine(
      (radius) => radius === null || placeRadii.some((known) => known === radius),
      wantedTexts.radiusInvalid,
    ),
    text: optionalLines(wantedLimits.text).superRefine(refuseContactData),
    /** Whether its owner is also mailed ads that appear; a ticked box of a form. */
    alert: z
      .union([
        z.boolean(),
        z.literal("on").transform(() => true),
        z.literal("").transform(() => false),
      ])
      .default(false),
  })
  .superRefine(({ year_max, year_min }, check) => {
    if (year_min === null || year_max === null || year_min <= year_max) return
    check.addIssue({ code: "custom", path: ["year_max"], message: wantedTexts.yearsSwapped })
  })
  .transform(({ commune, radius_km, ...wanted }) => ({
    ...wanted,
    commune,
    radius_km: commune === "" ? null : (radius_km ?? defaultWantedRadius),
  }))

export type NewWanted = z.infer<typeof wantedSchema>
