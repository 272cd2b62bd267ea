import type { OwnAdSort, OwnAdSortField } from "@wara/contract/own-ad"
import type { AdDraft } from "@wara/domain/ads/ad-draft"
import { type AdState, type AdsByState, adsByState } from "@wara/domain/ads/ad-state"
import { and, count, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import type { StoredUser } from "../../database/lock-user.ts"
import { users } from "../../database/schema/accounts.ts"
import { adDrafts, adImages, ads } from "../../database/schema/ads.ts"
import { categories, communes, regions } from "../../database/schema/catalog.ts"
import { files } from "../../database/schema/files.ts"
import { adReviews } from "../../database/schema/reviews.ts"

export type Seller = Pick<
  StoredUser,
  | "id"
  | "email"
  | "firstname"
  | "rut"
  | "companyRut"
  | "confirmedAt"
  | "blockedAt"
  | "dataBlockedAt"
  | "deletedAt"
>

const columns = {
  id: users.id,
  email: users.email,
  firstname: users.firstname,
  rut: users.rut,
  companyRut: users.companyRut,
  confirmedAt: users.confirmedAt,
  blockedAt: users.blockedAt,
  dataBlockedAt: users.dataBlockedAt,
  deletedAt: users.deletedAt,
}

export async function findSeller(database: Database, id: number): Promise<Seller> {
  const [seller] = await database.select(columns).from(users).where(eq(users.id, id))
  if (!seller) throw new Error(`user ${id} does not exist`)
  return seller
}

/**
 * Filter of an owner's ads: their state is in the list, and name, maker or model contain every
 * word.
 */
type OwnAdFilter = { states: readonly AdState[]; words: readonly string[] }

/** When a draft was saved, or any other ad was changed. */
const lastChange = sql<Date>`coalesce(${adDrafts.savedAt}, ${ads.updatedAt})`.mapWith(ads.updatedAt)

/** A draft's text is in its content; the ad's own row is still empty. */
const text = (field: keyof AdDraft["ad"], column: SQL) =>
  sql`coalesce(${adDrafts.content} -> 'ad' ->> ${sql.raw(`'${field}'`)}, ${column})`

const shownName = text("name", sql`${ads.name}`)

const searchedText = sql`plain_text(concat_ws(' ', ${shownName},
  ${text("manufacturer", sql`${ads.manufacturer}`)}, ${text("model", sql`${ads.model}`)}))`

/** Condition for an owner's ads; requires drafts to be joined. Ignores accents and case. */
function ownAdsWhere(ownerId: number, { states, words }: OwnAdFilter): SQL | undefined {
  return and(
    eq(ads.ownerId, ownerId),
    isNull(ads.hiddenAt),
    inArray(ads.state, [...states]),
    ...words.map((word) => sql`strpos(${searchedText}, plain_text(${word})) > 0`),
  )
}

/**
 * Value compared by each sort field; null comes last. Prices are compared in pesos; drafts have
 * none.
 */
const sortValues: Record<OwnAdSortField, SQL> = {
  changed: sql`${lastChange}`,
  name: sql`nullif(plain_text(${shownName}), '')`,
  price: sql`nullif(${ads.priceClp}, 0)`,
  state: sql`${ads.state}`,
  published: sql`${ads.publishedAt}`,
  end: sql`case when ${ads.state} = 'active' then ${ads.expiresAt} end`,
}

/** The requested order, then the last change. */
function ownAdOrder(sort: OwnAdSort): SQL[] {
  const [field, direction] = sort.split(":", 2)
  const value = Object.entries(sortValues).find(([name]) => name === field)?.[1] ?? lastChange
  const first = direction === "asc" ? sql`${value} asc nulls last` : sql`${value} desc nulls last`
  return [first, sql`${lastChange} desc`]
}

/** A draft's content takes precedence over the ad's row, which is still empty. */
const typed = (field: keyof AdDraft["ad"], fallback: SQL) =>
  sql`coalesce((${adDrafts.content} -> 'ad' ->> ${sql.raw(`'${field}'`)})::int, ${fallback})`

function selectOwnAds(database: Database) {
  return database
    .select({
      ad: ads,
      draft: adDrafts.content,
      category: categories,
      commune: communes.name,
      region: regions.name,
      cover: files,
      review: adReviews,
      changedAt: lastChange,
      dataBlockedAt: users.dataBlockedAt,
      appealedAt: sql<Date | null>`(select hold.appealed_at from ad_holds as hold
        where hold.ad_id = ${ads.id} and hold.decided_at is null
        order by hold.id desc limit 1)`.mapWith(ads.updatedAt),
      saves: sql<number>`(select count(*)::int from favourites where favourites.ad_id = ${ads.id}
        and favourites.user_id <> ${ads.ownerId} and favourites.is_counted)`,
      contactReveals: sql<number>`(select count(distinct buyer_id)::int from leads where leads.ad_id = ${ads.id} and leads.channel = 'phone')`,
    })
    .from(ads)
    .innerJoin(users, eq(users.id, ads.ownerId))
    .leftJoin(adDrafts, eq(adDrafts.adId, ads.id))
    .leftJoin(categories, eq(categories.id, typed("category", sql`${ads.categoryId}`)))
    .leftJoin(communes, eq(communes.id, typed("commune", sql`${ads.communeId}`)))
    .leftJoin(regions, eq(regions.id, communes.regionId))
    .leftJoin(adImages, and(eq(adImages.adId, ads.id), eq(adImages.position, 1)))
    .leftJoin(files, eq(files.id, adImages.fileId))
    .leftJoin(
      adReviews,
      sql`${adReviews.id} = (select max(latest.id) from ad_reviews as latest where latest.ad_id = ${ads.id}
        and (latest.kind <> 'audit' or latest.state in ('changes_requested', 'rejected')))`,
    )
}

export type OwnAdRow = Awaited<ReturnType<typeof selectOwnAds>>[number]

export function listOwnAds(
  database: Database,
  ownerId: number,
  { states, words, sort }: OwnAdFilter & { sort: OwnAdSort },
  slice: { offset: number; limit: number },
): Promise<OwnAdRow[]> {
  return selectOwnAds(database)
    .where(ownAdsWhere(ownerId, { states, words }))
    .orderBy(...ownAdOrder(sort), desc(ads.id))
    .offset(slice.offset)
    .limit(slice.limit)
}

export async function countMatchingOwnAds(
  database: Database,
  ownerId: number,
  filter: OwnAdFilter,
): Promise<number> {
  const [row] = await database
    .select({ ads: count() })
    .from(ads)
    .leftJoin(adDrafts, eq(adDrafts.adId, ads.id))
    .where(ownAdsWhere(ownerId, filter))
  return row?.ads ?? 0
}

/** One of an owner's ads; null when it does not exist or belongs to another user. */
export async function findOwnAd(
  database: Database,
  key: { adId: number; ownerId: number },
): Promise<OwnAdRow | null> {
  const [row] = await selectOwnAds(database).where(
    and(eq(ads.id, key.adId), eq(ads.ownerId, key.ownerId), isNull(ads.hiddenAt)),
  )
  return row ?? null
}

/**
 * An owner's ads by state; every state is included. `all` also counts those that the owner removed
 * from the own list.
 */
export async function countAdsByState(
  database: Database,
  ownerId: number,
  scope: "listed" | "all",
): Promise<AdsByState> {
  const isListed = scope === "listed" ? isNull(ads.hiddenAt) : undefined
  const rows = await database
    .select({ state: ads.state, ads: count() })
    .from(ads)
    .where(and(eq(ads.ownerId, ownerId), isListed))
    .groupBy(ads.state)
  return adsByState(rows)
}
