import {
  type AlertKind,
  alertFrequencies,
  alertHitMonths,
  alertKinds,
} from "@wara/domain/alerts/alert"
import { currencies } from "@wara/domain/money/money"
import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm"
import { z } from "zod"
import { isPublicAdSql } from "../../collections/public-ad-sql.ts"
import type { Database } from "../../database/database.ts"
import { type Batches, deleteInBatches } from "../../database/delete-in-batches.ts"
import { readRows } from "../../database/read-rows.ts"
import { alertHits, alerts } from "../../database/schema/alerts.ts"

const changedAdRow = z.object({
  id: z.number(),
  published_at: z.coerce.date().nullable(),
  price_dropped_at: z.coerce.date().nullable(),
  category: z.string(),
  region: z.string(),
  commune: z.string(),
})

export type ChangedAd = z.infer<typeof changedAdRow>

/** What alerts are looked up by, of an ad that is public now; null for any other. */
export async function findChangedAd(database: Database, id: number): Promise<ChangedAd | null> {
  const [ad] = await readRows(
    database,
    changedAdRow,
    sql`select ads.id, published_at, price_dropped_at, categories.slug as category,
        regions.slug as region, communes.slug as commune
      from ads join categories on categories.id = ads.category_id
        join communes on communes.id = ads.commune_id join regions on regions.id = communes.region_id
      where ads.id = ${id} and ${isPublicAdSql(sql`ads`)}`,
  )
  return ad ?? null
}

const watcherRow = z.object({
  id: z.number(),
  search: z.string(),
  kinds: z.array(z.enum(alertKinds)),
  frequency: z.enum(alertFrequencies),
  active_since: z.coerce.date(),
  /** Whether its search found the ad when it began, or it reported the ad. */
  is_known: z.boolean(),
  /** Whether its search found too many ads to remember when it began. */
  is_broad: z.boolean(),
  mailed_day: z.string().nullable(),
  mailed_count: z.number(),
})

export type Watcher = z.infer<typeof watcherRow>

/**
 * Active alerts whose filters allow the category and place of an ad, as far as columns say. With a
 * commune the list ignores the region, to which the commune may have belonged once.
 */
export function listWatchers(database: Database, ad: ChangedAd): Promise<Watcher[]> {
  return readRows(
    database,
    watcherRow,
    sql`select id, search, kinds::text[] as kinds, frequency, active_since,
        known_ads is null as is_broad, mailed_day::text, mailed_count,
        coalesce(${ad.id} = any(known_ads), false) or exists (
          select from alert_hits where alert_id = alerts.id and ad_id = ${ad.id}) as is_known
      from alerts
      where state = 'active' and category in ('', ${ad.category})
        and (region in ('', ${ad.region}) or commune <> '')
        and (commune in ('', ${ad.commune}) or radius_km is not null)
      order by id`,
  )
}

/**
 * Stores that an alert found an ad, once for each event, and when that may be sent. False when it is
 * stored already.
 */
export async function insertHit(
  transaction: Database,
  hit: { alertId: number; adId: number; kind: AlertKind; occurrence: string },
  { dueAt, now }: { dueAt: Date; now: Date },
): Promise<boolean> {
  const { rowCount } = await transaction
    .insert(alertHits)
    .values({ ...hit, foundAt: now })
    .onConflictDoNothing()
  if (rowCount !== 1) return false
  const due = sql`least(${alerts.dueAt}, ${dueAt.toISOString()}::timestamptz)`
  await transaction
    .update(alerts)
    .set({ dueAt: due })
    .where(and(eq(alerts.id, hit.alertId), eq(alerts.state, "active")))
  return true
}

/** An alert whose mail is due, locked; those that another server sends are left out. */
export async function lockDueAlert(transaction: Database, now: Date) {
  const [alert] = await transaction
    .select()
    .from(alerts)
    .where(sql`${alerts.dueAt} <= ${now.toISOString()}::timestamptz`)
    .orderBy(alerts.dueAt)
    .limit(1)
    .for("no key update", { skipLocked: true })
  return alert ?? null
}

const unsentRow = z.object({
  id: z.number(),
  kind: z.enum(alertKinds),
  name: z.string(),
  slug: z.string(),
  price: z.coerce.number(),
  currency: z.enum(currencies),
  price_before_drop: z.coerce.number().nullable(),
  year: z.number(),
  place: z.string(),
  photo: z.string().nullable(),
})

export type UnsentHit = z.infer<typeof unsentRow>

/** What an alert found and did not report yet, of ads that are still public, newest first. */
export function listUnsentHits(transaction: Database, alertId: number): Promise<UnsentHit[]> {
  return readRows(
    transaction,
    unsentRow,
    sql`select hits.id, hits.kind, ads.name, ads.slug, ads.price, ads.currency,
        ads.price_before_drop, ads.year, communes.name as place,
        (select coalesce(files.formats->'medium'->>'url', files.url) from ad_images
          join files on files.id = ad_images.file_id where ad_images.ad_id = ads.id
          order by ad_images.position limit 1) as photo
      from alert_hits hits join ads on ads.id = hits.ad_id
        join communes on communes.id = ads.commune_id
      where hits.alert_id = ${alertId} and hits.sent_at is null and ${isPublicAdSql(sql`ads`)}
      order by hits.id desc`,
  )
}

/** Records that everything an alert found so far is done. */
export async function finishHits(transaction: Database, alertId: number, now: Date): Promise<void> {
  await transaction
    .update(alertHits)
    .set({ sentAt: now })
    .where(and(eq(alertHits.alertId, alertId), isNull(alertHits.sentAt)))
}

/** Deletes records of reported ads past their time. */
export async function deleteOldHits(
  database: Database,
  now: Date,
  batches?: Batches,
): Promise<void> {
  const before = sql`${now.toISOString()}::timestamptz - make_interval(months => ${alertHitMonths})`
  await deleteInBatches(database, alertHits, lt(alertHits.foundAt, before), batches)
}

/** Active alerts that nobody visited for long and that were not asked yet, locked. */
export function lockQuietAlerts(
  transaction: Database,
  { before, limit }: { before: Date; limit: number },
) {
  const since = sql`coalesce(${alerts.lastVisitAt}, ${alerts.confirmedAt})`
  return transaction
    .select()
    .from(alerts)
    .where(
      and(
        eq(alerts.state, "active"),
        isNull(alerts.askedAt),
        sql`${since} < ${before.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(alerts.id)
    .limit(limit)
    .for("no key update", { skipLocked: true })
}

/** Ends the watch of alerts that were asked before an instant and not answered. Returns how many. */
export async function putToSleep(
  database: Database,
  { askedBefore }: { askedBefore: Date },
): Promise<number> {
  const { rowCount } = await database
    .update(alerts)
    .set({ state: "asleep", dueAt: null, askedAt: null })
    .where(and(eq(alerts.state, "active"), lt(alerts.askedAt, askedBefore)))
  return rowCount ?? 0
}

/** Marks alerts as asked. */
export async function recordQuestion(
  transaction: Database,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return
  await transaction
    .update(alerts)
    .set({ askedAt: now })
    .where(inArray(alerts.id, [...ids]))
}
