import { logInSchema } from "@wara/domain/accounts/log-in-schema"
import { readForm } from "../../forms/read-form.server.ts"
import { logInFields } from "./log-in-fields.ts"

export function readLogInForm(form: FormData) {
  return readForm(form, {
    fields: logInFields,
    secrets: ["password"],
    schema: logInSchema,
    input: ({ identifier, password }) => ({ identifier, password }),
  })
}
