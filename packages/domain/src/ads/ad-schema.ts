import { z } from "zod"
import {
  emailField,
  optionalLine,
  requiredLine,
  requiredPhoneField,
} from "../accounts/account-fields.ts"
import { accountTexts } from "../accounts/account-texts.ts"
import { hasTooMuchMarkup } from "../content/markup-budget.ts"
import { currencies } from "../money/money.ts"
import { requiredTexts } from "./ad-field-texts.ts"
import { type AdFieldNames, adFields, isRequired, mapAdFields } from "./ad-fields.ts"
import { adTexts } from "./ad-texts.ts"
import { refuseContactData } from "./refuse-contact-data.ts"

const fieldSchemas = mapAdFields({
  line: (field, name) => lineSchema(field, name),
  text: ({ min, max, contactData }) => {
    const schema = z
      .string(adTexts.descriptionTooShort)
      .overwrite((text) => text.replace(/\r\n?/g, "\n").trim())
      .min(min, adTexts.descriptionTooShort)
      .max(max, accountTexts.tooLong(max))
    const shown = schema.refine((text) => !hasTooMuchMarkup(text, "text"), adTexts.tooMuchMarkup)
    return contactData === "refused" ? shown.superRefine(refuseContactData) : shown
  },
  email: () => emailField,
  phone: (_, name) => requiredPhoneField(requiredTexts[name]),
  /** That the commune belongs to the region is validated where the communes are loaded. */
  choice: (_, name) => z.int32(requiredTexts[name]).positive(requiredTexts[name]),
  currency: (_, name) => z.enum(currencies, requiredTexts[name]),
  price: ({ max }, name) =>
    z
      .number(requiredTexts[name])
      .positive(requiredTexts[name])
      .max(max, adTexts.priceTooHigh)
      .multipleOf(0.01, adTexts.priceCents),
  /** The value is validated below with a readable message. */
  year: () => z.number(adTexts.measureInvalid).default(0),
  measure: ({ max }) =>
    z
      .number(adTexts.measureInvalid)
      .min(0, adTexts.measureInvalid)
      .max(max, adTexts.measureTooLarge)
      .multipleOf(0.01, adTexts.priceCents)
      .default(0),
  gallery: ({ min, max }, name) =>
    z
      .array(z.int32().positive())
      .min(min, requiredTexts[name])
      .max(max, adTexts.galleryTooMany)
      .refine((files) => new Set(files).size === files.length, adTexts.galleryTwice),
})

function lineSchema(
  { min, max, contactData }: { min?: number; max: number; contactData?: "refused" },
  name: AdFieldNames<{ kind: "line" }>,
): z.ZodType<string> {
  const schema = isRequired(name)
    ? requiredLine(max, requiredTexts[name]).min(min ?? 1, adTexts.nameTooShort)
    : optionalLine(max)
  return contactData === "refused" ? schema.superRefine(refuseContactData) : schema
}

function validatePrice(ad: { price: number; currency: string }, check: z.RefinementCtx): void {
  if (ad.currency === "CLP" && !Number.isInteger(ad.price)) {
    check.addIssue({ code: "custom", path: ["price"], message: adTexts.priceWholePesos })
  }
}

function validateYear(now: Date): (ad: { year: number }, check: z.RefinementCtx) => void {
  const last = now.getUTCFullYear() + 1
  return ({ year }, check) => {
    if (year === 0 || (Number.isInteger(year) && year >= adFields.year.min && year <= last)) return
    check.addIssue({ code: "custom", path: ["year"], message: adTexts.yearInvalid(last) })
  }
}

/**
 * An ad's complete content as submitted. The form also validates each step with it and shows that
 * step's errors.
 */
export function adContentSchema(now: Date) {
  return z.strictObject(fieldSchemas).superRefine(validatePrice).superRefine(validateYear(now))
}

export type AdContent = z.infer<ReturnType<typeof adContentSchema>>
