import type { Database } from "../../../database/database.ts"
import { deleteRecordingsOf } from "../store.ts"

/** Deletes a person's recordings within the transaction that erases the account. */
export async function eraseRecordings(transaction: Database, userId: number): Promise<void> {
  await deleteRecordingsOf(transaction, userId)
}
