import type { WantedReceipt } from "@wara/contract/wanted"
import { DomainError } from "@wara/domain/errors"
import { inSeconds } from "@wara/domain/time"
import { wantedRate } from "@wara/domain/wanted/wanted-ad"
import type { NewWanted } from "@wara/domain/wanted/wanted-schema"
import { wantedTexts } from "@wara/domain/wanted/wanted-texts"
import { limitCalls } from "../../../access/limits.ts"
import type { Database } from "../../../database/database.ts"
import { lockAccount, type StoredUser } from "../../../database/lock-user.ts"
import { unknownChoice, wantedConflict } from "../wanted-errors.ts"
import {
  findChoices,
  findFreeSlot,
  findWantedByKey,
  insertWanted,
  type StoredWanted,
} from "../wanted-store.ts"

export type WantedCall = { ownerId: number; key: string; wanted: NewWanted }

/**
 * Stores what a person seeks for the team's review, once per key. Calls of one person follow each
 * other, so that parallel ones make at most three. Throws UnverifiedEmailError, ValidationError for
 * an unknown category or commune, ConflictError when all places are taken and for a key of another
 * wanted ad, RateLimitError past the limit of the day.
 */
export async function publishWanted(
  database: Database,
  call: WantedCall,
  now: Date,
): Promise<WantedReceipt> {
  return database.transaction(async (transaction) => {
    requireConfirmed(await lockAccount(transaction, { id: call.ownerId }))
    const chosen = await findChoices(transaction, call.wanted)
    const known = await findWantedByKey(transaction, call)
    if (known !== null) return replay(known, { ...call.wanted, ...chosen })
    const slot = await findFreeSlot(transaction, call.ownerId)
    if (slot === null) throw tooMany()
    if (chosen.categoryId === null) {
      throw unknownChoice("category", wantedTexts.categoryUnknown)
    }
    if (call.wanted.commune !== "" && chosen.communeId === null) {
      throw unknownChoice("commune", wantedTexts.communeUnknown)
    }
    const { alert, budget, manufacturer, name, radius_km, text, year_max, year_min } = call.wanted
    const stored = await insertWanted(transaction, {
      ...{ ownerId: call.ownerId, idempotencyKey: call.key, slot, createdAt: now },
      ...{ categoryId: chosen.categoryId, communeId: chosen.communeId, radiusKm: radius_km },
      ...{ name, manufacturer, yearMin: year_min, yearMax: year_max, budget, text },
      awaitsAlert: alert,
    })
    await limitCalls(transaction, {
      ...{ name: "wanted-ads", caller: String(call.ownerId), limit: wantedRate.max },
      windowSeconds: inSeconds(wantedRate.windowMs),
    })
    return { documentId: stored.documentId }
  })
}

/** Throws UnauthorizedError, and UnverifiedEmailError before the e-mail is confirmed. */
export function requireConfirmed(person: StoredUser | null): asserts person is StoredUser {
  if (person === null || person.blockedAt !== null) {
    throw new DomainError("UnauthorizedError", "Log-in required")
  }
  if (person.confirmedAt !== null && person.dataBlockedAt === null) return
  throw new DomainError("UnverifiedEmailError", "The e-mail must be confirmed first", [
    { path: ["email_confirmation"], message: wantedTexts.unconfirmed },
  ])
}

/** The refusal of a fourth open wanted ad. */
export function tooMany(): DomainError {
  return wantedConflict("wanted", "All places are taken", wantedTexts.tooMany)
}

function replay(
  known: StoredWanted,
  wanted: NewWanted & Awaited<ReturnType<typeof findChoices>>,
): WantedReceipt {
  const isSame =
    known.name === wanted.name &&
    known.text === wanted.text &&
    known.categoryId === wanted.categoryId &&
    known.communeId === wanted.communeId &&
    known.radiusKm === wanted.radius_km &&
    known.manufacturer === wanted.manufacturer &&
    known.yearMin === wanted.year_min &&
    known.yearMax === wanted.year_max &&
    known.budget === wanted.budget
  if (isSame) return { documentId: known.documentId }
  throw new DomainError(
    "ConflictError",
    "This Idempotency-Key was already used for another wanted ad",
    [{ path: ["Idempotency-Key"], message: "was already used for another wanted ad" }],
  )
}
