import type { Favourite, VisitorFavourite } from "@wara/contract/favourite"
import { endedFavouriteMonths } from "@wara/domain/favourites/favourite"
import { and, count, desc, eq, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { type Batches, deleteInBatches } from "../../database/delete-in-batches.ts"
import { ads } from "../../database/schema/ads.ts"
import { favourites } from "../../database/schema/favourites.ts"

type Key = { userId: number; adId: number }

const matches = ({ userId, adId }: Key) =>
  and(eq(favourites.userId, userId), eq(favourites.adId, adId))

/** The saved ads of a user, the last saved first. */
export async function listFavourites(database: Database, userId: number): Promise<Favourite[]> {
  const rows = await database
    .select()
    .from(favourites)
    .where(eq(favourites.userId, userId))
    .orderBy(desc(favourites.savedAt), desc(favourites.adId))
  return rows.map(presentFavourite)
}

export async function findFavourite(database: Database, key: Key): Promise<Favourite | null> {
  const [row] = await database.select().from(favourites).where(matches(key))
  return row ? presentFavourite(row) : null
}

export async function countFavourites(database: Database, userId: number): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(favourites)
    .where(eq(favourites.userId, userId))
  return row?.count ?? 0
}

/** The price of an ad and its currency; null when it is not public. */
export async function findPublicPrice(database: Database, adId: number, now: Date) {
  const [found] = await database
    .select({ price: ads.price, currency: ads.currency })
    .from(ads)
    .where(
      sql`${ads.id} = ${adId} and ${ads.state} = 'active' and ${ads.expiresAt} > ${now.toISOString()}::timestamptz`,
    )
  return found ?? null
}

/** Saves an ad; one that is saved already stays as it is. */
export async function insertFavourite(
  transaction: Database,
  favourite: typeof favourites.$inferInsert,
): Promise<void> {
  await transaction.insert(favourites).values(favourite).onConflictDoNothing()
}

export async function writeNote(transaction: Database, key: Key, note: string): Promise<void> {
  await transaction.update(favourites).set({ note }).where(matches(key))
}

export async function deleteFavourite(database: Database, key: Key): Promise<void> {
  await database.delete(favourites).where(matches(key))
}

/**
 * Saves what a browser saved for a visitor, the newest first, until the account has `max` ads: each
 * with the price that the ad had at that time, by its history. Ads that were never public are left
 * out, and ads that the account saved already stay as they are.
 */
export async function mergeFavourites(
  transaction: Database,
  userId: number,
  { saved, max }: { saved: readonly VisitorFavourite[]; max: number },
  now: Date,
): Promise<void> {
  const free = max - (await countFavourites(transaction, userId))
  await transaction.execute(sql`
    insert into favourites (user_id, ad_id, saved_price, saved_currency, saved_at)
    select ${userId}, ads.id, coalesce(past.price, ads.price), coalesce(past.currency, ads.currency), given.saved_at
    from json_to_recordset(${JSON.stringify(saved)}::json) as read (ad int, saved_at timestamptz)
    join ads on ads.id = read.ad and ads.published_at is not null and ads.state <> 'banned'
    cross join lateral (
      select least(greatest(read.saved_at, ads.published_at), ${now.toISOString()}::timestamptz) as saved_at
    ) as given
    left join lateral (
      select price, currency from ad_prices where ad_id = ads.id and at <= given.saved_at
      order by at desc limit 1
    ) as past on true
    where not exists (select from favourites where user_id = ${userId} and ad_id = ads.id)
    order by given.saved_at desc limit ${Math.max(0, free)}
    on conflict do nothing`)
}

/** Forgets saved ads that ended long ago. Returns how many. */
export function deleteOldFavourites(
  database: Database,
  now: Date,
  batches?: Batches,
): Promise<number> {
  const due = sql`exists (select from ads where ads.id = favourites.ad_id
    and ads.ended_at < ${now.toISOString()}::timestamptz - make_interval(months => ${endedFavouriteMonths}))`
  return deleteInBatches(database, favourites, due, batches)
}

function presentFavourite(row: typeof favourites.$inferSelect): Favourite {
  return {
    ad: row.adId,
    saved_price: row.savedPrice,
    saved_currency: row.savedCurrency,
    saved_at: row.savedAt.toISOString(),
    note: row.note,
  }
}
