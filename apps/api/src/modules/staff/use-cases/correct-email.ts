import { DomainError } from "@wara/domain/errors"
import type { AppContext } from "../../../app-context.ts"
import { emailCorrectedMail } from "../../../emails/email-corrected.ts"
import { queueMail } from "../../../jobs/queue-mail.ts"
import type { Viewer } from "../../../plugins/viewer.ts"
import { correctEmail as giveEmail } from "../../accounts/use-cases/correct-email.ts"
import { createUndoLink } from "../../accounts/use-cases/create-undo-link.ts"
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
      const link = await createUndoLink(transaction, config, { user, newEmail: email }, now)
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

const domainOf = (email: string) => email.slice(email.lastIndexOf("@") + 1)
