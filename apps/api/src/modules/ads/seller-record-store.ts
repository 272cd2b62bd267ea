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
    sql`with refused as (
      select ad_id from ad_reviews
        where owner_id = ${ownerId} and decided_at is not null and state = 'rejected'
      union select id from ads where owner_id = ${ownerId} and state = 'banned')
    select (select count(distinct ad_id)::int from ad_reviews
        where owner_id = ${ownerId} and decided_at is not null and kind = 'first'
          and state = 'approved' and decided_by is not null) as approved,
      (select count(*)::int from refused) as refused`,
  )
  return record ?? { approved: 0, refused: 0 }
}
