import { connectDatabase, type Database, type Pool } from "./database.ts"

export type Connections = { database: Database; pool: Pool }

/** Connections by what they serve, so that nobody's reading delays log-in and payment. */
export type ConnectionShares = {
  /** Who is calling, and whether the server is ready: short reads that no lock of an ad delays. */
  sessions: Connections
  /** What visitors read, and the site for them. */
  visitors: Connections
  /** What users and the team read and write. */
  accounts: Connections
}

/** How many connections each share may open. */
export type PoolSizes = Record<"sessions" | "vital" | "visitors" | "accounts" | "jobs", number>

const sessionTimeoutMs = 2_000
const visitorTimeoutMs = 1_500
const accountTimeoutMs = 5_000

/** Connects to a replica with as many connections as visitors have at the primary. */
export function connectReplica(settings: {
  replicaUrl: string | null
  statementTimeout: number
  poolSizes: PoolSizes
  isPooled: boolean
}): Pool | null {
  const { isPooled, poolSizes, replicaUrl, statementTimeout: vitalTimeoutMs } = settings
  if (replicaUrl === null) return null
  const statementTimeout = Math.min(visitorTimeoutMs, vitalTimeoutMs)
  const maxConnections = poolSizes.visitors
  return connectDatabase(replicaUrl, { isPooled, statementTimeout, maxConnections }).pool
}

/**
 * Connects for requests: `vital` serves log-in and payments, with the timeout of the settings in
 * milliseconds. `end` closes all.
 */
export function connectShares(settings: {
  databaseUrl: string
  statementTimeout: number
  poolSizes: PoolSizes
  isPooled: boolean
}): { vital: Connections; shares: ConnectionShares; end: () => Promise<void> } {
  const { databaseUrl, isPooled, poolSizes, statementTimeout: vitalTimeoutMs } = settings
  const connect = (share: keyof PoolSizes, timeoutMs: number) => {
    const statementTimeout = Math.min(timeoutMs, vitalTimeoutMs)
    return connectDatabase(databaseUrl, {
      ...{ isPooled, statementTimeout, maxConnections: poolSizes[share] },
    })
  }
  const vital = connect("vital", vitalTimeoutMs)
  const sessions = connect("sessions", sessionTimeoutMs)
  const visitors = connect("visitors", visitorTimeoutMs)
  const accounts = connect("accounts", accountTimeoutMs)
  const end = async () => {
    await Promise.all([vital, sessions, visitors, accounts].map(({ pool }) => pool.end()))
  }
  return { vital, shares: { sessions, visitors, accounts }, end }
}
