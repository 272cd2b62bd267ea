import { type OptionalMail, optionalMails } from "@wara/domain/accounts/optional-mails"
import { noMailsField } from "../../features/account/mails/mail-switches-fields.ts"
import type { mailSwitchDoneTexts } from "../../features/account/mails/texts.ts"
import { textOf } from "../../forms/read-form.server.ts"

/** The mails that a form asks for, and how the page confirms it. */
export function readMailChoice(form: FormData): {
  wanted: OptionalMail[]
  done: keyof typeof mailSwitchDoneTexts
} {
  const ticked = optionalMails.filter((kind) => textOf(form, kind) !== "")
  const wanted = textOf(form, noMailsField) === "" ? ticked : []
  return { wanted, done: wanted.length === 0 ? "ninguno" : "guardado" }
}
