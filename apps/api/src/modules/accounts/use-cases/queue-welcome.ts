import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { welcomeMail } from "../../../emails/welcome.ts"
import { queueMail } from "../../../jobs/queue-mail.ts"
import { issueLink } from "../issue-link.ts"

/**
 * Welcomes a new person and asks to confirm the e-mail, in one mail; part of the sign-up's transaction.
 * Who comes confirmed by Google or Facebook is only welcomed.
 */
export async function queueWelcome(
  transaction: Database,
  config: Pick<Config, "baseUrl" | "siteName">,
  user: { id: number; email: string; firstname: string; confirmed?: boolean },
  now: Date,
): Promise<void> {
  const link = user.confirmed
    ? null
    : await issueLink(transaction, config, { userId: user.id, purpose: "confirm_email" }, now)
  await queueMail(transaction, `welcome:${user.id}`, welcomeMail(config, { ...user, link }))
}
