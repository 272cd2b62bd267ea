import { randomUUID } from "node:crypto"
import { textOf } from "./read-form.server.ts"

/** A key for a form that is shown: sending that form twice is processed once. */
export function newFormKey(): string {
  return randomUUID()
}

/** The key with which a form was shown; a new one when it is missing. */
export function formKeyOf(form: FormData): string {
  const key = textOf(form, "key")
  return /^[\w-]{8,64}$/.test(key) ? key : newFormKey()
}
