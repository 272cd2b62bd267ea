import type { Database } from "../../../database/database.ts"
import { endHoldCodes } from "../hold-store.ts"

/**
 * Ends the mailed links that appeal holds of a person's ads without a log-in; part of the caller's
 * transaction. The owner can still appeal in the account.
 */
export async function endAppealLinks(
  transaction: Database,
  ownerId: number,
  now: Date,
): Promise<void> {
  await endHoldCodes(transaction, ownerId, now)
}
