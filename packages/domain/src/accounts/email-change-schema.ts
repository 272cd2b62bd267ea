import { z } from "zod"
import { emailField, knownPasswordField } from "./account-fields.ts"

/** PUT users/me/email: the other address, and the password that proves whose account it is. */
export const emailChangeSchema = z.strictObject({
  email: emailField,
  password: knownPasswordField,
})

/** An e-mail that somebody wants to change to. */
export type EmailChange = z.infer<typeof emailChangeSchema>
