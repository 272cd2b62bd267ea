import type { Database } from "@wara/api/database"
import { readRows } from "@wara/api/read-rows"
import { sql } from "drizzle-orm"
import { z } from "zod"

/** Arbitrary lock number; it only has to be the same in every seeding process. */
const seedLock = 4_120_712

/**
 * Runs the work while no other seed is writing: another one waits. The number is part of the text: a
 * statement with a bound value would stay open with its snapshot until the transaction ends, so that
 * nothing which the seed replaces could be removed, and its vacuum would mark no page as visible.
 */
export function withSeedLock(database: Database, work: () => Promise<void>): Promise<void> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(seedLock))})`)
    await work()
  })
}

/** The number of demo ads, taken from the last one's documentId, which the unique index finds. */
export async function demoAdCount(database: Database): Promise<number> {
  const found = await readRows(
    database,
    z.object({ count: z.number() }),
    sql`select substr(document_id, 5, 8)::int + 1 as count from ads
      where document_id like 'demo%' order by document_id desc limit 1`,
  )
  return found[0]?.count ?? 0
}

/** The number of ads that everyone can see. */
export async function publicAdCount(database: Database, now: Date): Promise<number> {
  const found = await readRows(
    database,
    z.object({ count: z.number() }),
    sql`select count(*)::int as count from ads
      where state = 'active' and expires_at > ${now.toISOString()}::timestamptz`,
  )
  return found[0]?.count ?? 0
}
