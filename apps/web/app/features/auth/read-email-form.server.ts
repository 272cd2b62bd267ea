import { emailOnlySchema } from "@wara/domain/accounts/log-in-schema"
import { readForm } from "../../forms/read-form.server.ts"
import { emailFields } from "./email-fields.ts"

/** Reads to whom an e-mail is to be sent, or what is wrong with it. */
export function readEmailForm(form: FormData) {
  return readForm(form, { fields: emailFields, schema: emailOnlySchema })
}
