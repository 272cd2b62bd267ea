import { contactSchema } from "@wara/domain/contact/contact-schema"
import { readForm, textOf } from "../../forms/read-form.server.ts"
import { contactFields } from "./contact-form.tsx"

/** Parses the form into a message to send, or returns its errors. */
export function readContactForm(form: FormData) {
  return readForm(form, { fields: contactFields, schema: contactSchema })
}

/** Whether the honeypot field was filled in, which only bots see. */
export function isTrapped(form: FormData): boolean {
  return textOf(form, "website") !== ""
}
