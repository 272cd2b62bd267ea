import type { CreditKind } from "@wara/domain/credits/credit"
import type { Database } from "../../../database/database.ts"
import { markUsedUp } from "../store.ts"

/** The credits of a kind that lie on these ads have done their work; the ads may take new ones. */
export async function useUpCredits(
  transaction: Database,
  kind: CreditKind,
  adIds: readonly number[],
  now: Date,
): Promise<void> {
  await markUsedUp(transaction, kind, adIds, now)
}
