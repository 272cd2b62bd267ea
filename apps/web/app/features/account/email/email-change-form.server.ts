import { type EmailChange, emailChangeSchema } from "@wara/domain/accounts/email-change-schema"
import type { FormKind } from "../../../forms/read-form.server.ts"
import { type EmailChangeField, emailChangeFields } from "./email-change-fields.ts"

/** The new e-mail and the password, which is never sent back. */
export const emailChangeForm: FormKind<EmailChangeField, EmailChange> = {
  fields: emailChangeFields,
  secrets: ["password"],
  schema: emailChangeSchema,
}
