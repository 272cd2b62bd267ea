import { resetPasswordSchema } from "@wara/domain/accounts/log-in-schema"
import { readForm } from "../../forms/read-form.server.ts"
import { resetFields } from "./reset-fields.ts"

/** Reads the new password for whom the code of an e-mail stands for, or what is wrong with it. */
export function readResetForm(form: FormData, code: string) {
  return readForm(form, {
    fields: resetFields,
    secrets: resetFields,
    schema: resetPasswordSchema,
    input: (typed) => ({ ...typed, code }),
  })
}
