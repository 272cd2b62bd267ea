import { usernameField } from "@wara/domain/accounts/account-fields"
import { z } from "zod"
import type { FormKind } from "../../../forms/read-form.server.ts"
import { usernameFields } from "./username-fields.ts"

export const usernameForm: FormKind<(typeof usernameFields)[number], { username: string }> = {
  fields: usernameFields,
  schema: z.strictObject({ username: usernameField }),
}
