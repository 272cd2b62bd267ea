import type { Database } from "../../database/database.ts"
import { endAppealLinks } from "../ads/use-cases/end-appeal-links.ts"
import { endLeadLinks } from "../leads/use-cases/end-lead-links.ts"

/**
 * Ends the mailed links that act for an account without a log-in and are not among its one-time
 * codes: to its threads, and to appeals [B8.161]. Part of the caller's transaction; see `endLeadLinks`
 * for the address.
 */
export async function endMailedLinks(
  transaction: Database,
  account: { userId: number; email: string | null },
  now: Date,
): Promise<void> {
  await endLeadLinks(transaction, account)
  await endAppealLinks(transaction, account.userId, now)
}
