import type { CreditKind, CreditSource } from "@wara/domain/credits/credit"
import type { Database } from "../../../database/database.ts"
import { lockUser } from "../../../database/lock-user.ts"
import type { MovementCause } from "../ledger-store.ts"
import { insertCredits } from "../store.ts"

/** Credits that an account receives, bought with an order or given. */
export type CreditGrant = {
  ownerId: number
  source: CreditSource
  counts: Record<CreditKind, number>
  days: number
  orderId: number | null
}

/** Adds credits of both kinds to an owner, within the caller's transaction. */
export async function grantCredits(
  transaction: Database,
  grant: CreditGrant,
  cause: MovementCause,
): Promise<void> {
  const { counts, ...credit } = grant
  await lockUser(transaction, { id: grant.ownerId })
  const { publication, featured } = counts
  await insertCredits(transaction, "publication", { ...credit, count: publication }, cause)
  await insertCredits(transaction, "featured", { ...credit, count: featured }, cause)
}
