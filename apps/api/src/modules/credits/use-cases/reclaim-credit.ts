import type { CreditKind } from "@wara/domain/credits/credit"
import type { Database } from "../../../database/database.ts"
import { putCreditBack } from "../give-back-store.ts"
import type { MovementCause } from "../ledger-store.ts"

/**
 * Spends again the credit that was last returned from an ad, as if it had never been returned. Runs
 * in the caller's transaction, which has locked the owner. Returns false when the owner has used it
 * for another ad.
 */
export function reclaimCredit(
  transaction: Database,
  kind: CreditKind,
  ad: { adId: number; now: Date },
  cause: MovementCause,
): Promise<boolean> {
  return putCreditBack(transaction, kind, ad.adId, ad.now, cause)
}
