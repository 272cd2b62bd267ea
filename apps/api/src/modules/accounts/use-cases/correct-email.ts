import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { confirmEmailMail } from "../../../emails/account.ts"
import { endOpenChange, storeEmail } from "../email-change-store.ts"
import { mailLink } from "../mail-link.ts"
import { forgetCodes } from "../one-time-token-store.ts"
import { isEmailTaken } from "../sign-up-store.ts"
import { emailTaken } from "./create-account.ts"

/**
 * Gives an account a new, unconfirmed address and invalidates links sent to the old one. Part of
 * the caller's transaction, which locks the user. Throws ConflictError for a taken e-mail.
 */
export async function correctEmail(
  transaction: Database,
  config: Pick<Config, "baseUrl" | "siteName">,
  { person, email }: { person: { id: number; firstname: string }; email: string },
  now: Date,
): Promise<void> {
  const { firstname, id: userId } = person
  if (await isEmailTaken(transaction, email, now, userId)) throw emailTaken()
  if (!(await storeEmail(transaction, userId, email, null))) throw emailTaken()
  await endOpenChange(transaction, userId, now)
  await forgetCodes(transaction, userId, ["confirm_email", "reset_password"])
  const reason = `email-corrected:${userId}:${now.toISOString()}`
  const write = (link: string) => confirmEmailMail(config, { email, firstname, link })
  await mailLink(transaction, config, { userId, purpose: "confirm_email", reason, write }, now)
}
