import type { CreditKind, MovementReason } from "@wara/domain/credits/credit"
import { type MovementKind, movementSigns } from "@wara/domain/credits/credit"
import type { Database } from "../../database/database.ts"
import {
  adFeaturedReservations,
  adReservations,
  creditMovements,
} from "../../database/schema/credits.ts"

/** Why a credit moves and who moved it; null is the house itself. */
export type MovementCause = {
  reason: MovementReason
  actorId: number | null
  note?: string
}

/** A credit as its movements need it. */
type Credit = { id: number; ownerId: number; orderId: number | null; adId: number | null }

/** Where credits of each kind lie. */
export const creditTables = {
  publication: adReservations,
  featured: adFeaturedReservations,
} as const

/** Writes down that these credits moved; part of the transaction that moved them. */
export async function writeMovements(
  transaction: Database,
  kind: MovementKind,
  credit: CreditKind,
  credits: readonly Credit[],
  cause: MovementCause,
): Promise<void> {
  if (credits.length === 0) return
  const rows = credits.map(({ id, ownerId, adId, orderId }) => ({
    ownerId,
    credit,
    creditId: id,
    kind,
    amount: movementSigns[kind],
    adId,
    orderId,
    ...cause,
  }))
  await transaction.insert(creditMovements).values(rows)
}
