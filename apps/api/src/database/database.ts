import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres"
import pg from "pg"
import { socketWithTimeout } from "./socket-with-timeout.ts"

/** A connected database or a transaction, so that stores accept either. */
export type Database = NodePgDatabase

export type Pool = pg.Pool

/** Milliseconds in which a database answers after the timeout of its statement, if it is there. */
const answerMs = 2_000

/** Milliseconds without traffic after which the system asks whether the other side is there. */
const keepAliveMs = 3_000

/** Whether a database is reached by TLS, which hides from the socket what was answered. */
const isEncrypted = (url: string): boolean =>
  !["", "disable"].includes(URL.parse(url)?.searchParams.get("sslmode") ?? "")

/**
 * The connection pool and the query builder over it. Close it with `pool.end()`. Statements that
 * run longer than `statementTimeout` milliseconds are cancelled, and connections that are silent for
 * longer are closed; without it there is no limit.
 */
export function connectDatabase(
  url: string,
  options: { maxConnections?: number; statementTimeout?: number } = {},
): {
  database: Database
  pool: pg.Pool
} {
  const { statementTimeout } = options
  const isGuarded = statementTimeout !== undefined && !isEncrypted(url)
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementTimeout ?? false,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    ...(isGuarded ? { stream: () => socketWithTimeout(statementTimeout + answerMs) } : {}),
    application_name: "wara-api",
  })
  // A broken idle connection is replaced at the next query; without a listener its error would end
  // the process.
  pool.on("error", () => undefined)
  // The same for a connection in use: its statement fails, and its caller reports that.
  pool.on("connect", (client) => client.on("error", () => undefined))
  return { database: drizzle(pool), pool }
}
