import { sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"

/** An ad whose end its owner is told of. */
export type EndingAd = { id: number; ownerId: number; name: string; expiresAt: Date }

/** The same as a row of the database. */
export type EndingAdRow = { id: number; owner_id: number; name: string; expires_at: string }

/** Rows as the use cases know them. */
export const asEndingAds = (rows: EndingAdRow[]): EndingAd[] =>
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
  batchSize: number,
): Promise<EndingAd[]> {
  const { rows } = await transaction.execute<EndingAdRow>(sql`
    update ads set state = 'expired', ended_at = expires_at
    where id in (
      select ads.id from ads join users on users.id = ads.owner_id
      where ads.state = 'active' and ads.expires_at <= ${now.toISOString()}::timestamptz
      order by ads.expires_at limit ${batchSize} for no key update of users, ads skip locked)
    returning id, owner_id, name, expires_at`)
  return asEndingAds(rows)
}
