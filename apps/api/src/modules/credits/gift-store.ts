import type { CreditKind } from "@wara/domain/credits/credit"
import { eq } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { creditGifts } from "../../database/schema/credits.ts"

export type Gift = {
  idempotencyKey: string
  ownerId: number
  credit: CreditKind
  count: number
  note: string
  actorId: number
}

/** Stores a gift; null when its key was already used. */
export async function insertGift(transaction: Database, gift: Gift): Promise<number | null> {
  const [row] = await transaction
    .insert(creditGifts)
    .values(gift)
    .onConflictDoNothing({ target: creditGifts.idempotencyKey })
    .returning({ id: creditGifts.id })
  return row?.id ?? null
}

export async function findGift(database: Database, key: string): Promise<Gift | null> {
  const [row] = await database.select().from(creditGifts).where(eq(creditGifts.idempotencyKey, key))
  return row ?? null
}
