import { readFile } from "node:fs/promises"
import { Socket } from "node:net"
import type { Duplex } from "node:stream"
import pg from "pg"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { createTestDatabase } from "../../test/test-database.ts"
import { createChangeListener } from "../http/change-listener.ts"
import { connectDatabase } from "./database.ts"

let place: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  place = await createTestDatabase(inject("postgresUrl"))
})
afterAll(() => place.drop())

/** Hundredths of a second until the system asks an idle connection's other side; null when never. */
async function keepAliveOf(port: number): Promise<number | null> {
  const own = `0100007F:${port.toString(16).toUpperCase().padStart(4, "0")}`
  const lines = (await readFile("/proc/self/net/tcp", "utf8")).split("\n")
  const fields = lines.map((line) => line.trim().split(/\s+/)).find(([, local]) => local === own)
  // The kind of the running timer (2: keepalive) and the time left.
  const [kind, left = ""] = fields?.[5]?.split(":") ?? []
  return kind === "02" ? Number.parseInt(left, 16) : null
}

/**
 * Expects the system to ask at most three seconds from now. One reading is not enough: while an
 * answer is awaited another timer runs, and the list of connections may lack one that it moves.
 */
const expectKeepAlive = (port: number) =>
  expect
    .poll(() => keepAliveOf(port), { timeout: 10_000 })
    .toSatisfy((left: number | null) => left !== null && left > 0 && left <= 300)

const portOf = (stream: Duplex) => (stream instanceof Socket ? (stream.localPort ?? 0) : 0)

test.runIf(process.platform === "linux")(
  "[B9.105] idle connections of pools have the system ask after three seconds whether the database is there",
  async () => {
    const { pool } = connectDatabase(place.url, { maxConnections: 1, statementTimeout: 300 })
    const client = await pool.connect()
    const { stream } = client.connection
    client.release()
    await expectKeepAlive(portOf(stream))
    await pool.end()
  },
)

test.runIf(process.platform === "linux")(
  "[B9.105] so does the connection that listens for changes",
  async () => {
    const listener = createChangeListener(place.url)
    const ready = Promise.withResolvers<void>()
    listener.subscribe({ onNotice: () => ready.resolve() })
    await ready.promise
    const client = new pg.Client(place.url)
    await client.connect()
    const { rows } = await client.query<{ port: number }>(
      "select client_port as port from pg_stat_activity where application_name = 'wara-api-changes' and datname = current_database()",
    )
    await client.end()
    await expectKeepAlive(rows[0]?.port ?? 0)
    await listener.stop()
  },
)
