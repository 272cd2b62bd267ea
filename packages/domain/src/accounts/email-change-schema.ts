import { z } from "zod"
import { emailField, knownPasswordField } from "./account-fields.ts"

/** PUT users/me/email: the new address, and the password as proof of ownership. */
export const emailChangeSchema = z.strictObject({
  email: emailField,
  password: knownPasswordField,
})

export type EmailChange = z.infer<typeof emailChangeSchema>
