import { changePasswordSchema } from "@wara/domain/accounts/log-in-schema"
import type { z } from "zod"
import type { FormKind } from "../../../forms/read-form.server.ts"
import { type PasswordFieldName, passwordFields } from "./password-fields.ts"

/** Form that changes the password; none of its fields is ever sent back. */
export const passwordForm: FormKind<PasswordFieldName, z.infer<typeof changePasswordSchema>> = {
  fields: passwordFields,
  secrets: passwordFields,
  schema: changePasswordSchema,
}
