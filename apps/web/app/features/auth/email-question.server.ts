import { suggestEmail } from "@wara/domain/accounts/email-suggestion"
import { textOf } from "../../forms/read-form.server.ts"
import { acceptedEmailField, checkedEmailField } from "../../ui/email-field.tsx"
import { emailSuggestionTexts } from "../../ui/texts.ts"

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
