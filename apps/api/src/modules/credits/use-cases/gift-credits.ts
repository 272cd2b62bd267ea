import { DomainError } from "@wara/domain/errors"
import type { Database } from "../../../database/database.ts"
import { readSettings } from "../../settings/use-cases/read-settings.ts"
import { findGift, type Gift, insertGift } from "../gift-store.ts"
import { grantCredits } from "./grant-credits.ts"

/**
 * Gives credits to a person, once per key, within the caller's transaction. Returns null when the
 * same gift was given before. Throws ConflictError when the key belongs to a different gift.
 */
export async function giftCredits(transaction: Database, gift: Gift): Promise<number | null> {
  const id = await insertGift(transaction, gift)
  if (id === null) {
    const given = await findGift(transaction, gift.idempotencyKey)
    const isSame =
      given?.ownerId === gift.ownerId &&
      given.credit === gift.credit &&
      given.count === gift.count &&
      given.actorId === gift.actorId
    if (isSame) return null
    throw new DomainError("ConflictError", "This key was already used for another gift")
  }
  const { actorId, count, credit, note, ownerId } = gift
  const counts = { publication: 0, featured: 0, [credit]: count }
  const { ad_days: days } = await readSettings(transaction)
  const grant = { ownerId, source: "gift", counts, days, orderId: null } as const
  await grantCredits(transaction, grant, { reason: "gift", actorId, note })
  return id
}
