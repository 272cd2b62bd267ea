import type { Database } from "../../../database/database.ts"
import { deleteLeadCodesOf } from "../lead-code-store.ts"

/**
 * Ends the mailed links to the threads of an account, which act for it without a log-in; part of the
 * caller's transaction. With an address also those of what it asked without the account: a new
 * password ends all that the inbox holds, a new address only what the account sent to the former one
 * [B10.198].
 */
export async function endLeadLinks(
  transaction: Database,
  account: { userId: number; email: string | null },
): Promise<void> {
  await deleteLeadCodesOf(transaction, account)
}
