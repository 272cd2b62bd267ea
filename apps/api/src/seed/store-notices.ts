import { sql } from "drizzle-orm"
import type { Database } from "../database/database.ts"

/**
 * What followed from the demo's ads and orders: owners of ended ads were notified, the newest paid
 * orders wait for their boleta or factura, and older ones have a folio. Running it again adds nothing.
 */
export async function storeNotices(database: Database, now: Date): Promise<void> {
  const at = now.toISOString()
  await database.execute(sql`
    insert into ad_end_notices (ad_id, kind, expires_at, notified_at)
    select id, 'ended', expires_at, expires_at from ads where state = 'expired'
    on conflict do nothing`)
  await database.execute(sql`
    insert into tax_documents (order_id, kind, amount, created_at, state, folio, issued_at)
    select id, case when is_invoice then 'invoice' else 'receipt' end::tax_document_kind, total, paid_at,
      case when is_old then 'issued' else 'pending' end::tax_document_state,
      case when is_old then (4000 + id)::text end, case when is_old then paid_at + interval '1 day' end
    from (select *, paid_at < ${at}::timestamptz - interval '10 days' as is_old from orders) orders
    where paid_at is not null on conflict do nothing`)
}
