import type { Database } from "../../../database/database.ts"
import type { Storage } from "../../../ports/storage/storage.ts"
import { deleteFileRows, lockUnused, storedNames } from "../store.ts"

type Context = { database: Database; storage: Storage }

/**
 * Deletes an uploaded picture that nothing shows any more, row and stored files. Call it after the
 * transaction that stopped showing it. What is still shown, and what the seed drew, stays.
 */
export async function deleteFile(context: Context, fileId: number): Promise<void> {
  await deleteUnused(context, { ids: [fileId] })
}

/**
 * Deletes pictures that nothing shows; answers how many. The stored files go first: if that fails the
 * rows stay, and with them the knowledge of what there is to delete.
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
