import { createHash } from "node:crypto"
import { type ContactMessage, contactSchema } from "@wara/domain/contact/contact-schema"
import { type ContactField, type ContactResult, contactFields } from "./contact-result.ts"

/** Name of the field that only robots fill in. */
export const trapField = "website"

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === "string" ? value : ""
}

/** The form that a request posts; what is no form, or a broken one, has no fields. */
export function readFormOf(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData())
}

/** Reads the form: a message to send, or what is wrong with it. One error per field. */
export function readContactForm(
  form: FormData,
): ({ message: ContactMessage } | { message: null }) & ContactResult & { isTrapped: boolean } {
  const isTrapped = textOf(form, trapField) !== ""
  const values: ContactResult["values"] = {
    name: textOf(form, "name"),
    email: textOf(form, "email"),
    company: textOf(form, "company"),
    phone: textOf(form, "phone"),
    message: textOf(form, "message"),
  }
  const parsed = contactSchema.safeParse(values)
  const issues = parsed.error?.issues ?? []
  const errors = fieldErrors(
    issues.map(({ path, message }) => ({ path: path.map(String), message })),
  )
  return { message: parsed.data ?? null, values, errors, failure: null, isTrapped }
}

/** The first message of each field; those that belong to none are left out. */
export function fieldErrors(
  details: { path: string[]; message: string }[],
): ContactResult["errors"] {
  const errors: Partial<Record<ContactField, string>> = {}
  for (const { path, message } of details) {
    const field = contactFields.find((name) => name === path.at(-1))
    if (field && errors[field] === undefined) errors[field] = message
  }
  return errors
}

/** The same message on the same day is one message, however often its button is pressed. */
export function contactKey(message: ContactMessage, now: Date): string {
  const day = now.toISOString().slice(0, 10)
  return createHash("sha256")
    .update(JSON.stringify([day, message]))
    .digest("hex")
}
