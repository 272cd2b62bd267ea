import { sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"

/** An ad whose end its owner is told of. */
export type EndingAd = { id: number; ownerId: number; name: string; expiresAt: Date }

type Row = { id: number; owner_id: number; name: string; expires_at: string }

const asAds = (rows: Row[]): EndingAd[] =>
  rows.map(({ id, name, owner_id, expires_at }) => ({
    id,
    name,
    ownerId: owner_id,
    expiresAt: new Date(expires_at),
  }))

/**
 * Ends ads whose days are over, so many at most; the end is the instant that was promised, not the one
 * at which we noticed. Those that somebody is at, or at their owners, are left for the next time.
 */
export async function endExpiredAds(
  transaction: Database,
  now: Date,
  most: number,
): Promise<EndingAd[]> {
  const { rows } = await transaction.execute<Row>(sql`
    update ads set state = 'expired', ended_at = expires_at
    where id in (
      select ads.id from ads join users on users.id = ads.owner_id
      where ads.state = 'active' and ads.expires_at <= ${now.toISOString()}::timestamptz
      order by ads.expires_at limit ${most} for no key update of users, ads skip locked)
    returning id, owner_id, name, expires_at`)
  return asAds(rows)
}

/**
 * Notes that the owners of ads that end before an instant are warned of it, so many at most, and
 * answers those of which it was not noted before. Who was given no more days than that is not warned.
 */
export async function noteWarnings(
  transaction: Database,
  span: { now: Date; until: Date; days: number },
  most: number,
): Promise<EndingAd[]> {
  const { rows } = await transaction.execute<Row>(sql`
    with ending as (
      select id, owner_id, name, expires_at from ads
      where state = 'active' and expires_at > ${span.now.toISOString()}::timestamptz
        and expires_at <= ${span.until.toISOString()}::timestamptz and days > ${span.days}
        and not exists (select from ad_end_warnings
          where ad_id = ads.id and ad_end_warnings.expires_at = ads.expires_at)
      order by expires_at limit ${most}
    ), noted as (
      insert into ad_end_warnings (ad_id, expires_at) select id, expires_at from ending
      on conflict do nothing returning ad_id
    )
    select ending.* from ending join noted on noted.ad_id = ending.id`)
  return asAds(rows)
}
