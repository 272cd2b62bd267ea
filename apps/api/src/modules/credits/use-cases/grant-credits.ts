import type { CreditKind, CreditSource } from "@wara/domain/credits/credit"
import { DomainError } from "@wara/domain/errors"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { lockUser } from "../../../database/lock-user.ts"
import { readSettings } from "../../settings/use-cases/settings.ts"
import type { MovementCause } from "../ledger-store.ts"
import { findGift, type Gift, insertCredits, insertGift } from "../store.ts"

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

/**
 * Grants the free publication credits of a new account [S1.2], within the transaction that creates
 * it.
 */
export async function grantFreeCredits(
  transaction: Database,
  config: Pick<Config, "freeAdsOnSignUp">,
  ownerId: number,
): Promise<void> {
  const { ad_days: days, free_ads: count } = await readSettings(transaction, config)
  const grant = { ownerId, source: "free", count, days, orderId: null } as const
  await insertCredits(transaction, "publication", grant, { reason: "sign-up", actorId: null })
}
