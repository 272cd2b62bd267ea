import { maxMailedWanted } from "@wara/domain/wanted/wanted-ad"
import { sql } from "drizzle-orm"
import { z } from "zod"
import { isPublicAdSql } from "../../collections/public-ad-sql.ts"
import { isPublicWantedSql } from "../../collections/public-wanted-sql.ts"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"
import { wantedHits } from "../../database/schema/wanted-ads.ts"
import { startOfDay } from "../../database/start-of-day.ts"

const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`

const dueRow = z.object({
  id: z.number(),
  owner_id: z.number(),
  name: z.string(),
  category: z.string(),
  manufacturer: z.string(),
  year_min: z.number().nullable(),
  year_max: z.number().nullable(),
  budget: z.coerce.number().nullable(),
  commune: z.string(),
  radius_km: z.number().nullable(),
  awaits_alert: z.boolean(),
  email: z.string(),
})

export type DueWanted = z.infer<typeof dueRow>

/** A public wanted ad that was not compared with ads since an instant; null when all were. */
export async function findUnmatched(database: Database, since: Date): Promise<DueWanted | null> {
  const [due] = await readRows(
    database,
    dueRow,
    sql`select wanted.id, wanted.owner_id, wanted.name, categories.slug as category, wanted.manufacturer,
        wanted.year_min, wanted.year_max, wanted.budget, coalesce(communes.slug, '') as commune,
        wanted.radius_km, wanted.awaits_alert, users.email
      from wanted_ads wanted join users on users.id = wanted.owner_id
        join categories on categories.id = wanted.category_id
        left join communes on communes.id = wanted.commune_id
      where ${isPublicWantedSql} and (wanted.matched_at is null or wanted.matched_at < ${at(since)})
      order by wanted.matched_at nulls first, wanted.id limit 1`,
  )
  return due ?? null
}

const offeredRow = z.object({ id: z.number(), owner_id: z.number() })

/** The owners of ads, without those of a person and whom they blocked; the newest ads first. */
export function listSellersOf(
  database: Database,
  ids: readonly number[],
  exceptOwner: number,
): Promise<z.infer<typeof offeredRow>[]> {
  return readRows(
    database,
    offeredRow,
    sql`select ads.id, ads.owner_id from ads where ads.id = any(${sql.param([...ids])}::int[]) and ads.owner_id <> ${exceptOwner}
        and not exists (select from seller_blocks block
          where block.user_id = ${exceptOwner} and block.seller_id = ads.owner_id)
      order by ads.published_at desc nulls last, ads.id desc`,
  )
}

/** Stores sellers that have what a wanted ad asks for, each once. Returns how many are new. */
export async function insertWantedHits(
  transaction: Database,
  hits: readonly (typeof wantedHits.$inferInsert)[],
): Promise<number> {
  if (hits.length === 0) return 0
  const { rowCount } = await transaction
    .insert(wantedHits)
    .values([...hits])
    .onConflictDoNothing()
  return rowCount ?? 0
}

/**
 * Matches of which a seller is still to be mailed: what is sought and the ad that matches it are
 * public, and the seller offered nothing to it yet.
 */
const dueHits = sql`wanted_hits hit join wanted_ads wanted on wanted.id = hit.wanted_id
  join users on users.id = wanted.owner_id join ads on ads.id = hit.ad_id
  where hit.mailed_at is null and ${isPublicWantedSql} and ${isPublicAdSql(sql`ads`)}
    and not exists (select from leads offer
      where offer.wanted_id = wanted.id and offer.seller_id = hit.seller_id)`

const sellerRow = z.object({ id: z.number(), email: z.string(), firstname: z.string() })

/**
 * A seller with wanted ads to be mailed who got no such mail on this Chilean day, locked; one that
 * another server mails is left out. Sellers without a confirmed e-mail, with a closed account or who
 * switched these mails off get none.
 */
export async function lockDueSeller(transaction: Database, now: Date) {
  const [seller] = await readRows(
    transaction,
    sellerRow,
    sql`select id, email, firstname from users seller
      where exists (select from ${dueHits} and hit.seller_id = seller.id)
        and confirmed_at is not null and blocked_at is null and deleted_at is null
        and data_blocked_at is null
        and not exists (select from mail_opt_outs out
          where out.user_id = seller.id and out.kind::text = 'wanted_matches')
        and not exists (select from wanted_hits hit where hit.seller_id = seller.id
          and hit.mailed_at >= ${startOfDay(now.toISOString())} and hit.mailed_at <= ${at(now)})
      order by id limit 1 for no key update skip locked`,
  )
  return seller ?? null
}

const hitRow = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  manufacturer: z.string(),
  year_min: z.number().nullable(),
  year_max: z.number().nullable(),
  budget: z.coerce.number().nullable(),
  commune: z.string().nullable(),
  radius_km: z.number().nullable(),
  ad: z.string(),
})

export type DueHit = z.infer<typeof hitRow>

/** Marks a seller's next wanted ads as mailed and returns them with the ad that matches each. */
export function takeHits(transaction: Database, sellerId: number, now: Date): Promise<DueHit[]> {
  return readRows(
    transaction,
    hitRow,
    sql`with due as (
        select hit.id from ${dueHits} and hit.seller_id = ${sellerId}
        order by hit.id desc limit ${maxMailedWanted}
      ), taken as (
        update wanted_hits set mailed_at = ${at(now)} from due where wanted_hits.id = due.id
        returning wanted_hits.id, wanted_hits.wanted_id, wanted_hits.ad_id
      )
      select taken.id, wanted.name, wanted.slug, wanted.manufacturer, wanted.year_min,
        wanted.year_max, wanted.budget, communes.name as commune, wanted.radius_km, ads.name as ad
      from taken join wanted_ads wanted on wanted.id = taken.wanted_id
        join ads on ads.id = taken.ad_id left join communes on communes.id = wanted.commune_id
      order by taken.id desc`,
  )
}
