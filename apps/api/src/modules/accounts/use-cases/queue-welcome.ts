import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { welcomeMail } from "../../../emails/welcome.ts"
import { queueMail } from "../../../jobs/queue-mail.ts"
import { mailLink } from "../mail-link.ts"

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
  const reason = `welcome:${user.id}`
  const write = (link: string | null) => welcomeMail(config, { ...user, link })
  if (user.confirmed) {
    await queueMail(transaction, reason, write(null))
    return
  }
  const letter = { userId: user.id, purpose: "confirm_email", reason, write } as const
  await mailLink(transaction, config, letter, now)
}
