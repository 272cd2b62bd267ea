import type { SellerRecord } from "@wara/domain/risk/seller-tier"
import { sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"

const recordSchema = z.object({ approved: z.number(), refused: z.number() })

/**
 * What people decided about a seller's ads: how many they approved, and how many they rejected or
 * banned. What the system published does not count.
 */
export async function findSellerRecord(database: Database, ownerId: number): Promise<SellerRecord> {
  const [record] = await readRows(
    database,
    recordSchema,
    sql`select count(*) filter (where was_approved)::int as approved,
      count(*) filter (where state = 'banned' or was_rejected)::int as refused
    from ads left join lateral (
      select bool_or(kind = 'first' and ad_reviews.state = 'approved' and decided_by is not null) as was_approved,
        bool_or(ad_reviews.state = 'rejected') as was_rejected
      from ad_reviews where ad_id = ads.id) as decisions on true
    where owner_id = ${ownerId}`,
  )
  return record ?? { approved: 0, refused: 0 }
}
