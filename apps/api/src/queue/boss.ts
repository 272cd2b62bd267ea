import type pg from "pg"
import { type Db, PgBoss } from "pg-boss"

/** A pg-boss on our own connection. It only sends and fetches jobs until it is started. */
export function createBoss(db: Db, options: { works: boolean } = { works: false }): PgBoss {
  const { works } = options
  return new PgBoss({ db, supervise: works, schedule: works, cronMonitorIntervalSeconds: 30 })
}

export function bossDatabase(connection: Pick<pg.Pool, "query">): Db {
  return { executeSql: (text, values) => connection.query(text, values) }
}
