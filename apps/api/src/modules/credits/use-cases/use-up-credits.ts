import type { CreditKind } from "@wara/domain/credits/credit"
import type { Database } from "../../../database/database.ts"
import { lockOwnersOf, markUsedUp } from "../store.ts"

/**
 * Marks the credits of one kind on these ads as used up, so that the ads can take new ones. Runs in
 * the caller's transaction.
 */
export async function useUpCredits(
  transaction: Database,
  kind: CreditKind,
  adIds: readonly number[],
  now: Date,
): Promise<void> {
  if (adIds.length === 0) return
  await lockOwnersOf(transaction, adIds)
  await markUsedUp(transaction, kind, adIds, now)
}
