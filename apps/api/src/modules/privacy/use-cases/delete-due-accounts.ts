import type { Database } from "../../../database/database.ts"
import { listDueAccounts, lockDuePerson } from "../deletion-store.ts"
import { deleteAccess, deleteMessagesOf, eraseAccount, eraseAds } from "../erasure-store.ts"

/**
 * Deletes the accounts whose 14 days are over, each in a transaction of its own, so that one that
 * fails keeps nobody else waiting. Answers how many; throws at the end if any failed.
 */
export async function deleteDueAccounts(database: Database, now: Date): Promise<number> {
  const failures: unknown[] = []
  let deleted = 0
  for (const id of await listDueAccounts(database, now)) {
    try {
      if (await deleteAccount(database, id, now)) deleted += 1
    } catch (cause) {
      failures.push(cause)
    }
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, `${failures.length} accounts could not be deleted`)
  }
  return deleted
}

async function deleteAccount(database: Database, id: number, now: Date): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const person = await lockDuePerson(transaction, id, now)
    if (person === null) return false
    await deleteAccess(transaction, id)
    await eraseAds(transaction, id, now)
    // Only a confirmed address is known to be this person's.
    if (person.confirmedAt !== null) await deleteMessagesOf(transaction, person.email)
    await eraseAccount(transaction, id, now)
    return true
  })
}
