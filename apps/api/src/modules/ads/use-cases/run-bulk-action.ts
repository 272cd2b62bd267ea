import type { BulkAdAction, BulkAdResult } from "@wara/contract/own-ad"
import type { EndReason } from "@wara/domain/ads/review"
import { errorTexts } from "@wara/domain/error-texts"
import { DomainError } from "@wara/domain/errors"
import type { Database } from "../../../database/database.ts"
import { type OwnAdKey, requireOwnAd } from "../own-ad-access.ts"
import { deactivateAd } from "./own-ad-steps.ts"
import { renewAd } from "./renew-ad.ts"

export type BulkOrder = {
  ownerId: number
  action: BulkAdAction
  ads: readonly number[]
  /** Idempotency key: repeating the call renews no ad twice. */
  key: string
}

/**
 * Performs one action on several ads, each in its own transaction, so that a refused ad does not
 * affect the others. Renews as many as there are credits for, in the given order. Returns the
 * result of every ad; throws only errors that are not refusals.
 */
export async function runBulkAction(
  database: Database,
  order: BulkOrder,
  now: Date,
): Promise<BulkAdResult[]> {
  const results: BulkAdResult[] = []
  // Sequential: each locks the owner, and the order decides which ad gets the last credit.
  for (const adId of order.ads) {
    try {
      await database.transaction((transaction) => runOn(transaction, { ...order, adId }, now))
      results.push({ ad: adId, refusal: null })
    } catch (error) {
      results.push({ ad: adId, refusal: refusalOf(error) })
    }
  }
  return results
}

async function runOn(
  transaction: Database,
  { action, adId, key, ownerId }: BulkOrder & OwnAdKey,
  now: Date,
): Promise<void> {
  if (action === "renew") return renewAd(transaction, { adId, ownerId, key }, now)
  await endOnce(transaction, { adId, ownerId, reason: endReasons[action] }, now)
}

const endReasons = { pause: "withdrawn", sold: "sold" } as const satisfies Record<string, EndReason>

/**
 * An ad that already ended for the same reason stays unchanged, so that a repeated call succeeds.
 */
async function endOnce(
  transaction: Database,
  end: OwnAdKey & { reason: EndReason },
  now: Date,
): Promise<void> {
  const { ad } = await requireOwnAd(transaction, end)
  if (ad.state === "deactivated" && ad.endReason === end.reason) return
  await deactivateAd(transaction, end, now)
}

function refusalOf(error: unknown): BulkAdResult["refusal"] {
  if (!(error instanceof DomainError)) throw error
  const [detail] = error.details
  const message = detail?.message ?? errorTexts[error.code]
  if (error.code === "NotFoundError") return { reason: "not-found", message }
  if (error.code !== "ConflictError") return { reason: "account", message }
  const [path] = detail?.path ?? []
  if (path === "credits") return { reason: "credits", message }
  return { reason: path === "state" ? "state" : "account", message }
}
