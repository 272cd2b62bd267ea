import { confirmationHours, resetHours } from "@wara/domain/accounts/account"
import { DomainError } from "@wara/domain/errors"
import { paths } from "@wara/domain/site/paths"
import { hours as hoursInMs } from "@wara/domain/time"
import { hashToken, newToken } from "../../access/token.ts"
import type { Config } from "../../config.ts"
import type { Database } from "../../database/database.ts"
import type { Mail } from "../../ports/mailer/mailer.ts"
import { type LinkPurpose, queueMail } from "../../queue/enqueue.ts"
import { replaceLinkCode } from "./mail-link-store.ts"

const links = {
  confirm_email: { path: paths.confirmEmail, hours: confirmationHours },
  reset_password: { path: paths.resetPassword, hours: resetHours },
} satisfies Record<LinkPurpose, { path: string; hours: number }>

/**
 * Queues a mail with a single-use, expiring link that replaces earlier ones. Only the code's hash
 * is stored; when the reason already had a mail, its link stays valid. `hours` replaces the usual
 * duration of its purpose; `always` is that of `queueMail`. Returns the link, or null when no mail was
 * queued.
 */
export async function mailLink(
  transaction: Database,
  config: Pick<Config, "baseUrl">,
  letter: {
    userId: number
    purpose: LinkPurpose
    reason: string
    write: (link: string) => Mail
    hours?: number
    always?: boolean
  },
  now: Date,
): Promise<string | null> {
  const { userId, purpose, reason, write, always = false } = letter
  const { path } = links[purpose]
  const hours = letter.hours ?? links[purpose].hours
  const code = newToken()
  const link = `${config.baseUrl}${path}?codigo=${code}`
  const options = { isUrgent: true, isOwn: true, always }
  const isFirst = await queueMail(transaction, reason, write(link), options)
  if (!isFirst) return null
  const expiresAt = new Date(now.getTime() + hoursInMs(hours))
  await replaceLinkCode(transaction, {
    userId,
    purpose,
    tokenHash: hashToken(code),
    now,
    expiresAt,
  })
  return link
}

/** The same error for every invalid code, without the reason. */
export function linkExpired(): DomainError {
  return new DomainError(
    "LinkExpiredError",
    "This link was already used, was replaced or has expired",
  )
}
