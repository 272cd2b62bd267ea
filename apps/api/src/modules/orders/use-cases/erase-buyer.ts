import type { Database } from "../../../database/database.ts"
import { eraseUnpaidBuyer } from "../person-store.ts"

/**
 * Removes personal data from the orders of a deleted account, within the caller's transaction.
 * Orders that took money are tax records and stay unchanged; the others lose their personal data.
 */
export async function eraseBuyer(transaction: Database, ownerId: number): Promise<void> {
  await eraseUnpaidBuyer(transaction, ownerId)
}
