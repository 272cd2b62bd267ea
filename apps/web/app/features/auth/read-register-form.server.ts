import { registerSchema } from "@wara/domain/accounts/register-schema"
import { returnKey } from "@wara/domain/site/return-path"
import { readForm } from "../../forms/read-form.server.ts"
import { companyFields, registerFields } from "./register-fields.ts"

/** Reads a sign-up, or what is wrong with it. What a person left in a company's fields is dropped. */
export function readRegisterForm(form: FormData) {
  return readForm(form, {
    fields: registerFields,
    secrets: ["password"],
    schema: registerSchema,
    input: ({ [returnKey]: _, ...typed }) => {
      if (typed.kind !== "company") for (const name of companyFields) delete typed[name]
      const ticked = (text: string | undefined) => text === "on"
      return {
        ...typed,
        accepts_terms: ticked(typed.accepts_terms),
        is_adult: ticked(typed.is_adult),
      }
    },
  })
}
