import { connectDatabase, type Database } from "@wara/api/database"
import { insertRows } from "@wara/api/insert-rows"
import { storeReferenceData } from "@wara/api/reference/store-reference-data"
import { files } from "@wara/api/schema/files"
import { adDurationDays } from "@wara/domain/ads/ad-term"
import { sql } from "drizzle-orm"
import { catalogueFiles, fileRow } from "./pictures/picture-files.ts"
import { demoAdCount, publicAdCount, withSeedLock } from "./seed-progress.ts"
import {
  beginLargeSeed,
  endLargeSeed,
  isLargeSeedOpen,
  minAdsOfLargeSeed,
  vacuumSeed,
} from "./store/large-seed.ts"
import { storeAdsInBatches } from "./store/store-ads.ts"
import { storeAlerts } from "./store/store-alerts.ts"
import { storeDemoCredits } from "./store/store-credits.ts"
import { storeInterest } from "./store/store-interest.ts"
import { storeLeads } from "./store/store-leads.ts"
import { storeOrders } from "./store/store-orders.ts"
import { storeReports } from "./store/store-reports.ts"
import { storeRights } from "./store/store-rights.ts"
import { storeUsers } from "./store/store-users.ts"
import { storeWanted } from "./store/store-wanted.ts"

/** Ads of a transaction; the rows of two are in memory at once. */
const adsPerBatch = 2_500

/** One holds the lock, two store batches, and one is for what comes between them. */
const maxConnections = 4

async function hasDemoUsers(database: Database): Promise<boolean> {
  const found = await database.execute(sql`select 1 from users where email = 'operador@wara.test'`)
  return found.rows.length > 0
}

/**
 * Fills a migrated database with the demo; adds missing ads up to `ads` and changes no existing
 * rows. Each batch of ads is a transaction of its own, so that an interrupted seed continues after
 * its last batch. Concurrent seeds wait for each other and skip what the other one stored.
 */
export async function seedDatabase(
  url: string,
  options: {
    ads: number
    now?: Date
    log?: (line: string) => void
    /** Ads of one transaction. */
    batchSize?: number
    /** From so many new ads on, indexes are built after them. */
    minAdsOfLargeSeed?: number
  },
): Promise<void> {
  const now = options.now ?? new Date()
  const log = options.log ?? (() => undefined)
  const { database, pool } = connectDatabase(url, { maxConnections })
  try {
    await withSeedLock(database, async () => {
      const start = performance.now()
      await storeStructure(database, now, log)
      const present = await demoAdCount(database)
      if (present >= options.ads && !(await isLargeSeedOpen(database))) {
        log(presentText(present, await publicAdCount(database, now)))
        return
      }
      const range = { from: present, to: options.ads, batchSize: options.batchSize ?? adsPerBatch }
      if (options.ads - present >= (options.minAdsOfLargeSeed ?? minAdsOfLargeSeed))
        await beginLargeSeed(database)
      await storeAdsInBatches(database, range, now, log)
      await endLargeSeed(database, log)
      await storeLeads(database, now)
      await storeWanted(database, now)
      await storeRights(database, now)
      await storeInterest(database, now)
      await storeAlerts(database, now)
      await database.transaction((transaction) => storeReports(transaction, now))
      await vacuumSeed(database)
      log(`listo en ${((performance.now() - start) / 1000).toFixed(1)} s`)
    })
  } finally {
    await pool.end()
  }
}

/** Ads of a demo that was loaded days ago end like all others, which leaves empty lists. */
function presentText(ads: number, forSale: number): string {
  const text = `datos de demostración ya presentes: ${ads} anuncios`
  if (forSale >= ads / 10) return text
  return `${text}, ${forSale} a la venta; duran ${adDurationDays} días: npm start -- --fresh carga otros`
}

/** Stores everything but the ads in one transaction, once. */
function storeStructure(database: Database, now: Date, log: (line: string) => void): Promise<void> {
  return database.transaction(async (transaction) => {
    if (await hasDemoUsers(transaction)) return
    await storeReferenceData(transaction)
    await storeUsers(transaction, now)
    await storeDemoCredits(transaction, await storeOrders(transaction, now), now)
    await storeTaxDocuments(transaction, now)
    await storeCatalogueFiles(transaction)
    log("estructura, textos y vendedores")
  })
}

/** Stores the drawn pictures of machines, which ads share. */
async function storeCatalogueFiles(database: Database): Promise<void> {
  await insertRows(database, files, catalogueFiles().map(fileRow))
}

/** Stores the tax documents of paid orders: the newest are pending, and older ones have a folio. */
async function storeTaxDocuments(database: Database, now: Date): Promise<void> {
  const at = now.toISOString()
  await database.execute(sql`
    insert into tax_documents (order_id, kind, amount, created_at, state, folio, issued_at)
    select id, case when is_invoice then 'invoice' else 'receipt' end::tax_document_kind, total, paid_at,
      case when is_old then 'issued' else 'pending' end::tax_document_state,
      case when is_old then (4000 + id)::text end, case when is_old then paid_at + interval '1 day' end
    from (select *, paid_at < ${at}::timestamptz - interval '10 days' as is_old from orders) orders
    where paid_at is not null on conflict do nothing`)
}
