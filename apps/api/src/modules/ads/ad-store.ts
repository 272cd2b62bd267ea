import type { AdState } from "@wara/domain/ads/ad-state"
import type { EndReason } from "@wara/domain/ads/review"
import { and, eq, inArray, isNotNull, isNull, lte, ne, sql } from "drizzle-orm"
import type { Match } from "../../collections/dialect/find-statement.ts"
import { rootRow } from "../../collections/dialect/record-sql.ts"
import type { Database } from "../../database/database.ts"
import { adFeaturings } from "../../database/schema/ad-terms.ts"
import { adDrafts, ads } from "../../database/schema/ads.ts"
import { adFeaturedReservations } from "../../database/schema/credits.ts"
import { orders } from "../../database/schema/orders.ts"

export type LivingAd = {
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

/** An ad, locked against other changes until the transaction ends. */
export async function lockAd(transaction: Database, id: number): Promise<LivingAd | null> {
  const [ad] = await transaction
    .select(columns)
    .from(ads)
    .where(eq(ads.id, id))
    .for("no key update")
  return ad ?? null
}

export async function findAd(database: Database, id: number): Promise<LivingAd | null> {
  const [ad] = await database.select(columns).from(ads).where(eq(ads.id, id))
  return ad ?? null
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

/**
 * Removes drafts. Drafts never submitted are deleted; others are only hidden, because ledger and
 * reviews reference them. Unpaid orders of deleted drafts keep their items.
 */
export async function removeDrafts(
  transaction: Database,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return
  const hidden = await transaction
    .update(ads)
    .set({ hiddenAt: now })
    .where(and(inArray(ads.id, [...ids]), isNotNull(ads.submittedAt)))
    .returning({ id: ads.id })
  const hiddenIds = hidden.map(({ id }) => id)
  await transaction.delete(adDrafts).where(inArray(adDrafts.adId, hiddenIds))
  await deleteAds(
    transaction,
    ids.filter((id) => !hiddenIds.includes(id)),
  )
}

async function deleteAds(transaction: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await transaction
    .update(orders)
    .set({ adId: null })
    .where(inArray(orders.adId, [...ids]))
  await transaction.delete(ads).where(inArray(ads.id, [...ids]))
}

/** Restricts matches to the ads of these communes, in the order of the communes. */
export function inOrderOfCommunes(found: Match | null, communeIds: readonly number[]): Match {
  const ids = sql`${`{${communeIds.join(",")}}`}::int[]`
  const isThere = sql`${rootRow}.commune_id = any(${ids})`
  return {
    where: found ? sql`(${found.where}) and ${isThere}` : isThere,
    last: found?.last ?? null,
    rank: sql`-array_position(${ids}, ${rootRow}.commune_id)`,
    filters: [],
  }
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

export async function endFeaturing(transaction: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await transaction
    .update(ads)
    .set({ featuredUntil: null })
    .where(inArray(ads.id, [...ids]))
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
