import { inboxOf } from "@wara/domain/accounts/inbox"
import type { AdContent } from "@wara/domain/ads/ad-schema"
import {
  maxNetworkAccounts,
  minPeers,
  type PricePeers,
  type RelatedTraits,
} from "@wara/domain/risk/assess-risk"
import { riskTraits } from "@wara/domain/risk/risk-signal"
import { eq, type SQL, sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"
import { users } from "../../database/schema/accounts.ts"
import { ads } from "../../database/schema/ads.ts"
import { adReviews } from "../../database/schema/reviews.ts"
import { readDollar } from "../indicators/use-cases/read-indicators.ts"
import { similarFiles } from "./duplicates-store.ts"

/** A submission with what identifies its seller. */
export type RiskSubject = {
  reviewId: number
  adId: number
  state: string
  content: AdContent
  owner: {
    id: number
    email: string
    phone: string | null
    rut: string | null
    companyRut: string | null
  }
}

export async function findRiskSubject(
  database: Database,
  reviewId: number,
): Promise<RiskSubject | null> {
  const owner = {
    id: users.id,
    email: users.email,
    phone: users.phone,
    rut: users.rut,
    companyRut: users.companyRut,
  }
  const [found] = await database
    .select({
      reviewId: adReviews.id,
      adId: adReviews.adId,
      state: adReviews.state,
      content: adReviews.content,
      owner,
    })
    .from(adReviews)
    .innerJoin(ads, eq(ads.id, adReviews.adId))
    .innerJoin(users, eq(users.id, ads.ownerId))
    .where(eq(adReviews.id, reviewId))
  return found ?? null
}

/** Evidence of one kind that is stored at most: more would prove nothing more. */
const maxEvidence = 20

/** Days; older log-ins prove little, because networks change owners. */
const networkDays = 90

/** Sessions of a network that are looked through. */
const maxSessions = 500

const texts = (values: readonly (string | null)[]): SQL => {
  const given = values.filter((value) => value !== null && value !== "")
  return sql`${sql.param([...new Set(given)])}::text[]`
}

const relatedSchema = z.object({
  id: z.number(),
  isBanned: z.boolean(),
  shares: z.array(z.enum(riskTraits)),
})

/**
 * Other accounts that share the RUT, phone, e-mail or network of the seller, or use the ad's phone
 * or e-mail, also in an ad. A deleted account is recognised only by the hash of its RUT, if it used
 * free credits. Each trait has an index. The team's own accounts are left out.
 */
export async function findRelatedTraits(
  database: Database,
  { content, owner }: RiskSubject,
): Promise<RelatedTraits[]> {
  const ruts = texts([owner.rut, owner.companyRut])
  const phones = texts([owner.phone, content.phone])
  const inboxes = texts([inboxOf(owner.email), inboxOf(content.email)])
  return readRows(
    database,
    relatedSchema,
    sql`
    with found as (
      select id as user_id, 'rut' as trait from users where rut = any(${ruts})
      union select id, 'rut' from users where company_rut = any(${ruts})
      union select owner_id, 'rut' from free_credit_claims where rut_hash = any(
        select sha256(convert_to('free-credits:' || rut, 'UTF8')) from unnest(${ruts}) as rut)
      union select id, 'phone' from users where phone = any(${phones})
      union select owner_id, 'phone' from ads
        where phone is not null and phone = any(${phones}) and owner_id <> ${owner.id}
      union select id, 'email' from users
        where inbox_of(email::text) = any(${inboxes})
      union select owner_id, 'email' from ads where email is not null
        and inbox_of(email) = any(${inboxes})
        and owner_id <> ${owner.id}
      union select user_id, 'network' from (
        select user_id from sessions where network_hash in (
          select network_hash from sessions where user_id = ${owner.id}
            and network_hash is not null
            and created_at > now() - make_interval(days => ${networkDays}::int))
          and created_at > now() - make_interval(days => ${networkDays}::int)
        limit ${maxSessions}) as neighbours
    )
    select users.id, users.blocked_at is not null as "isBanned", array_agg(found.trait) as shares
    from found join users on users.id = found.user_id
    where users.id <> ${owner.id} and users.role = 'user'
    group by users.id
    order by users.blocked_at is not null desc, count(*) desc, users.id desc
    limit ${maxEvidence + maxNetworkAccounts}`,
  )
}

const idsSchema = z.object({ id: z.number() })

/** Ads that count as evidence: those that have long been out of sight do not. */
const isComparable = (ownerId: number) => sql`ads.owner_id <> ${ownerId}
  and ads.state not in ('draft', 'awaiting_payment')
  and (ads.ended_at is null or ads.ended_at > now() - interval '180 days')`

/** Ads of other sellers with a picture that is the same or very similar. */
export async function findPictureAds(
  database: Database,
  { content, owner }: RiskSubject,
): Promise<number[]> {
  const rows = await readRows(
    database,
    idsSchema,
    sql`with similar_files as materialized (${similarFiles(content.gallery)})
    select distinct pictured.id from similar_files, lateral (
      select ads.id from ad_images join ads on ads.id = ad_images.ad_id
      where ad_images.file_id = similar_files.id and ${isComparable(owner.id)}
      order by ad_images.ad_id desc limit ${maxEvidence}
    ) as pictured order by pictured.id desc limit ${maxEvidence}`,
  )
  return rows.map(({ id }) => id)
}

/** Ads of other sellers with this serial number, in lower case. */
export async function findSerialAds(
  database: Database,
  { owner }: RiskSubject,
  serial: string,
): Promise<number[]> {
  const rows = await readRows(
    database,
    idsSchema,
    sql`select ads.id from ads where lower(trim(ads.serial_number)) <> ''
      and lower(trim(ads.serial_number)) = ${serial} and ${isComparable(owner.id)}
    order by ads.id desc limit ${maxEvidence}`,
  )
  return rows.map(({ id }) => id)
}

/** The newest public ads of a group that a median is computed from. */
const maxPeers = 400
/** Of a manufacturer, ads of all categories that are looked through for those of one. */
const maxOfManufacturer = 2_000

const peersSchema = z.object({ median: z.number().nullable(), peers: z.number() })

async function findPeers(database: Database, prices: SQL): Promise<PricePeers | null> {
  const [found] = await readRows(
    database,
    peersSchema,
    sql`select percentile_cont(0.5) within group (order by price_clp::float8) as median,
      count(*)::int as peers from (${prices}) as peers`,
  )
  return found && found.median !== null ? { median: found.median, peers: found.peers } : null
}

/** Prices of public ads of other sellers: of the same category and manufacturer, and of the category. */
export async function findPricePeers(
  database: Database,
  { content, owner }: RiskSubject,
): Promise<{ samePeers: PricePeers | null; categoryPeers: PricePeers | null }> {
  const isPublic = sql`state = 'active' and expires_at > now()`
  const order = sql`order by published_at desc nulls last, id desc`
  const manufacturer = content.manufacturer.trim()
  const samePeers =
    manufacturer === ""
      ? null
      : await findPeers(
          database,
          sql`select price_clp from (
            select price_clp, category_id, owner_id from ads
            where ${isPublic} and lower(manufacturer) = lower(${manufacturer})
            ${order} limit ${maxOfManufacturer}) as made
          where category_id = ${content.category} and owner_id <> ${owner.id} limit ${maxPeers}`,
        )
  if (samePeers !== null && samePeers.peers >= minPeers) return { samePeers, categoryPeers: null }
  const categoryPeers = await findPeers(
    database,
    sql`select price_clp from ads
    where ${isPublic} and category_id = ${content.category} and owner_id <> ${owner.id}
    ${order} limit ${maxPeers}`,
  )
  return { samePeers, categoryPeers }
}

/** A price in pesos of the day; 0 for dollars while no rate is known. */
export async function findPriceInPesos(
  database: Database,
  { currency, price }: Pick<AdContent, "currency" | "price">,
): Promise<number> {
  if (currency === "CLP") return price
  const pesosPerDollar = await readDollar(database)
  return Math.round(price * (pesosPerDollar ?? 0))
}
