import { resetPasswordSchema } from "@wara/domain/accounts/log-in-schema"
import { readForm } from "../../forms/read-form.server.ts"
import { resetFields } from "./reset-fields.ts"

/** Parses the new password for the account of the e-mail's `code`, or returns its errors. */
export function readResetForm(form: FormData, code: string) {
  return readForm(form, {
    fields: resetFields,
    secrets: resetFields,
    schema: resetPasswordSchema,
    input: (typed) => ({ ...typed, code }),
  })
}
