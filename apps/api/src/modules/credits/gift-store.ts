import type { CreditKind } from "@wara/domain/credits/credit"
import { eq } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { creditGifts } from "../../database/schema/credits.ts"

/** A gift of credits as it is asked for. */
export type Gift = {
  idempotencyKey: string
  ownerId: number
  credit: CreditKind
  count: number
  note: string
  actorId: number
}

/** Writes a gift down; null when its key was used before. */
export async function insertGift(transaction: Database, gift: Gift): Promise<number | null> {
  const [row] = await transaction
    .insert(creditGifts)
    .values(gift)
    .onConflictDoNothing({ target: creditGifts.idempotencyKey })
    .returning({ id: creditGifts.id })
  return row?.id ?? null
}

/** The gift of a key. */
export async function findGift(database: Database, key: string): Promise<Gift | null> {
  const [row] = await database.select().from(creditGifts).where(eq(creditGifts.idempotencyKey, key))
  return row ?? null
}
