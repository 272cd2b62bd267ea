import { registerSchema } from "@wara/domain/accounts/register-schema"
import { returnKey } from "@wara/domain/site/return-path"
import { readForm } from "../../forms/read-form.server.ts"
import { registerFields } from "./register-fields.ts"

export function readRegisterForm(form: FormData) {
  return readForm(form, {
    fields: registerFields,
    secrets: ["password"],
    schema: registerSchema,
    input: ({ [returnKey]: _, ...typed }) => {
      const ticked = (text: string | undefined) => text === "on"
      return {
        ...typed,
        accepts_terms: ticked(typed.accepts_terms),
        is_adult: ticked(typed.is_adult),
      }
    },
  })
}
