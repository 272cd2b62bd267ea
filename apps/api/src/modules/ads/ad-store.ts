import type { AdState } from "@wara/domain/ads/ad-state"
import type { AdBeforeDecision } from "@wara/domain/ads/decision-undo"
import type { EndReason } from "@wara/domain/ads/review"
import { and, eq, inArray, isNull, lte, ne } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { adFeaturings } from "../../database/schema/ad-terms.ts"
import { ads } from "../../database/schema/ads.ts"
import { adFeaturedReservations } from "../../database/schema/credits.ts"
import { hasCreditOn } from "../credits/use-cases/count-credits.ts"
import { findPendingReview } from "./review-store.ts"

export type ExistingAd = {
  id: number
  ownerId: number
  state: AdState
  slug: string
  name: string
  days: number
  publishedAt: Date | null
  expiresAt: Date | null
  endedAt: Date | null
  endReason: EndReason | null
  /** When it was first sent to review; null for a draft never submitted. */
  submittedAt: Date | null
  featured: boolean
  featuredUntil: Date | null
  hiddenAt: Date | null
  returnedAt: Date | null
}

const columns = {
  id: ads.id,
  ownerId: ads.ownerId,
  state: ads.state,
  slug: ads.slug,
  name: ads.name,
  days: ads.days,
  publishedAt: ads.publishedAt,
  expiresAt: ads.expiresAt,
  endedAt: ads.endedAt,
  endReason: ads.endReason,
  submittedAt: ads.submittedAt,
  featured: ads.featured,
  featuredUntil: ads.featuredUntil,
  hiddenAt: ads.hiddenAt,
  returnedAt: ads.returnedAt,
}

export async function findAd(database: Database, id: number): Promise<ExistingAd | null> {
  const [ad] = await database.select(columns).from(ads).where(eq(ads.id, id))
  return ad ?? null
}

/** An ad, locked against other changes until the transaction ends. */
export async function lockAd(transaction: Database, id: number): Promise<ExistingAd | null> {
  const [ad] = await transaction
    .select(columns)
    .from(ads)
    .where(eq(ads.id, id))
    .for("no key update")
  return ad ?? null
}

export async function isSlugTaken(
  database: Database,
  { adId, slug }: { adId: number; slug: string },
): Promise<boolean> {
  return (await database.$count(ads, and(eq(ads.slug, slug), ne(ads.id, adId)))) > 0
}

/** Counts an owner's ads in these states, without removed ones. */
export async function countInStates(
  database: Database,
  ownerId: number,
  states: readonly AdState[],
): Promise<number> {
  const own = and(eq(ads.ownerId, ownerId), isNull(ads.hiddenAt))
  return database.$count(ads, and(own, inArray(ads.state, [...states])))
}

export type AdStep = Partial<
  Pick<
    typeof ads.$inferInsert,
    | "state"
    | "slug"
    | "days"
    | "submittedAt"
    | "publishedAt"
    | "expiresAt"
    | "endedAt"
    | "endReason"
    | "featuredUntil"
    | "hiddenAt"
    | "returnedAt"
  >
>

export async function updateAd(transaction: Database, id: number, step: AdStep): Promise<void> {
  await transaction.update(ads).set(step).where(eq(ads.id, id))
}

const iso = (instant: Date | null) => instant?.toISOString() ?? null

/** The current state of everything a decision may change on an ad. */
export async function snapshotAd(transaction: Database, adId: number): Promise<AdBeforeDecision> {
  const [ad] = await transaction.select().from(ads).where(eq(ads.id, adId))
  if (!ad) throw new Error(`ad ${adId} does not exist`)
  return {
    state: ad.state,
    published_at: iso(ad.publishedAt),
    expires_at: iso(ad.expiresAt),
    ended_at: iso(ad.endedAt),
    end_reason: ad.endReason,
    featured_until: iso(ad.featuredUntil),
    returned_at: iso(ad.returnedAt),
    was_pending: (await findPendingReview(transaction, adId)) !== null,
    credits: {
      publication: await hasCreditOn(transaction, "publication", adId),
      featured: await hasCreditOn(transaction, "featured", adId),
    },
  }
}

/** Restores what a decision changed on an ad. */
export async function restoreAd(
  transaction: Database,
  adId: number,
  before: AdBeforeDecision,
): Promise<void> {
  const instant = (text: string | null) => (text === null ? null : new Date(text))
  await transaction
    .update(ads)
    .set({
      state: before.state,
      publishedAt: instant(before.published_at),
      expiresAt: instant(before.expires_at),
      endedAt: instant(before.ended_at),
      endReason: before.end_reason,
      featuredUntil: instant(before.featured_until),
      returnedAt: instant(before.returned_at),
      banReason: null,
      banNotes: "",
      // An ad that is in review or public again must be visible in its owner's list.
      hiddenAt: null,
    })
    .where(eq(ads.id, adId))
}

/** Days of the featured credit on an ad; null when there is none. */
export async function findFeaturedDays(database: Database, adId: number): Promise<number | null> {
  const { days, usedUpAt } = adFeaturedReservations
  const [credit] = await database
    .select({ days })
    .from(adFeaturedReservations)
    .where(and(eq(adFeaturedReservations.adId, adId), isNull(usedUpAt)))
  return credit?.days ?? null
}

/** Ads whose featured days are over; the days are paused while an ad is under review again. */
export async function listFeaturedBefore(database: Database, now: Date): Promise<number[]> {
  const over = await database
    .select({ id: ads.id })
    .from(ads)
    .where(and(lte(ads.featuredUntil, now), isNull(ads.returnedAt)))
  return over.map(({ id }) => id)
}

export async function wasFeatured(database: Database, adId: number, key: string): Promise<boolean> {
  const same = and(eq(adFeaturings.adId, adId), eq(adFeaturings.idempotencyKey, key))
  return (await database.$count(adFeaturings, same)) > 0
}

export async function insertFeaturing(
  transaction: Database,
  featuring: typeof adFeaturings.$inferInsert,
): Promise<void> {
  await transaction.insert(adFeaturings).values(featuring)
}

export async function endFeaturing(transaction: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await transaction
    .update(ads)
    .set({ featuredUntil: null })
    .where(inArray(ads.id, [...ids]))
}
