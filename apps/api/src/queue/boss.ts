import type pg from "pg"
import { type Db, PgBoss } from "pg-boss"

/** A pg-boss on our own connection. It only sends and fetches jobs until it is started. */
export function createBoss(db: Db, options: { works: boolean } = { works: false }): PgBoss {
  const { works } = options
  return new PgBoss({ db, supervise: works, schedule: works, cronMonitorIntervalSeconds: 30 })
}

/** Milliseconds that a statement of the queue itself may take; those of a job may take longer. */
const queueTimeoutMs = 10_000

/**
 * The queue on our own connections. A statement without an answer fails, and the pool replaces its
 * connection: the connections of jobs wait for minutes, and if all of them fell silent while they
 * fetched jobs, no job would run for so long.
 */
export function bossDatabase(
  connection: Pick<pg.Pool, "query">,
  { timeoutMs = queueTimeoutMs } = {},
): Db {
  return {
    executeSql(text, values) {
      // The client knows the timeout of a single query, its types do not.
      const query: pg.QueryConfig & { query_timeout: number } = {
        text,
        ...(values === undefined ? {} : { values }),
        query_timeout: timeoutMs,
      }
      return connection.query(query)
    },
  }
}
