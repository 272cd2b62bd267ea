import {
  emailOnlySchema,
  logInSchema,
  registerSchema,
  resetPasswordSchema,
} from "@wara/domain/accounts/account-schemas"
import { suggestEmail } from "@wara/domain/accounts/email-suggestion"
import { returnKey } from "@wara/domain/site/return-path"
import { readForm, textOf } from "../../forms/read-form.server.ts"
import { acceptedEmailField, checkedEmailField } from "../../ui/email-field.tsx"
import { emailSuggestionTexts } from "../../ui/texts.ts"
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

/** The posted form with the suggested e-mail, when a page without JavaScript accepted it. */
export function acceptSuggestedEmail(form: FormData, field: string): FormData {
  const accepted = textOf(form, acceptedEmailField)
  if (accepted === "" || suggestEmail(textOf(form, field)) !== accepted) return form
  const changed = new FormData()
  for (const [name, value] of form) changed.append(name, name === field ? accepted : value)
  return changed
}

/**
 * The question about an e-mail that looks mistyped; null when it looks right, or was asked about
 * before and kept.
 */
export function emailQuestion(form: FormData, field: string): string | null {
  const email = textOf(form, field).trim()
  const suggested = suggestEmail(email)
  if (suggested === null || textOf(form, checkedEmailField) === email) return null
  return emailSuggestionTexts.ask(suggested)
}
