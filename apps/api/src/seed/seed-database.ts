import { sql } from "drizzle-orm"
import { connectDatabase, type Database } from "../database/database.ts"
import { storeAds } from "./store-ads.ts"
import { storeCatalogueFiles } from "./store-catalogue-files.ts"
import { storeCredits } from "./store-credits.ts"
import { storeNotices } from "./store-notices.ts"
import { storeOrders } from "./store-orders.ts"
import { storeStructure } from "./store-structure.ts"
import { storeSubmissions } from "./store-submissions.ts"
import { storeUsers } from "./store-users.ts"

/** Any number: it only has to be the same in every process that seeds. */
const seedLock = 4_120_712

/** How many demo ads there are: the number of the last one says so (its documentId carries it). */
async function demoAdCount(database: Database): Promise<number> {
  const found = await database.execute<{ count: number | null }>(
    sql`select max(substr(document_id, 5, 8))::int + 1 as count from ads where document_id like 'demo%'`,
  )
  return found.rows[0]?.count ?? 0
}

async function hasDemoUsers(database: Database): Promise<boolean> {
  const found = await database.execute(sql`select 1 from users where email = 'operador@wara.test'`)
  return found.rows.length > 0
}

/**
 * Fills a migrated database with the demo, all or nothing; adds what is missing to reach `ads` and
 * touches nothing that is there. Two seeds at once: the second waits and finds everything done.
 */
export async function seedDatabase(
  url: string,
  options: { ads: number; now?: Date; tell?: (line: string) => void },
): Promise<void> {
  const now = options.now ?? new Date()
  const tell = options.tell ?? (() => undefined)
  const { database, pool } = connectDatabase(url, { maxConnections: 1 })
  try {
    await database.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
      const start = performance.now()
      if (!(await hasDemoUsers(transaction))) {
        await storeStructure(transaction)
        await storeUsers(transaction, now)
        await storeCredits(transaction, await storeOrders(transaction, now), now)
        await storeCatalogueFiles(transaction)
        tell("estructura, textos y vendedores")
      }
      const present = await demoAdCount(transaction)
      if (present >= options.ads) {
        tell(`datos de demostración ya presentes: ${present} anuncios`)
        return
      }
      await storeAds(transaction, { from: present, to: options.ads }, now, tell)
      await storeSubmissions(transaction)
      await storeNotices(transaction, now)
      tell(`listo en ${((performance.now() - start) / 1000).toFixed(1)} s`)
    })
  } finally {
    await pool.end()
  }
}
