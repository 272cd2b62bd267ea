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
export async function deleteUnused(
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
