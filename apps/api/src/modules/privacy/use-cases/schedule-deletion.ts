import { deletionDays } from "@wara/domain/accounts/account"
import type { DeletionProof } from "@wara/domain/accounts/account-schemas"
import { accountTexts } from "@wara/domain/accounts/account-texts"
import { DomainError } from "@wara/domain/errors"
import { days } from "@wara/domain/time"
import type { Viewer } from "../../../access/viewer.ts"
import type { AppContext } from "../../../app-context.ts"
import { lockAccount } from "../../../database/lock-user.ts"
import { deletionCancelledMail, deletionScheduledMail } from "../../../emails/account.ts"
import { queueMail } from "../../../queue/enqueue.ts"
import { verifyPassword } from "../../accounts/use-cases/passwords.ts"
import { findPerson, type LeavingPerson, setDeletionDue } from "../store.ts"

/**
 * Schedules the deletion of the own account in 14 days; repeated requests change nothing. Throws
 * ForbiddenError for moderators and operators, whose accounts only the team removes, and
 * ValidationError when the proof is wrong.
 */
export async function requestDeletion(
  { config, database }: Pick<AppContext, "config" | "database">,
  viewer: Viewer,
  proof: DeletionProof,
  now: Date,
): Promise<void> {
  if (viewer.role !== "user") {
    throw new DomainError("ForbiddenError", "Team accounts cannot be deleted here")
  }
  const claimed = await findPerson(database, viewer.id)
  if (claimed) await refuseWrongProof(claimed, proof)
  await database.transaction(async (transaction) => {
    const person = await lockAccount(transaction, { id: viewer.id })
    if (person === null || person.deletionDueAt !== null) return
    const dueAt = new Date(now.getTime() + days(deletionDays))
    await setDeletionDue(transaction, person.id, dueAt)
    const reason = `deletion-scheduled:${person.id}:${dueAt.toISOString()}`
    await queueMail(transaction, reason, deletionScheduledMail(config, { ...person, dueAt }))
  })
}

/** Requires the password if the account has one; otherwise the typed e-mail as confirmation. */
async function refuseWrongProof(person: LeavingPerson, proof: DeletionProof): Promise<void> {
  const { email, password } = proof
  if (person.passwordHash === null) {
    if (email?.toLowerCase() !== person.email.toLowerCase()) {
      throw wrong("email", accountTexts.emailNotOwn)
    }
  } else if (password === undefined) {
    throw wrong("password", accountTexts.passwordRequired)
  } else if (!(await verifyPassword(person.passwordHash, password))) {
    throw wrong("password", accountTexts.currentPasswordWrong)
  }
}

function wrong(field: keyof DeletionProof, message: string): DomainError {
  return new DomainError("ValidationError", `${field}: does not prove ownership of the account`, [
    { path: [field], message },
  ])
}

/** Cancels the deletion of an account; does nothing when no deletion is pending. */
export async function cancelDeletion(
  { config, database }: Pick<AppContext, "config" | "database">,
  userId: number,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const person = await lockAccount(transaction, { id: userId })
    if (person === null || person.deletionDueAt === null) return
    await setDeletionDue(transaction, userId, null)
    const reason = `deletion-cancelled:${userId}:${person.deletionDueAt.toISOString()}`
    await queueMail(transaction, reason, deletionCancelledMail(config, person))
  })
}
