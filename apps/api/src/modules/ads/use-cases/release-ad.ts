import { type HoldOutcome, mayDecideHold } from "@wara/domain/ads/ad-hold"
import { holdTexts } from "@wara/domain/ads/ad-hold-texts"
import { nextAdState } from "@wara/domain/ads/ad-lifecycle"
import { continuedEnd } from "@wara/domain/ads/ad-term"
import { adTexts } from "@wara/domain/ads/ad-texts"
import { DomainError } from "@wara/domain/errors"
import { rightsTexts } from "@wara/domain/privacy/rights-texts"
import type { AppContext } from "../../../app-context.ts"
import { recordAction } from "../../../audit/record-action.ts"
import type { Database } from "../../../database/database.ts"
import { lockSeller } from "../../../database/lock-user.ts"
import { adReleasedMail } from "../../../emails/ad-hold.ts"
import { queueAdChange, queueMail } from "../../../queue/enqueue.ts"
import { findAd, lockAd, updateAd } from "../ad-store.ts"
import { decideHold, findLastHold } from "../hold-store.ts"
import { adConflict } from "../own-ad-access.ts"
import { refuseOwnAd } from "./own-ad-steps.ts"

/**
 * Ends the open hold of an ad, if it has one. Part of the caller's transaction, which locked the ad.
 * Throws ForbiddenError when the same person placed it, unless the account was closed.
 */
export async function endHold(
  transaction: Database,
  call: { adId: number; actorId: number; outcome: HoldOutcome },
  now: Date,
): Promise<number | null> {
  const { actorId, adId, outcome } = call
  const hold = await findLastHold(transaction, adId)
  if (hold === null || hold.decidedAt !== null) return null
  if (outcome !== "account_closed" && !mayDecideHold(hold, actorId)) {
    throw new DomainError("ForbiddenError", "Another member of the team decides this hold", [
      { path: ["hold"], message: holdTexts.ownHold },
    ])
  }
  await decideHold(transaction, hold.id, { outcome, decidedAt: now, decidedBy: actorId })
  return hold.id
}

/**
 * Publishes an ad on hold again: its days and those of its featured placement continue where they
 * stopped. Notifies the owner by mail and records it, in one transaction. Throws NotFoundError,
 * ForbiddenError for the actor's own ad or own hold, and ConflictError for an ad that is not on hold.
 */
export async function releaseAdByStaff(
  { config, database }: Pick<AppContext, "config" | "database">,
  call: { adId: number; actorId: number; notes: string },
  now: Date,
): Promise<void> {
  const { actorId, adId, notes } = call
  await database.transaction(async (transaction) => {
    const found = await findAd(transaction, adId)
    if (found === null) throw noAd()
    const seller = await lockSeller(transaction, found.ownerId)
    const ad = await lockAd(transaction, adId)
    if (ad === null) throw noAd()
    refuseOwnAd(ad.ownerId, actorId)
    const state = nextAdState(ad.state, "release", "staff")
    if (seller.dataBlockedAt !== null) {
      throw adConflict("The owner has their data blocked", rightsTexts.ownerBlocked)
    }
    const { returnedAt } = ad
    if (ad.expiresAt === null || returnedAt === null || seller.blockedAt !== null) {
      throw adConflict("The ad cannot be published again", adTexts.notNow)
    }
    const holdId = await endHold(transaction, { adId, actorId, outcome: "released" }, now)
    const expiresAt = continuedEnd(ad.expiresAt, returnedAt, now)
    const featuredUntil = ad.featuredUntil && continuedEnd(ad.featuredUntil, returnedAt, now)
    await updateAd(transaction, adId, { state, expiresAt, featuredUntil, returnedAt: null })
    await queueAdChange(transaction, { adId, at: now, isReturn: true })
    const mail = adReleasedMail(config, {
      ...seller,
      name: ad.name,
      slug: ad.slug,
      expiresAt,
      notes,
    })
    await queueMail(transaction, `ad-released:${holdId}`, mail)
    await recordAction(transaction, {
      actorId,
      action: "ad.release",
      subject: { kind: "ads", id: adId, name: ad.name },
      before: { ad: ad.state },
      after: { ad: state, notes },
    })
  })
}

const noAd = () => new DomainError("NotFoundError", "Ad not found")
