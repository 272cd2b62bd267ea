import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres"
import pg from "pg"
import { closeWhenSilent } from "./close-when-silent.ts"
import { sendUnnamed } from "./send-unnamed.ts"

/** A connected database or a transaction, so that stores accept either. */
export type Database = NodePgDatabase

export type Pool = pg.Pool

/** Milliseconds in which a database answers after the timeout of its statement, if it is there. */
const answerMs = 2_000

/** Milliseconds for which a call waits for a free connection unless something else is set. */
const freeConnectionMs = 5_000

/** Milliseconds without traffic after which the system asks whether the other side is there. */
const keepAliveMs = 3_000

export type ConnectionOptions = {
  maxConnections?: number
  /** Milliseconds for which a call waits for a free connection; null without limit. */
  connectionTimeout?: number | null
  /** Milliseconds after which a statement is cancelled, and soon after it a silent connection closed. */
  statementTimeout?: number
  /**
   * Whether a pooler gives each transaction another connection: then no statement has a name, and
   * the pooler sets the timeout.
   */
  isPooled?: boolean
}

/**
 * The connection pool and the query builder over it. Close it with `pool.end()`. Without a timeout
 * there is no limit for statements.
 */
export function connectDatabase(
  url: string,
  {
    connectionTimeout = freeConnectionMs,
    isPooled = false,
    maxConnections = 10,
    statementTimeout,
  }: ConnectionOptions = {},
): {
  database: Database
  pool: pg.Pool
} {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectionTimeout ?? 0,
    statement_timeout: isPooled ? false : (statementTimeout ?? false),
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    application_name: "wara-api",
  })
  // A broken idle connection is replaced at the next query; without a listener its error would end
  // the process.
  pool.on("error", () => undefined)
  pool.on("connect", (client) => {
    // The same for a connection in use: its statement fails, and its caller reports that.
    client.on("error", () => undefined)
    if (statementTimeout !== undefined)
      closeWhenSilent(client.connection.stream, statementTimeout + answerMs)
    if (isPooled) sendUnnamed(client)
  })
  return { database: drizzle(pool), pool }
}
