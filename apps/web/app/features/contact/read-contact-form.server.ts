import { createHash } from "node:crypto"
import { type ContactMessage, contactSchema } from "@wara/domain/contact/contact-schema"
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

/** Idempotency key: the same message on the same day is sent only once. */
export function contactKey(message: ContactMessage, now: Date): string {
  const day = now.toISOString().slice(0, 10)
  return createHash("sha256")
    .update(JSON.stringify([day, message]))
    .digest("hex")
}
