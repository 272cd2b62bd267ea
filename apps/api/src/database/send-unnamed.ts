import type pg from "pg"

/**
 * Sends the statements of a connection without their names. A pooler that changes connections after
 * each transaction would otherwise run a name on one where it was never prepared [B9.2].
 */
export function sendUnnamed(client: pg.PoolClient): void {
  const send = client.query
  Object.defineProperty(client, "query", {
    value: (statement: unknown, ...rest: unknown[]) =>
      Reflect.apply(send, client, [withoutName(statement), ...rest]),
  })
}

function withoutName(statement: unknown): unknown {
  const isNamed = typeof statement === "object" && statement !== null && "name" in statement
  return isNamed ? { ...statement, name: undefined } : statement
}
