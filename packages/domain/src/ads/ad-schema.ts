import { z } from "zod"
import {
  emailField,
  optionalLine,
  requiredLine,
  requiredPhoneField,
} from "../accounts/account-fields.ts"
import { accountTexts } from "../accounts/account-texts.ts"
import { currencies } from "../money/money.ts"
import { adLimits, earliestYear, galleryLimits, maxMeasure, maxPrice } from "./ad-limits.ts"
import { adTexts } from "./ad-texts.ts"
import { findRefusedLeak } from "./contact-leaks.ts"

const chosen = (missing: string) => z.int32(missing).positive(missing)

const measure = z
  .number(adTexts.measureInvalid)
  .min(0, adTexts.measureInvalid)
  .max(maxMeasure, adTexts.measureTooLarge)
  .multipleOf(0.01, adTexts.priceCents)
  .default(0)

/** Names and descriptions must not contain contact data, which has its own fields. */
function refuseLeak(text: string, check: z.RefinementCtx): void {
  const leak = findRefusedLeak(text)
  if (leak) check.addIssue({ code: "custom", message: adTexts.contactInText(leak) })
}

const productFields = {
  name: requiredLine(adLimits.name.max, adTexts.nameRequired)
    .min(adLimits.name.min, adTexts.nameTooShort)
    .superRefine(refuseLeak),
  category: chosen(adTexts.categoryRequired),
  currency: z.enum(currencies, adTexts.currencyRequired),
  price: z
    .number(adTexts.priceRequired)
    .positive(adTexts.priceRequired)
    .max(maxPrice, adTexts.priceTooHigh)
    .multipleOf(0.01, adTexts.priceCents),
  description: z
    .string(adTexts.descriptionTooShort)
    .overwrite((text) => text.replace(/\r\n?/g, "\n").trim())
    .min(adLimits.description.min, adTexts.descriptionTooShort)
    .max(adLimits.description.max, accountTexts.tooLong(adLimits.description.max))
    .superRefine(refuseLeak),
}

const contactFields = {
  email: emailField,
  phone: requiredPhoneField(adTexts.phoneRequired),
  region: chosen(adTexts.regionRequired),
  /** That the commune belongs to the region is validated where the communes are loaded. */
  commune: chosen(adTexts.communeRequired),
  address: optionalLine(adLimits.address),
  address_number: optionalLine(adLimits.addressNumber),
}

const sheetFields = {
  condition: chosen(adTexts.conditionRequired),
  manufacturer: optionalLine(adLimits.manufacturer),
  model: optionalLine(adLimits.model),
  /** 0 = not given. The value is validated below with a readable message. */
  year: z.number(adTexts.measureInvalid).default(0),
  /** Never public. */
  serial_number: optionalLine(adLimits.serialNumber),
  weight: measure,
  width: measure,
  height: measure,
  depth: measure,
}

const galleryFields = {
  /** Ids of uploaded pictures in order; the first is the cover. */
  gallery: z
    .array(z.int32().positive())
    .min(galleryLimits.min, adTexts.galleryRequired)
    .max(galleryLimits.max, adTexts.galleryTooMany)
    .refine((files) => new Set(files).size === files.length, adTexts.galleryTwice),
}

function validatePrice(ad: { price: number; currency: string }, check: z.RefinementCtx): void {
  if (ad.currency === "CLP" && !Number.isInteger(ad.price)) {
    check.addIssue({ code: "custom", path: ["price"], message: adTexts.priceWholePesos })
  }
}

function validateYear(now: Date): (ad: { year: number }, check: z.RefinementCtx) => void {
  const last = now.getUTCFullYear() + 1
  return ({ year }, check) => {
    if (year === 0 || (Number.isInteger(year) && year >= earliestYear && year <= last)) return
    check.addIssue({ code: "custom", path: ["year"], message: adTexts.yearInvalid(last) })
  }
}

/**
 * An ad's complete content as submitted. The form also validates each step with it and shows that
 * step's errors.
 */
export function adContentSchema(now: Date) {
  return z
    .strictObject({ ...productFields, ...contactFields, ...sheetFields, ...galleryFields })
    .superRefine(validatePrice)
    .superRefine(validateYear(now))
}

export type AdContent = z.infer<ReturnType<typeof adContentSchema>>
