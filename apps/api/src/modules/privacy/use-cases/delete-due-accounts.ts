import type { Database } from "../../../database/database.ts"
import type { Storage } from "../../../ports/storage/storage.ts"
import { listDueAccounts, lockDuePerson } from "../store.ts"
import { deletePicturesOf, erasePerson } from "./erase-person.ts"

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
      await deletePicturesOf(context, id)
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
    await erasePerson(transaction, person, now)
    return true
  })
}
