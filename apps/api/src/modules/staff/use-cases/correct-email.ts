import { emailChangeStopDays } from "@wara/domain/accounts/account-limits"
import { DomainError } from "@wara/domain/errors"
import { paths } from "@wara/domain/site/paths"
import type { AppContext } from "../../../app-context.ts"
import type { Database } from "../../../database/database.ts"
import { emailCorrectedMail } from "../../../emails/email-corrected.ts"
import { queueMail } from "../../../jobs/queue-mail.ts"
import { hashToken, newToken } from "../../../plugins/token.ts"
import type { Viewer } from "../../../plugins/viewer.ts"
import { hasUndoableChange, insertEmailChange } from "../../accounts/email-change-store.ts"
import { correctEmail as giveEmail } from "../../accounts/use-cases/correct-email.ts"
import { requireMayChange } from "../require-may-change.ts"
import { lockUser } from "../user-store.ts"
import { recordAction } from "./record-action.ts"

/**
 * Gives an account another e-mail, which its person has to confirm, and writes that down; a confirmed
 * old address is told how to undo it, and only operators change one. The audit trail keeps the domains
 * only: it outlives the person. Throws NotFoundError, ForbiddenError, and ConflictError for an e-mail that has
 * an account.
 */
export async function correctEmail(
  { config, database }: Pick<AppContext, "config" | "database">,
  call: { actor: Viewer; userId: number; email: string; reason: string },
  now: Date,
): Promise<void> {
  const { actor, email, reason, userId } = call
  await database.transaction(async (transaction) => {
    const user = await lockUser(transaction, userId)
    if (!user) throw new DomainError("NotFoundError", "There is no such account")
    requireMayChange(actor, user)
    // Whoever decides where the mails of a confirmed account go could take the account over.
    if (user.confirmedAt !== null && actor.role !== "operator") {
      throw new DomainError("ForbiddenError", "Only operators change a confirmed e-mail")
    }
    await giveEmail(transaction, config, { person: user, email }, now)
    if (user.confirmedAt !== null) {
      const link = await writeStopLink(transaction, config, { user, email }, now)
      const mail = emailCorrectedMail(config, { ...user, link })
      await queueMail(transaction, `email-changed-by-staff:${userId}:${now.toISOString()}`, mail)
    }
    await recordAction(transaction, {
      actorId: actor.id,
      action: "user.correct-email",
      subject: { kind: "users", id: userId, name: "" },
      before: { email_domain: domainOf(user.email), confirmed: user.confirmedAt !== null },
      after: { email_domain: domainOf(email), confirmed: false, reason },
    })
  })
}

/**
 * A link by which the old address takes the account back. Null when the account got that address by a
 * change that an older one may still undo: a thief whose change is put right does not undo that.
 */
async function writeStopLink(
  transaction: Database,
  config: Pick<AppContext["config"], "baseUrl">,
  { user, email }: { user: { id: number; email: string }; email: string },
  now: Date,
): Promise<string | null> {
  if (await hasUndoableChange(transaction, user.id, now)) return null
  const code = newToken()
  await insertEmailChange(transaction, {
    userId: user.id,
    oldEmail: user.email,
    newEmail: email,
    // The change is made already: nobody gets a code that would confirm it.
    confirmHash: hashToken(newToken()),
    stopHash: hashToken(code),
    requestedAt: now,
    expiresAt: now,
    confirmedAt: now,
    stoppableUntil: new Date(now.getTime() + emailChangeStopDays * 86_400_000),
  })
  return `${config.baseUrl}${paths.stopEmailChange}?codigo=${code}`
}

const domainOf = (email: string) => email.slice(email.lastIndexOf("@") + 1)
