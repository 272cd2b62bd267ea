import type { Database } from "@wara/api/database"
import { sql } from "drizzle-orm"

const kinds = [
  { credit: "publication", table: sql.raw("ad_reservations") },
  { credit: "featured", table: sql.raw("ad_featured_reservations") },
] as const

/**
 * Writes the missing credit movements: how credits were granted and, if they were used for an ad,
 * spent. Must run in the transaction that stored the credits, because the database refuses credits
 * without movements.
 */
export async function writeLedger(transaction: Database): Promise<void> {
  for (const { credit, table } of kinds) {
    const hasMovement = sql`exists (select from credit_movements where credit = ${credit} and credit_id = ${table}.id)`
    await transaction.execute(sql`
      insert into credit_movements (owner_id, credit, credit_id, kind, amount, reason, ad_id, order_id, created_at)
      select owner_id, ${credit}::credit_kind, id, moved.kind, moved.amount, moved.reason, moved.ad_id, order_id, moved.at
      from ${table}, lateral (
        select 'grant'::movement_kind as kind, 1 as amount, granted_at as at, null::int as ad_id,
          case source when 'free' then 'sign-up' when 'gift' then 'gift' else 'order' end::movement_reason as reason
        union all
        select 'spend', -1, spent_at, ad_id, 'ad-submitted' where ad_id is not null
      ) as moved
      where not ${hasMovement} order by moved.at, ${table}.id, moved.amount desc`)
  }
}
