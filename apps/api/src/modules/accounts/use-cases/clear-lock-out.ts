import type { Database } from "../../../database/database.ts"
import { keyOfIdentifier } from "../lock-out.ts"
import { findIdentifiers, forgetFailuresOf } from "../lock-out-store.ts"

/** Clears the failed log-ins of an account whose user proved ownership in another way. */
export async function clearLockOut(transaction: Database, userId: number): Promise<void> {
  const identifiers = await findIdentifiers(transaction, userId)
  await forgetFailuresOf(transaction, identifiers.map(keyOfIdentifier))
}
