import { sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"

export type EndingAd = { id: number; ownerId: number; name: string; expiresAt: Date }

export const endingAdRowSchema = z.object({
  id: z.number(),
  owner_id: z.number(),
  name: z.string(),
  expires_at: z.string(),
})

export const asEndingAds = (rows: z.infer<typeof endingAdRowSchema>[]): EndingAd[] =>
  rows.map(({ id, name, owner_id, expires_at }) => ({
    id,
    name,
    ownerId: owner_id,
    expiresAt: new Date(expires_at),
  }))

/**
 * Ends a limited number of ads past their last day; their end is the scheduled instant, not the
 * time of this run. Ads that are locked, or whose owners are, are left for the next run.
 */
export async function endExpiredAds(
  transaction: Database,
  now: Date,
  batchSize: number,
): Promise<EndingAd[]> {
  const rows = await readRows(
    transaction,
    endingAdRowSchema,
    sql`
    update ads set state = 'expired', ended_at = expires_at
    where id in (
      select ads.id from ads join users on users.id = ads.owner_id
      where ads.state = 'active' and ads.expires_at <= ${now.toISOString()}::timestamptz
      order by ads.expires_at limit ${batchSize} for no key update of users, ads skip locked)
    returning id, owner_id, name, expires_at`,
  )
  return asEndingAds(rows)
}
