import { emailChangeStopDays } from "@wara/domain/accounts/account"
import { paths } from "@wara/domain/site/paths"
import { days } from "@wara/domain/time"
import { limitNetwork } from "../../../access/limits.ts"
import { hashToken, newToken } from "../../../access/token.ts"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { resetPasswordMail } from "../../../emails/account-security.ts"
import { deleteIdentities, lockPerson } from "../account-store.ts"
import { endMailedLinks } from "../end-mailed-links.ts"
import { endEverySession } from "../log-in-store.ts"
import { linkExpired, mailLink } from "../mail-link.ts"
import {
  endChangesSince,
  findStoppable,
  forgetCodes,
  hasUndoableChange,
  insertEmailChange,
  storeEmail,
} from "../mail-link-store.ts"
import { emailTaken } from "./create-account.ts"

const limit = { name: "stop-email-change", limit: 60, windowSeconds: 3600 }

/**
 * Cancels an e-mail change by the link of the old address. A confirmed change is reverted, every
 * session ends, providers linked since are unlinked, and the old address receives a password reset link: the author of the change knew
 * the password. Throws LinkExpiredError, and ConflictError when the old address has another account
 * by now.
 */
export async function stopEmailChange(
  { config, database }: { config: Config; database: Database },
  code: string,
  network: string,
  now: Date,
): Promise<void> {
  await limitNetwork(database, { ...limit, network })
  const stopHash = hashToken(code)
  const found = await findStoppable(database, stopHash, now)
  if (found === null) throw linkExpired()
  await database.transaction(async (transaction) => {
    const person = await lockPerson(transaction, found.userId)
    const change = await findStoppable(transaction, stopHash, now)
    if (person === null || change === null) throw linkExpired()
    await endChangesSince(transaction, change, now)
    if (change.confirmedAt === null) return
    const email = change.oldEmail
    const restored = { confirmedAt: now, emailProved: false }
    if (!(await storeEmail(transaction, person.id, email, restored))) throw emailTaken()
    await endMailedLinks(transaction, { userId: person.id, email: null }, now)
    // The author of the change may have linked a provider to the account meanwhile.
    await deleteIdentities(transaction, person.id, change.confirmedAt)
    await endEverySession(transaction, person.id, now)
    await forgetCodes(transaction, person.id, [
      "confirm_email",
      "reset_password",
      "google_login",
      "facebook_login",
      "upload",
    ])
    const write = (link: string) => resetPasswordMail(config, { ...person, email, link })
    const reason = `email-change-undone:${change.id}`
    await mailLink(
      transaction,
      config,
      { userId: person.id, purpose: "reset_password", reason, write },
      now,
    )
  })
}

/**
 * A link by which a replaced address can reclaim its account, for some days. Null when an older
 * address can still undo the change that introduced the replaced one: a thief whose change is
 * reverted must not undo that. Part of the caller's transaction, which locks the user.
 */
export async function createUndoLink(
  transaction: Database,
  config: Pick<Config, "baseUrl">,
  { user, newEmail }: { user: { id: number; email: string }; newEmail: string },
  now: Date,
): Promise<string | null> {
  if (await hasUndoableChange(transaction, user.id, now)) return null
  const code = newToken()
  await insertEmailChange(transaction, {
    userId: user.id,
    oldEmail: user.email,
    newEmail,
    // The change is already made, so no code to confirm it is sent.
    confirmHash: hashToken(newToken()),
    stopHash: hashToken(code),
    requestedAt: now,
    expiresAt: now,
    confirmedAt: now,
    stoppableUntil: new Date(now.getTime() + days(emailChangeStopDays)),
  })
  return `${config.baseUrl}${paths.stopEmailChange}?codigo=${code}`
}
