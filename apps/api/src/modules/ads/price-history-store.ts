import {
  endOfPriceDrop,
  findPriceDrop,
  type PricePoint,
  priceDropDays,
} from "@wara/domain/ads/price-drop"
import type { Currency } from "@wara/domain/money/money"
import { asc, eq, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { type Batches, inBatches } from "../../database/delete-in-batches.ts"
import { adPrices } from "../../database/schema/ad-prices.ts"
import { ads } from "../../database/schema/ads.ts"

/** Columns of an ad that say from which price it fell, and when. */
type DropColumns = Pick<typeof ads.$inferInsert, "priceDroppedAt" | "priceBeforeDrop">

/**
 * Adds the new price of a published ad to its history and returns the columns that depend on it, to
 * be stored with the price; null when the price is the same, or was never published. The ad must be
 * locked. A constraint trigger refuses a price that is missing here.
 */
export async function recordPrice(
  transaction: Database,
  adId: number,
  next: { price: number; currency: Currency },
  now: Date,
): Promise<DropColumns | null> {
  const [before] = await transaction
    .select({ price: ads.price, currency: ads.currency, at: ads.publishedAt })
    .from(ads)
    .where(eq(ads.id, adId))
  if (!before?.at) return null
  if (before.price === next.price && before.currency === next.currency) return null
  const known = await listPrices(transaction, adId)
  const first = known.length === 0 ? [{ ...before, at: before.at }] : []
  const at = instantAfter([...known, ...first], now)
  const point = { price: next.price, currency: next.currency, at }
  const added = [...first, point].map(({ at, currency, price }) => ({ adId, at, price, currency }))
  await transaction.insert(adPrices).values(added)
  const drop = findPriceDrop([...known, ...first, point])
  return drop && endOfPriceDrop(drop) > now
    ? { priceDroppedAt: drop.at, priceBeforeDrop: drop.from }
    : { priceDroppedAt: null, priceBeforeDrop: null }
}

/** Prices since publication, oldest first; empty when the price never changed. */
export function listPrices(database: Database, adId: number): Promise<PricePoint[]> {
  return database
    .select({ price: adPrices.price, currency: adPrices.currency, at: adPrices.at })
    .from(adPrices)
    .where(eq(adPrices.adId, adId))
    .orderBy(asc(adPrices.at))
}

/** Now, or a millisecond after the last price: the order of rows is the order of changes. */
function instantAfter(known: readonly PricePoint[], now: Date): Date {
  const last = known.at(-1)?.at.getTime() ?? 0
  return new Date(Math.max(now.getTime(), last + 1))
}

/**
 * Stops showing drops after their days, in batches. Returns how many; locked ads are left for the
 * next run.
 */
export function clearOldDrops(database: Database, now: Date, batches?: Batches): Promise<number> {
  return inBatches(async (limit) => {
    const { rowCount } = await database.execute(sql`
    update ads set price_dropped_at = null, price_before_drop = null where id in (
      select id from ads
      where price_dropped_at <= ${now.toISOString()}::timestamptz - make_interval(days => ${priceDropDays})
      limit ${limit} for no key update skip locked)`)
    return rowCount ?? 0
  }, batches)
}
