import { createHash } from "node:crypto"
import type pg from "pg"

/**
 * Statements that one connection may have prepared. The database keeps each of them, about 100 to
 * 300 kB, until the connection ends.
 */
export const maxPreparedStatements = 100

const preparedBy = new WeakMap<pg.PoolClient, Set<string>>()

/** The name of a prepared statement: the same for the same text in every process. */
export function statementName(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32)
}

/**
 * Notes that a connection has prepared a statement. False when it has prepared too many, so that it
 * must be closed: the pool opens another one.
 */
export function keepConnection(client: pg.PoolClient, name: string | null): boolean {
  if (name === null) return true
  const names = preparedBy.get(client) ?? new Set()
  names.add(name)
  preparedBy.set(client, names)
  return names.size < maxPreparedStatements
}
