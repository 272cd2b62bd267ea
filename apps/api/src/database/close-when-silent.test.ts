import { once } from "node:events"
import { connect, createServer } from "node:net"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { openSilentProxy, type SilentProxy } from "../../test/silent-proxy.ts"
import { createTestDatabase } from "../../test/test-database.ts"
import { closeWhenSilent } from "./close-when-silent.ts"
import { connectDatabase } from "./database.ts"
import { isTransient } from "./database-errors.ts"

let place: Awaited<ReturnType<typeof createTestDatabase>>
let proxy: SilentProxy

beforeAll(async () => {
  place = await createTestDatabase(inject("postgresUrl"))
  proxy = await openSilentProxy(place.url)
})
afterAll(async () => {
  proxy.close()
  await place.drop()
})

test.each([
  ["plain", () => proxy.url],
  ["encrypted", () => proxy.encryptedUrl],
])(
  "[B9.21] %s connections that fall silent fail once, and the next calls have new ones",
  async (_kind, url) => {
    const { pool } = connectDatabase(url(), { maxConnections: 3, statementTimeout: 300 })
    const read = () => pool.query("select 1 as one")
    await Promise.all([read(), read(), read()])
    proxy.silence()
    const failures = await Promise.all([read(), read(), read()].map((call) => call.catch((e) => e)))
    expect(failures.every(isTransient)).toBe(true)
    expect((await read()).rows).toEqual([{ one: 1 }])
    await pool.end()
  },
)

test.each([
  ["plain", () => proxy.url],
  ["encrypted", () => proxy.encryptedUrl],
])(
  "[B9.21] a transaction on a silent %s connection ends, and does not return it to the pool",
  async (_kind, url) => {
    const { database, pool } = connectDatabase(url(), {
      maxConnections: 1,
      statementTimeout: 300,
    })
    const work = database.transaction(async (transaction) => {
      await transaction.execute("select 1")
      proxy.silence()
      await transaction.execute("select 2")
    })
    await expect(work).rejects.toSatisfy(isTransient)
    expect((await database.execute("select 3 as three")).rows).toEqual([{ three: 3 }])
    await pool.end()
  },
)

test("[B9.21] a socket stays open while nothing waits for an answer, and closes when something does", async () => {
  const server = createServer((other) => other.once("data", () => other.write("answer")))
  await once(server.listen(0, "127.0.0.1"), "listening")
  const address = server.address()
  const socket = connect(typeof address === "object" && address ? address.port : 0, "127.0.0.1")
  closeWhenSilent(socket, 40)
  socket.write("question")
  await once(socket, "data")
  await once(socket, "timeout")
  expect(socket.destroyed).toBe(false)
  socket.write("question that nobody answers")
  const [error] = await once(socket, "error")
  expect(isTransient(error)).toBe(true)
  server.close()
})
