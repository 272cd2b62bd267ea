import { nextAdState } from "@wara/domain/ads/ad-lifecycle"
import type { ReviewReason } from "@wara/domain/ads/review"
import { DomainError } from "@wara/domain/errors"
import type { AppContext } from "../../../app-context.ts"
import { recordAction } from "../../../audit/record-action.ts"
import type { Database } from "../../../database/database.ts"
import { lockSeller } from "../../../database/lock-user.ts"
import { adBannedMail } from "../../../emails/ad-decisions.ts"
import type { EmailSite } from "../../../emails/email-layout.ts"
import { findAd, lockAd, updateAd } from "../ad-store.ts"
import { queueDecisionMail } from "../decision-mail.ts"
import { endLinkPurposes, spendEndLinks } from "../end-store.ts"
import { findAdSubject } from "../review-desk-store.ts"
import { withdrawReviews } from "../review-store.ts"
import { recordDecision } from "./record-decision.ts"
import { endHold } from "./release-ad.ts"

/**
 * Ends an ad permanently; no credit is returned, and a pending submission is withdrawn. Notifies
 * the owner by mail, unless `notify` is false because the mail about their blocked account covers it.
 * Part of the caller's transaction. Throws NotFoundError, ConflictError when its state allows no ban,
 * and ForbiddenError for an ad that the same person put on hold.
 */
export async function banAd(
  transaction: Database,
  site: EmailSite,
  ban: { adId: number; actorId: number; reason: ReviewReason; notes: string; notify?: boolean },
  now: Date,
): Promise<void> {
  const { actorId, adId, notes, reason } = ban
  const found = await findAd(transaction, adId)
  if (found === null) throw noAd()
  const seller = await lockSeller(transaction, found.ownerId)
  const ad = await lockAd(transaction, adId)
  if (ad === null) throw noAd()
  const state = nextAdState(ad.state, "ban", "staff")
  const outcome = ban.notify === false ? "account_closed" : "banned"
  if (ad.state === "on_hold") await endHold(transaction, { adId, actorId, outcome }, now)
  const ending = { endedAt: ad.endedAt ?? now, endReason: null, banReason: reason, banNotes: notes }
  await updateAd(transaction, adId, { state, ...ending, returnedAt: null })
  await withdrawReviews(transaction, [adId], now, { actorId })
  await spendEndLinks(transaction, adId, endLinkPurposes, now)
  // A deleted account has no address; its ads remain as records.
  if (seller.deletedAt !== null || ban.notify === false) return
  const mail = adBannedMail(site, { ...seller, name: ad.name, reason, notes })
  await queueDecisionMail(transaction, "ban", adId, mail, now)
}

const noAd = () => new DomainError("NotFoundError", "Ad not found")

/**
 * Bans an ad and records that, in one transaction; returns the number of the decision. Throws
 * NotFoundError and ConflictError.
 */
export async function banAdByStaff(
  { config, database }: Pick<AppContext, "config" | "database">,
  ban: { adId: number; actorId: number; reason: ReviewReason; notes: string },
  now: Date,
): Promise<number> {
  return database.transaction(async (transaction) => {
    const ad = await findAdSubject(transaction, ban.adId)
    if (!ad) throw new DomainError("NotFoundError", "Ad not found")
    const decision = { ...ban, kind: "ban", ownerId: ad.ownerId, reviewId: null } as const
    const decisionId = await recordDecision(transaction, decision, now, () =>
      banAd(transaction, config, ban, now),
    )
    await recordAction(transaction, {
      actorId: ban.actorId,
      action: "ad.ban",
      subject: { kind: "ads", id: ban.adId, name: ad.name },
      before: { ad: ad.state },
      after: { ad: "banned", reason: ban.reason, notes: ban.notes },
    })
    return decisionId
  })
}
