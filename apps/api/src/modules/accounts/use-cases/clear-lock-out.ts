import type { Database } from "../../../database/database.ts"
import { keyOfIdentifier } from "../lock-out.ts"
import { findIdentifiers, forgetFailuresOf } from "../lock-out-store.ts"

/** Forgets every failed log-in of an account: its person has proved to be the owner in another way. */
export async function clearLockOut(transaction: Database, userId: number): Promise<void> {
  const identifiers = await findIdentifiers(transaction, userId)
  await forgetFailuresOf(transaction, identifiers.map(keyOfIdentifier))
}
