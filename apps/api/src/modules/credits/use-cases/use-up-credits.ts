import type { CreditKind } from "@wara/domain/credits/credit"
import type { Database } from "../../../database/database.ts"
import { lockOwnersOf, markUsedUp } from "../store.ts"

/**
 * The credits of a kind that lie on these ads have done their work; the ads may take new ones. Part of
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
