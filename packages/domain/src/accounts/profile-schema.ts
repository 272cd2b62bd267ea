import { z } from "zod"
import { refuseContactData, refuseContactDataInName } from "../ads/refuse-contact-data.ts"
import { hasTooMuchMarkup } from "../content/markup-budget.ts"
import { accountLimits } from "./account.ts"
import {
  optionalLine,
  optionalLines,
  optionalRutField,
  phoneField,
  requiredLine,
  requiredLines,
  rutField,
} from "./account-fields.ts"
import { accountTexts } from "./account-texts.ts"
import { firstnameField, lastnameField } from "./name-fields.ts"

/** Company fields of every form: name and line of business as on its invoices, and its RUT. */
export const companyFields = {
  company_name: requiredLine(
    accountLimits.companyName,
    accountTexts.companyNameRequired,
  ).superRefine(refuseContactDataInName),
  business_activity: requiredLine(
    accountLimits.businessActivity,
    accountTexts.businessActivityRequired,
  ),
  company_rut: rutField(accountTexts.companyRutRequired),
}

/**
 * PUT users/me/publisher: the individual or company as which an account publishes and buys, and its
 * RUT.
 */
export const publisherSchema = z.discriminatedUnion(
  "kind",
  [
    z.strictObject({ kind: z.literal("person"), rut: rutField(accountTexts.rutRequired) }),
    z.strictObject({ kind: z.literal("company"), ...companyFields }),
  ],
  accountTexts.kindRequired,
)

export type Publisher = z.infer<typeof publisherSchema>

/** States of a request to become a professional seller: open until the team decides. */
export const proRequestStates = ["open", "approved", "declined"] as const

/** Maximum length of a request's message, in characters. */
const messageLimit = 1000

/** POST users/me/pro-request: the company and the reason for the request. */
export const proRequestSchema = z.strictObject({
  ...companyFields,
  message: requiredLines(messageLimit, accountTexts.proMessageRequired),
})

export type ProRequest = z.infer<typeof proRequestSchema>

const shared = {
  firstname: firstnameField,
  lastname: lastnameField,
  /** Only publishing and buying require a RUT. */
  rut: optionalRutField,
  phone: phoneField,
  description: optionalLines(accountLimits.description)
    .refine((text) => !hasTooMuchMarkup(text, "text"), accountTexts.tooMuchMarkup)
    .superRefine(refuseContactData),
  address: optionalLine(accountLimits.address),
  /** Id of a commune; null when none was chosen. */
  commune: z
    .int32(accountTexts.communeInvalid)
    .positive(accountTexts.communeInvalid)
    .nullable()
    .default(null),
}

/**
 * The whole profile as its form submits it: an individual, or a company with the data that a
 * factura requires.
 */
export const profileSchema = z.discriminatedUnion(
  "kind",
  [
    z.strictObject({ kind: z.literal("person"), ...shared }),
    z.strictObject({
      kind: z.literal("company"),
      ...shared,
      ...companyFields,
    }),
  ],
  accountTexts.kindRequired,
)

export type Profile = z.infer<typeof profileSchema>
