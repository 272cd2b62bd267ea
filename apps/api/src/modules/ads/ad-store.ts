import type { AdState } from "@wara/domain/ads/ad-state"
import { and, eq, inArray } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { ads } from "../../database/schema/ads.ts"
import { orders } from "../../database/schema/orders.ts"

/** An ad as the steps of its life need it. */
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
  featuredUntil: Date | null
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
  featuredUntil: ads.featuredUntil,
  returnedAt: ads.returnedAt,
}

/** An ad that nobody else changes until the transaction ends. */
export async function lockAd(transaction: Database, id: number): Promise<LivingAd | null> {
  const [ad] = await transaction
    .select(columns)
    .from(ads)
    .where(eq(ads.id, id))
    .for("no key update")
  return ad ?? null
}

/** An ad as it is now. */
export async function findAd(database: Database, id: number): Promise<LivingAd | null> {
  const [ad] = await database.select(columns).from(ads).where(eq(ads.id, id))
  return ad ?? null
}

/** What a step of its life changes of an ad. */
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
    | "returnedAt"
  >
>

/** Leads an ad on. */
export async function updateAd(transaction: Database, id: number, step: AdStep): Promise<void> {
  await transaction.update(ads).set(step).where(eq(ads.id, id))
}

/** Whether an ad has that slug. */
export async function isSlugTaken(database: Database, slug: string): Promise<boolean> {
  return (await database.$count(ads, eq(ads.slug, slug))) > 0
}

/** How many of an owner's ads are in these states. */
export async function countInStates(
  database: Database,
  ownerId: number,
  states: readonly AdState[],
): Promise<number> {
  return database.$count(ads, and(eq(ads.ownerId, ownerId), inArray(ads.state, [...states])))
}

/** Deletes ads that nobody ever saw. Orders that were not paid for them keep what they bought. */
export async function deleteAds(transaction: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await transaction
    .update(orders)
    .set({ adId: null })
    .where(inArray(orders.adId, [...ids]))
  await transaction.delete(ads).where(inArray(ads.id, [...ids]))
}
