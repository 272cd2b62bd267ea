import { DomainError } from "@wara/domain/errors"
import type { Viewer } from "../../../access/viewer.ts"
import type { AppContext } from "../../../app-context.ts"
import { recordAction } from "../../../audit/record-action.ts"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { lockAccount } from "../../../database/lock-user.ts"
import { confirmEmailMail } from "../../../emails/account.ts"
import { emailCorrectedMail } from "../../../emails/account-security.ts"
import { queueMail } from "../../../queue/enqueue.ts"
import { isEmailTaken } from "../account-store.ts"
import { endMailedLinks } from "../end-mailed-links.ts"
import { mailLink } from "../mail-link.ts"
import { endOpenChange, forgetCodes, storeEmail } from "../mail-link-store.ts"
import { requireMayChange } from "../require-may-change.ts"
import { emailTaken } from "./create-account.ts"
import { createUndoLink } from "./stop-email-change.ts"

/**
 * Changes an account's e-mail, which its person must then confirm, and records that; a confirmed
 * old address is notified with a way to undo it, and only operators may change one. The audit trail
 * keeps the domains only, because it outlives the account. Throws NotFoundError, ForbiddenError,
 * and ConflictError for an e-mail that another account has.
 */
export async function correctEmail(
  { config, database }: Pick<AppContext, "config" | "database">,
  call: { actor: Viewer; userId: number; email: string; reason: string },
  now: Date,
): Promise<void> {
  const { actor, email, reason, userId } = call
  await database.transaction(async (transaction) => {
    const user = await lockAccount(transaction, { id: userId })
    if (!user) throw new DomainError("NotFoundError", "Account not found")
    requireMayChange(actor, user)
    // Changing the address of a confirmed account would allow taking it over.
    if (user.confirmedAt !== null && actor.role !== "operator") {
      throw new DomainError("ForbiddenError", "Only operators can change a confirmed e-mail")
    }
    await setUnconfirmedEmail(transaction, config, { person: user, email }, now)
    if (user.confirmedAt !== null) {
      const link = await createUndoLink(transaction, config, { user, newEmail: email }, now)
      const mail = emailCorrectedMail(config, { ...user, link })
      await queueMail(transaction, `email-changed-by-staff:${userId}:${now.toISOString()}`, mail, {
        isUrgent: true,
        always: true,
      })
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
 * Gives an account a new, unconfirmed address and invalidates links sent to the old one. Part of
 * the caller's transaction, which locks the user. Throws ConflictError for a taken e-mail.
 */
async function setUnconfirmedEmail(
  transaction: Database,
  config: Pick<Config, "baseUrl" | "siteName">,
  { person, email }: { person: { id: number; firstname: string }; email: string },
  now: Date,
): Promise<void> {
  const { firstname, id: userId } = person
  if (await isEmailTaken(transaction, email, now, userId)) throw emailTaken()
  if (!(await storeEmail(transaction, userId, email, unconfirmed))) throw emailTaken()
  await endMailedLinks(transaction, { userId, email: null }, now)
  await endOpenChange(transaction, userId, now)
  await forgetCodes(transaction, userId, ["confirm_email", "reset_password"])
  const reason = `email-corrected:${userId}:${now.toISOString()}`
  const write = (link: string) => confirmEmailMail(config, { email, firstname, link })
  await mailLink(transaction, config, { userId, purpose: "confirm_email", reason, write }, now)
}

const unconfirmed = { confirmedAt: null, emailProved: false }

const domainOf = (email: string) => email.slice(email.lastIndexOf("@") + 1)
