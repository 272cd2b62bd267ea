import { z } from "zod"
import { anyPhoneField, optionalLine, requiredLine } from "../accounts/account-fields.ts"
import { accountTexts } from "../accounts/account-texts.ts"
import { contactTexts } from "./contact-texts.ts"

/** Maximum lengths of the contact form's values, in characters. */
const contactLimits = {
  email: 254,
  name: 80,
  company: 80,
  message: 3000,
} as const

/** Minimum length of the message, in characters. */
const minMessageLength = 10

/** The contact form; optional fields are empty strings. One message per field. */
export const contactSchema = z.strictObject({
  email: z
    .string()
    .trim()
    .min(1, contactTexts.emailRequired)
    .max(contactLimits.email, accountTexts.emailInvalid)
    .pipe(z.email(accountTexts.emailInvalid)),
  name: requiredLine(contactLimits.name, contactTexts.nameRequired),
  company: optionalLine(contactLimits.company),
  phone: anyPhoneField,
  message: z
    .string()
    .trim()
    .min(minMessageLength, contactTexts.messageTooShort(minMessageLength))
    .max(contactLimits.message, accountTexts.tooLong(contactLimits.message)),
})

export type ContactMessage = z.infer<typeof contactSchema>
