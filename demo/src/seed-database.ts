import { connectDatabase, type Database } from "@wara/api/database"
import { insertRows } from "@wara/api/insert-rows"
import { readRows } from "@wara/api/read-rows"
import { storeReferenceData } from "@wara/api/reference/store-reference-data"
import { files } from "@wara/api/schema/files"
import { sql } from "drizzle-orm"
import { z } from "zod"
import { catalogueFiles, fileRow } from "./pictures/picture-files.ts"
import { storeAds } from "./store/store-ads.ts"
import { storeDemoCredits } from "./store/store-credits.ts"
import { storeOrders } from "./store/store-orders.ts"
import { storeSubmissions } from "./store/store-submissions.ts"
import { storeUsers } from "./store/store-users.ts"

/** Arbitrary lock number; it only has to be the same in every seeding process. */
const seedLock = 4_120_712

/** The number of demo ads, taken from the last one's documentId. */
async function demoAdCount(database: Database): Promise<number> {
  const found = await readRows(
    database,
    z.object({ count: z.number().nullable() }),
    sql`select max(substr(document_id, 5, 8))::int + 1 as count from ads where document_id like 'demo%'`,
  )
  return found[0]?.count ?? 0
}

async function hasDemoUsers(database: Database): Promise<boolean> {
  const found = await database.execute(sql`select 1 from users where email = 'operador@wara.test'`)
  return found.rows.length > 0
}

/**
 * Fills a migrated database with the demo in one transaction; adds missing ads up to `ads` and
 * changes no existing rows. Of two concurrent seeds, the second waits and finds everything present.
 */
export async function seedDatabase(
  url: string,
  options: { ads: number; now?: Date; log?: (line: string) => void },
): Promise<void> {
  const now = options.now ?? new Date()
  const log = options.log ?? (() => undefined)
  const { database, pool } = connectDatabase(url, { maxConnections: 1 })
  try {
    await database.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
      const start = performance.now()
      if (!(await hasDemoUsers(transaction))) {
        await storeReferenceData(transaction)
        await storeUsers(transaction, now)
        await storeDemoCredits(transaction, await storeOrders(transaction, now), now)
        await storeCatalogueFiles(transaction)
        log("estructura, textos y vendedores")
      }
      const present = await demoAdCount(transaction)
      if (present >= options.ads) {
        log(`datos de demostración ya presentes: ${present} anuncios`)
        return
      }
      await storeAds(transaction, { from: present, to: options.ads }, now, log)
      await storeSubmissions(transaction)
      await storeNotices(transaction, now)
      log(`listo en ${((performance.now() - start) / 1000).toFixed(1)} s`)
    })
  } finally {
    await pool.end()
  }
}

/** Stores the drawn pictures of machines, which ads share. */
async function storeCatalogueFiles(database: Database): Promise<void> {
  await insertRows(database, files, catalogueFiles().map(fileRow))
}

/**
 * Stores the effects of the demo's ads and orders: owners of ended ads are notified, the newest
 * paid orders await their boleta or factura, and older ones have a folio. Idempotent.
 */
async function storeNotices(database: Database, now: Date): Promise<void> {
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
