import { endLinkDays } from "@wara/domain/ads/ad-limits"
import { timeZone } from "@wara/domain/site/chilean-dates"
import { type SQL, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"
import { asEndingAds, type EndingAd, endingAdRowSchema } from "./expiry-store.ts"

/** The last 8:00 in Chile: notices deferred to the next day are sent during waking hours. */
const startOfDay = (now: string): SQL =>
  sql`((date_trunc('day', (${now}::timestamptz at time zone ${timeZone}) - interval '8 hours') + interval '8 hours') at time zone ${timeZone})`

/**
 * Ads that end before an instant, had a longer term than that, and whose owners were not warned
 * yet. Marks them as warned.
 */
export function recordEnding(
  transaction: Database,
  { days, now, until }: { now: Date; until: Date; days: number },
  maxOwners: number,
): Promise<EndingAd[]> {
  const due = sql`ads.state = 'active' and ads.expires_at > ${now.toISOString()}::timestamptz
    and ads.expires_at <= ${until.toISOString()}::timestamptz and ads.days > ${days}`
  return recordNotices(transaction, { kind: "ending", due, now, maxOwners })
}

/**
 * Ended ads whose owners were not notified yet, while a link to renew them would still be valid.
 * Marks them as notified.
 */
export function recordEnded(
  transaction: Database,
  now: Date,
  maxOwners: number,
): Promise<EndingAd[]> {
  const due = sql`ads.state = 'expired'
    and ads.expires_at > ${now.toISOString()}::timestamptz - make_interval(days => ${endLinkDays})`
  return recordNotices(transaction, { kind: "ended", due, now, maxOwners })
}

/**
 * All due ads of a limited number of owners, each once. An owner notified today waits until
 * tomorrow: an owner of forty machines gets one mail a day, not forty.
 */
async function recordNotices(
  transaction: Database,
  wanted: { kind: "ending" | "ended"; due: SQL; now: Date; maxOwners: number },
): Promise<EndingAd[]> {
  const { due, kind, maxOwners } = wanted
  const now = wanted.now.toISOString()
  const rows = await readRows(
    transaction,
    endingAdRowSchema,
    sql`
    with due as (
      select ads.id, ads.owner_id, ads.name, ads.expires_at from ads
      where ${due} and not exists (select from ad_end_notices notice
        where notice.ad_id = ads.id and notice.kind = ${kind} and notice.expires_at = ads.expires_at)
    ), owners as (
      select owner_id from due where not exists (
        select from ad_end_notices notice join ads on ads.id = notice.ad_id
        where ads.owner_id = due.owner_id and notice.kind = ${kind}
          and notice.notified_at >= ${startOfDay(now)} and notice.notified_at <= ${now}::timestamptz)
      group by owner_id order by min(expires_at) limit ${maxOwners}
    ), noted as (
      insert into ad_end_notices (ad_id, kind, expires_at, notified_at)
      select id, ${kind}, expires_at, ${now}::timestamptz from due join owners using (owner_id)
      on conflict do nothing returning ad_id
    )
    select due.* from due join noted on noted.ad_id = due.id order by due.expires_at, due.id`,
  )
  return asEndingAds(rows)
}
