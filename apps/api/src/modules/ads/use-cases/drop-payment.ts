import type { Database } from "../../../database/database.ts"

/**
 * A checkout ended without a payment: its ad is a draft again; part of the caller's transaction. An ad
 * that waits for no payment (submitted with a credit meanwhile, deleted) is left as it is.
 */
export async function dropPayment(_transaction: Database, _adId: number): Promise<void> {
  throw new Error("not there yet")
}
