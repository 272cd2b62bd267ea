import { createHash } from "node:crypto"
import { type ContactMessage, contactSchema } from "@wara/domain/contact/contact-schema"
import { readForm, textOf } from "../../forms/read-form.server.ts"
import { contactFields } from "./contact-fields.ts"

/** Reads the form: a message to send, or what is wrong with it. */
export function readContactForm(form: FormData) {
  return readForm(form, { fields: contactFields, schema: contactSchema })
}

/** Whether the field was filled in that only robots see. */
export function isTrapped(form: FormData): boolean {
  return textOf(form, "website") !== ""
}

/** The same message on the same day is one message, however often its button is pressed. */
export function contactKey(message: ContactMessage, now: Date): string {
  const day = now.toISOString().slice(0, 10)
  return createHash("sha256")
    .update(JSON.stringify([day, message]))
    .digest("hex")
}
