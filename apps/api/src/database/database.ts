import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres"
import pg from "pg"

/** A connected database; also what a transaction offers, so that a store takes either. */
export type Database = NodePgDatabase

/** The connections that all calls share. */
export type Pool = pg.Pool

/**
 * The pool of connections and the query builder over it. Close it with `pool.end()`. Statements that
 * run longer than `statementTimeout` milliseconds are given up; without it they take their time.
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
  // An idle connection that breaks is replaced at the next query; unheard, it would end the process.
  pool.on("error", () => undefined)
  return { database: drizzle(pool), pool }
}
