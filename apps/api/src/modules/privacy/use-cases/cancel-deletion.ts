import type { AppContext } from "../../../app-context.ts"
import { lockAccount } from "../../../database/lock-user.ts"
import { deletionCancelledMail } from "../../../emails/deletion-cancelled.ts"
import { queueMail } from "../../../queue/queue-mail.ts"
import { setDeletionDue } from "../deletion-store.ts"

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
