import type { RelatedAccount } from "@wara/contract/review"
import type { Database } from "../../../database/database.ts"
import { findSharingAccounts } from "../related-account-store.ts"

/** Other accounts that may belong to the same person, each with what it shares. */
export async function listRelatedAccounts(
  database: Database,
  userId: number,
): Promise<RelatedAccount[]> {
  const accounts = await findSharingAccounts(database, userId)
  return accounts.map(({ network, phone, rut, ...account }) => ({
    ...account,
    shares: [
      ...(rut ? (["rut"] as const) : []),
      ...(phone ? (["phone"] as const) : []),
      ...(network ? (["network"] as const) : []),
    ],
  }))
}
