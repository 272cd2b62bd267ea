import type { AbuseReason } from "@wara/domain/abuse/abuse-report"
import { appealLinkDays } from "@wara/domain/ads/ad-hold"
import { holdTexts, reasonOfReports } from "@wara/domain/ads/ad-hold-texts"
import { type AdActor, nextAdState } from "@wara/domain/ads/ad-lifecycle"
import { endOfTerm, isPublicAd, remainingDays } from "@wara/domain/ads/ad-term"
import { adTexts } from "@wara/domain/ads/ad-texts"
import type { ReviewReason } from "@wara/domain/ads/review"
import { DomainError } from "@wara/domain/errors"
import { paths } from "@wara/domain/site/paths"
import { hashToken, newToken } from "../../../access/token.ts"
import type { AppContext } from "../../../app-context.ts"
import { recordAction } from "../../../audit/record-action.ts"
import type { Database } from "../../../database/database.ts"
import { lockSeller } from "../../../database/lock-user.ts"
import { adOnHoldMail } from "../../../emails/ad-hold.ts"
import type { EmailSite } from "../../../emails/email-layout.ts"
import { queueMail } from "../../../queue/enqueue.ts"
import { findAd, lockAd, updateAd } from "../ad-store.ts"
import { findLastHold, insertHold } from "../hold-store.ts"
import { adConflict } from "../own-ad-access.ts"
import { findAdSubject } from "../review-desk-store.ts"
import { refuseOwnAd } from "./own-ad-steps.ts"

type Hold = { adId: number; placedBy: number | null; reason: ReviewReason; notes: string }

/**
 * Takes a public ad out of sight until somebody decides. Its credits stay on it and its days are
 * paused; the owner gets a mail with the reason and a link to appeal. Part of the caller's
 * transaction. Throws NotFoundError, and ConflictError for an ad that is not public.
 */
async function holdAd(
  transaction: Database,
  site: EmailSite,
  hold: Hold,
  now: Date,
): Promise<void> {
  const { adId, placedBy } = hold
  const found = await findAd(transaction, adId)
  if (found === null) throw noAd()
  const seller = await lockSeller(transaction, found.ownerId)
  const ad = await lockAd(transaction, adId)
  if (ad === null) throw noAd()
  const by: AdActor = placedBy === null ? "system" : "staff"
  const state = nextAdState(ad.state, "hold", by)
  if (!isPublicAd(ad, now)) throw adConflict("The term of the ad has ended", adTexts.notNow)
  await updateAd(transaction, adId, { state, returnedAt: now })
  const code = newToken()
  const holdId = await insertHold(transaction, {
    ...{ ...hold, cause: placedBy === null ? ("reports" as const) : ("staff" as const) },
    ...{ placedAt: now, codeHash: hashToken(code), codeExpiresAt: endOfTerm(now, appealLinkDays) },
  })
  if (seller.deletedAt !== null) return
  const link = `${site.baseUrl}${paths.appeal}?codigo=${code}`
  const days = remainingDays(ad.expiresAt, now)
  const mail = adOnHoldMail(site, { ...seller, ...hold, name: ad.name, days, link })
  await queueMail(transaction, `ad-on-hold:${holdId}`, mail)
}

const noAd = () => new DomainError("NotFoundError", "Ad not found")

/**
 * Puts a public ad on hold for a member of the team and records that, in one transaction. Throws
 * NotFoundError, ForbiddenError for the actor's own ad, and ConflictError for an ad that is not
 * public.
 */
export async function holdAdByStaff(
  { config, database }: Pick<AppContext, "config" | "database">,
  call: { adId: number; actorId: number; reason: ReviewReason; notes: string },
  now: Date,
): Promise<void> {
  const { actorId, adId, notes, reason } = call
  await database.transaction(async (transaction) => {
    const ad = await findAdSubject(transaction, adId)
    if (!ad) throw noAd()
    refuseOwnAd(ad.ownerId, actorId)
    await holdAd(transaction, config, { adId, placedBy: actorId, reason, notes }, now)
    await recordAction(transaction, {
      actorId,
      action: "ad.hold",
      subject: { kind: "ads", id: adId, name: ad.name },
      before: { ad: ad.state },
      after: { ad: "on_hold", reason, notes },
    })
  })
}

/**
 * Locks a reported ad with its owner, so that concurrent reports are counted one after the other.
 * Part of the caller's transaction.
 */
export async function lockReportedAd(
  transaction: Database,
  ad: { adId: number; ownerId: number },
): Promise<void> {
  await lockSeller(transaction, ad.ownerId)
  await lockAd(transaction, ad.adId)
}

/** Since when reports of an ad count towards a hold: what a released one was about is settled. */
export async function reportsCountSince(transaction: Database, adId: number): Promise<Date | null> {
  return (await findLastHold(transaction, adId))?.decidedAt ?? null
}

/**
 * Puts an ad on hold because of independent reports, unless it is not public any more. The reasons
 * are those of the reports, the gravest first. Part of the caller's transaction, which locked the
 * ad.
 */
export async function holdReportedAd(
  transaction: Database,
  site: EmailSite,
  { adId, reasons }: { adId: number; reasons: readonly AbuseReason[] },
  now: Date,
): Promise<void> {
  const ad = await findAd(transaction, adId)
  const [first] = reasons
  if (ad === null || first === undefined || !isPublicAd(ad, now)) return
  const notes = holdTexts.reported(reasons)
  const reason = reasonOfReports[first]
  await holdAd(transaction, site, { adId, placedBy: null, reason, notes }, now)
  await recordAction(transaction, {
    actorId: null,
    action: "ad.hold",
    subject: { kind: "ads", id: adId, name: ad.name },
    before: { ad: ad.state },
    after: { ad: "on_hold", reason, notes },
  })
}
