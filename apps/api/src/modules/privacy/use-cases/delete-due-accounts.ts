import type { Database } from "../../../database/database.ts"
import type { Storage } from "../../../ports/storage/storage.ts"
import { eraseBuyer } from "../../orders/use-cases/personal-orders.ts"
import { eraseRecordings } from "../../recordings/use-cases/recordings.ts"
import { deleteFile } from "../../uploads/use-cases/delete-files.ts"
import {
  deleteAccess,
  deleteMessagesOf,
  eraseAccount,
  eraseAds,
  listDueAccounts,
  listUploadsOf,
  lockDuePerson,
} from "../store.ts"

type Context = { database: Database; storage: Storage }

/**
 * Deletes the accounts whose 14 days are over, each in its own transaction, so that one failure
 * does not block the others. Returns how many; throws at the end if any failed.
 */
export async function deleteDueAccounts(context: Context, now: Date): Promise<number> {
  const failures: unknown[] = []
  let deleted = 0
  for (const id of await listDueAccounts(context.database, now)) {
    try {
      if (!(await deletePerson(context.database, id, now))) continue
      deleted += 1
      await deletePictures(context, id)
    } catch (cause) {
      failures.push(cause)
    }
  }
  if (failures.length > 0) {
    throw new AggregateError(
      failures,
      `${failures.length} accounts could not be deleted completely`,
    )
  }
  return deleted
}

/**
 * Returns false when another server is processing the account, or when its person has just
 * cancelled the deletion.
 */
async function deletePerson(database: Database, id: number, now: Date): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const person = await lockDuePerson(transaction, id, now)
    if (person === null) return false
    await deleteAccess(transaction, id)
    await eraseAds(transaction, id, now)
    await eraseBuyer(transaction, id)
    await eraseRecordings(transaction, id)
    // Only a confirmed address is proven to belong to this person.
    if (person.confirmedAt !== null) await deleteMessagesOf(transaction, person.email)
    await eraseAccount(transaction, id, now)
    return true
  })
}

/**
 * The pictures are not shown any more. If the storage is unavailable, the upload clean-up deletes
 * them later.
 */
async function deletePictures(context: Context, ownerId: number): Promise<void> {
  for (const fileId of await listUploadsOf(context.database, ownerId)) {
    await deleteFile(context, fileId)
  }
}
