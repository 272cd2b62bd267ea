import { optionalMails } from "@wara/domain/accounts/optional-mails"
import { z } from "zod"

/** The mails that can be switched off and are on. */
export const mailSwitchesSchema = z.strictObject({
  wanted: z.array(z.enum(optionalMails)).max(optionalMails.length),
})
