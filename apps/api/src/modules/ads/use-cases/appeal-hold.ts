import type { AdHold } from "@wara/contract/ad-hold"
import { canAppeal } from "@wara/domain/ads/ad-hold"
import { holdTexts } from "@wara/domain/ads/ad-hold-texts"
import { DomainError } from "@wara/domain/errors"
import { hashToken } from "../../../access/token.ts"
import type { Database } from "../../../database/database.ts"
import { lockSeller } from "../../../database/lock-user.ts"
import { lockAd } from "../ad-store.ts"
import { findHoldByCode, findLastHold, type StoredHold, storeAppeal } from "../hold-store.ts"
import { endLinkExpired } from "../mail-end.ts"
import { noSuchAd, type OwnAdKey, requireOwnAd } from "../own-ad-access.ts"

/** A hold as the owner reads it; never who placed it or who reported. */
export function presentHold(hold: StoredHold): AdHold {
  return {
    reason: hold.reason,
    notes: hold.notes,
    placed_at: hold.placedAt.toISOString(),
    appealed_at: hold.appealedAt?.toISOString() ?? null,
    decided_at: hold.decidedAt?.toISOString() ?? null,
    outcome: hold.outcome,
  }
}

/** The hold that a mailed code opens, with the ad's name. Throws LinkExpiredError. */
export async function readHoldLink(
  database: Database,
  code: string,
  now: Date,
): Promise<{ name: string; hold: AdHold }> {
  const found = await findHoldByCode(database, hashToken(code), now)
  if (found === null) throw endLinkExpired()
  return { name: found.name, hold: presentHold(found.hold) }
}

/**
 * Stores the appeal of a hold by its mailed code, which is the proof. Sending the same text again
 * changes nothing. Throws LinkExpiredError, and ConflictError when it was appealed or decided.
 */
export async function appealByLink(
  database: Database,
  { code, text }: { code: string; text: string },
  now: Date,
): Promise<{ name: string; hold: AdHold }> {
  const found = await findHoldByCode(database, hashToken(code), now)
  if (found === null) throw endLinkExpired()
  await database.transaction(async (transaction) => {
    await lockSeller(transaction, found.ownerId)
    await lockAd(transaction, found.hold.adId)
    const current = await findHoldByCode(transaction, hashToken(code), now)
    if (current === null) throw endLinkExpired()
    await appeal(transaction, current.hold, text, now)
  })
  return readHoldLink(database, code, now)
}

/** The same for the logged-in owner. Throws NotFoundError also for an ad that never had a hold. */
export async function appealOwnHold(
  database: Database,
  { text, ...key }: OwnAdKey & { text: string },
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { ad } = await requireOwnAd(transaction, key)
    const hold = await findLastHold(transaction, ad.id)
    if (hold === null) throw noSuchAd()
    await appeal(transaction, hold, text, now)
  })
}

async function appeal(
  transaction: Database,
  hold: StoredHold,
  text: string,
  now: Date,
): Promise<void> {
  if (hold.appeal === text) return
  if (!canAppeal(hold)) {
    const message = hold.decidedAt === null ? holdTexts.appealedBefore : holdTexts.decidedBefore
    throw new DomainError("ConflictError", "This hold cannot be appealed any more", [
      { path: ["text"], message },
    ])
  }
  await storeAppeal(transaction, hold.id, { appeal: text, appealedAt: now })
}
