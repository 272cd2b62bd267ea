import type { CreditKind, MovementReason } from "@wara/domain/credits/credit"
import { type MovementKind, movementSigns } from "@wara/domain/credits/credit"
import type { Database } from "../../database/database.ts"
import {
  adFeaturedReservations,
  adReservations,
  creditMovements,
} from "../../database/schema/credits.ts"

/** Why a credit moves and who moved it; null means the system. */
export type MovementCause = {
  reason: MovementReason
  actorId: number | null
  note?: string
}

type Credit = { id: number; ownerId: number; orderId: number | null; adId: number | null }

export const creditTables = {
  publication: adReservations,
  featured: adFeaturedReservations,
} as const

/** Stores the movements of these credits; part of the transaction that moved them. */
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
