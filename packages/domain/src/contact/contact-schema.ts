import { z } from "zod"
import { contactLimits, minMessageLength } from "./contact-limits.ts"
import { contactTexts } from "./contact-texts.ts"

/** The contact form; optional fields are empty strings. One message per field. */
export const contactSchema = z.strictObject({
  email: z
    .string()
    .trim()
    .min(1, contactTexts.emailRequired)
    .max(contactLimits.email, contactTexts.emailInvalid)
    .pipe(z.email(contactTexts.emailInvalid)),
  name: z
    .string()
    .trim()
    .min(1, contactTexts.nameRequired)
    .max(contactLimits.name, contactTexts.nameTooLong),
  company: z.string().trim().max(contactLimits.company, contactTexts.companyTooLong).default(""),
  phone: z
    .string()
    .trim()
    .max(contactLimits.phone, contactTexts.phoneTooLong)
    .regex(/^[+\d\s().-]*$/, contactTexts.phoneInvalid)
    .default(""),
  message: z
    .string()
    .trim()
    .min(minMessageLength, contactTexts.messageTooShort)
    .max(contactLimits.message, contactTexts.messageTooLong),
})

export type ContactMessage = z.infer<typeof contactSchema>
