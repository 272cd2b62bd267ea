import type pg from "pg"
import { PgBoss } from "pg-boss"

/** A pg-boss on our own pool. It only sends and fetches until it is started. */
export function createBoss(
  pool: Pick<pg.Pool, "query">,
  options: { works: boolean } = { works: false },
): PgBoss {
  return new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: options.works,
    schedule: options.works,
    cronMonitorIntervalSeconds: 30,
  })
}
