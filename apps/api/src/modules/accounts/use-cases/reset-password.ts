import type { AuthAnswer } from "@wara/contract/account"
import { inboxOf } from "@wara/domain/accounts/inbox"
import { days, inSeconds } from "@wara/domain/time"
import type { Device } from "../../../access/caller.ts"
import { limitCalls, limitNetwork } from "../../../access/limits.ts"
import { hashToken } from "../../../access/token.ts"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { confirmEmailMail } from "../../../emails/account.ts"
import { resetPasswordMail } from "../../../emails/account-security.ts"
import { type LinkRequest, queueLinkRequest } from "../../../queue/enqueue.ts"
import { lockPerson, lockPersonByEmail, proveEmailOf } from "../account-store.ts"
import { linkExpired, mailLink } from "../mail-link.ts"
import { endOpenChange, findLinkOwner, useLinkCode } from "../mail-link-store.ts"
import { refuseNewPassword, replacePassword } from "../replace-password.ts"
import { hashPassword } from "./passwords.ts"
import { readAccount } from "./read-account.ts"

const limit = { name: "reset-network", limit: 30, windowSeconds: 3600 }

/**
 * Sets a new password by an e-mail link, which also confirms the e-mail, and logs in. Throws
 * LinkExpiredError, or ValidationError for a refused password: the link then stays valid.
 */
export async function resetPassword(
  { config, database }: { config: Config; database: Database },
  reset: { code: string; password: string; network: string; device: Device },
  now: Date,
): Promise<AuthAnswer> {
  const { code, password, network, device } = reset
  await limitNetwork(database, { ...limit, network })
  const given = { purpose: "reset_password", tokenHash: hashToken(code), now } as const
  const owner = await findLinkOwner(database, given)
  if (owner === null) throw linkExpired()
  await refuseNewPassword(password, owner.email)
  const passwordHash = await hashPassword(password)
  return database.transaction(async (transaction) => {
    const person = await lockPerson(transaction, owner.id)
    if (person === null || !(await useLinkCode(transaction, given))) throw linkExpired()
    await proveEmailOf(transaction, person.id, now)
    // It may be the request of somebody who signed up with this address before.
    await endOpenChange(transaction, person.id, now)
    const jwt = await replacePassword(transaction, config, { person, passwordHash, device, now })
    return { jwt, user: await readAccount(transaction, person.id, [], now) }
  })
}

const windowSeconds = 3600

/**
 * Users of an office may share an address; five links an hour suffice for a user, sixty would be
 * abuse.
 */
const limits = {
  network: { name: "link-network", limit: 20, windowSeconds },
  reset_password: { name: "link-email", limit: 5, windowSeconds },
  /** Mails with a new password of one inbox in a day, from all callers [B8.142]. */
  reset_password_day: { name: "link-email-day", limit: 10, windowSeconds: inSeconds(days(1)) },
  /** With the welcome, as many mails as an unconfirmed address gets in a day. */
  confirm_email: { name: "link-email", limit: 2, windowSeconds: inSeconds(days(1)) },
}

/**
 * Requests a link to an e-mail. A worker later looks up whether it has an account. Throws
 * RateLimitError past the limits, which do not depend on accounts either.
 */
export async function requestLink(
  database: Database,
  request: LinkRequest,
  network: string,
): Promise<void> {
  const email = request.email.toLowerCase()
  await limitNetwork(database, { ...limits.network, network })
  const caller = `${request.purpose}:${inboxOf(email)}`
  await limitCalls(database, { ...limits[request.purpose], caller })
  if (request.purpose === "reset_password") {
    await limitCalls(database, { ...limits.reset_password_day, caller })
  }
  await queueLinkRequest(database, { ...request, email })
}

const writeMail = { confirm_email: confirmEmailMail, reset_password: resetPasswordMail }

/**
 * Queues a requested mail if its e-mail belongs to an account that can use it; a confirmed e-mail
 * is not confirmed twice. Runs again when its worker was killed; the first link then stays valid.
 */
export async function sendRequestedLink(
  { config, database }: { config: Config; database: Database },
  request: LinkRequest & { id: string },
  now: Date,
): Promise<void> {
  const { id, purpose, email } = request
  await database.transaction(async (transaction) => {
    const person = await lockPersonByEmail(transaction, email)
    if (person === null || person.blocked) return
    if (purpose === "confirm_email" && person.confirmed) return
    const write = (link: string) => writeMail[purpose](config, { ...person, link })
    const letter = { userId: person.id, purpose, reason: `${purpose}:${id}`, write }
    await mailLink(transaction, config, letter, now)
  })
}
