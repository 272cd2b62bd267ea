import type { Database } from "../../../database/database.ts"
import { eraseUnpaidBuyer } from "../person-store.ts"

/**
 * What becomes of a person's orders when the account is deleted; part of the caller's transaction.
 * Orders that took money are tax records and stay as they are; the others stay without the person.
 */
export async function eraseBuyer(transaction: Database, ownerId: number): Promise<void> {
  await eraseUnpaidBuyer(transaction, ownerId)
}
