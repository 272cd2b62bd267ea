import {
  emailOnlySchema,
  logInSchema,
  registerSchema,
  resetPasswordSchema,
} from "@wara/domain/accounts/account-schemas"
import { returnKey } from "@wara/domain/site/return-path"
import { readForm } from "../../forms/read-form.server.ts"
import { emailFields } from "./email-form.tsx"
import { logInFields } from "./log-in-form.tsx"
import { registerFields } from "./register-form.tsx"
import { resetFields } from "./reset-form.tsx"

export function readLogInForm(form: FormData) {
  return readForm(form, {
    fields: logInFields,
    secrets: ["password"],
    schema: logInSchema,
    input: ({ identifier, password }) => ({ identifier, password }),
  })
}

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

export function readEmailForm(form: FormData) {
  return readForm(form, { fields: emailFields, schema: emailOnlySchema })
}

/** Parses the new password for the account of the e-mail's `code`, or returns its errors. */
export function readResetForm(form: FormData, code: string) {
  return readForm(form, {
    fields: resetFields,
    secrets: resetFields,
    schema: resetPasswordSchema,
    input: (typed) => ({ ...typed, code }),
  })
}
