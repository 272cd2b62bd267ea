import { hours } from "@wara/domain/time"
import type { Database } from "../../../database/database.ts"
import type { Storage } from "../../../ports/storage/storage.ts"
import { deleteFileRows, lockUnused, storedNames } from "../store.ts"

type Context = { database: Database; storage: Storage }

/**
 * Deletes an uploaded picture that is not shown any more, with its row and stored files. Call it
 * after the transaction that stopped showing it. Pictures that are still shown and pictures of the
 * seed stay.
 */
export async function deleteFile(context: Context, fileId: number): Promise<void> {
  await deleteUnused(context, { ids: [fileId] })
}

/**
 * Deletes pictures that are not shown; returns how many. The stored files are deleted first: if
 * that fails, the rows stay as a record of what must still be deleted.
 */
async function deleteUnused(
  { database, storage }: Context,
  which: Parameters<typeof lockUnused>[1],
): Promise<number> {
  return database.transaction(async (transaction) => {
    const unused = await lockUnused(transaction, which)
    for (const file of unused) {
      await Promise.all(storedNames(file).map((name) => storage.remove(name)))
    }
    await deleteFileRows(
      transaction,
      unused.map(({ id }) => id),
    )
    return unused.length
  })
}

/** Hours that an upload may stay without being shown by an account or an ad. */
const unusedHours = 24
/** Pictures deleted per transaction. */
const stretch = 50

/** Deletes uploads that have not been shown for a day; returns how many. */
export async function cleanUploads(
  context: { database: Database; storage: Storage },
  now: Date,
  signal: AbortSignal,
): Promise<number> {
  const before = new Date(now.getTime() - hours(unusedHours))
  let total = 0
  for (let deleted = stretch; deleted === stretch && !signal.aborted; total += deleted) {
    deleted = await deleteUnused(context, { before, batchSize: stretch })
  }
  return total
}
