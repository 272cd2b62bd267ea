import { emailOnlySchema } from "@wara/domain/accounts/log-in-schema"
import { readForm } from "../../forms/read-form.server.ts"
import { emailFields } from "./email-fields.ts"

export function readEmailForm(form: FormData) {
  return readForm(form, { fields: emailFields, schema: emailOnlySchema })
}
