import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres"
import pg from "pg"

/** A connected database or a transaction, so that stores accept either. */
export type Database = NodePgDatabase

export type Pool = pg.Pool

/**
 * The connection pool and the query builder over it. Close it with `pool.end()`. Statements that
 * run longer than `statementTimeout` milliseconds are cancelled; without it there is no limit.
 */
export function connectDatabase(
  url: string,
  options: { maxConnections?: number; statementTimeout?: number } = {},
): {
  database: Database
  pool: pg.Pool
} {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: options.statementTimeout ?? false,
    application_name: "wara-api",
  })
  // A broken idle connection is replaced at the next query; without a listener its error would end
  // the process.
  pool.on("error", () => undefined)
  return { database: drizzle(pool), pool }
}
