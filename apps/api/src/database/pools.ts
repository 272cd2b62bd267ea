import { connectDatabase, type Database, type Pool } from "./database.ts"

export type Connections = { database: Database; pool: Pool }

/** Connections by what they serve, so that nobody's reading delays log-in and payment. */
export type ConnectionShares = {
  /** What visitors read, and the site for them. */
  visitors: Connections
  /** What users and the team read and write. */
  accounts: Connections
}

const visitorTimeoutMs = 1_500
const accountTimeoutMs = 5_000

/**
 * Connects for requests: `vital` serves sessions, log-in and payments, with the timeout that is
 * given in milliseconds. `end` closes all.
 */
export function connectShares(
  url: string,
  vitalTimeoutMs: number,
): { vital: Connections; shares: ConnectionShares; end: () => Promise<void> } {
  const connect = (maxConnections: number, statementTimeout: number) =>
    connectDatabase(url, { maxConnections, statementTimeout })
  const vital = connect(10, vitalTimeoutMs)
  const visitors = connect(8, visitorTimeoutMs)
  const accounts = connect(6, accountTimeoutMs)
  const end = async () => {
    await Promise.all([vital, visitors, accounts].map(({ pool }) => pool.end()))
  }
  return { vital, shares: { visitors, accounts }, end }
}
