import { once } from "node:events"
import { connect, createServer, type Socket } from "node:net"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { createTestDatabase } from "../../test/test-database.ts"
import { connectDatabase } from "./database.ts"
import { isTransient } from "./database-errors.ts"
import { socketWithTimeout } from "./socket-with-timeout.ts"

/** A proxy before the database that can stop passing on bytes without closing anything. */
async function openProxy(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const onward = connect(Number(port), hostname)
    for (const one of [socket, onward]) sockets.add(one.on("error", () => undefined))
    socket.pipe(onward).pipe(socket)
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${typeof address === "object" && address ? address.port : 0}`
  return {
    url: url.href,
    /** From now on what is open stays open and carries nothing; new connections work. */
    silence() {
      for (const socket of sockets) socket.unpipe().pause()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

let place: Awaited<ReturnType<typeof createTestDatabase>>
let proxy: Awaited<ReturnType<typeof openProxy>>

beforeAll(async () => {
  place = await createTestDatabase(inject("postgresUrl"))
  proxy = await openProxy(place.url)
})
afterAll(async () => {
  proxy.close()
  await place.drop()
})

test("[B9.21] connections that fall silent fail once, and the next calls have new ones", async () => {
  const { pool } = connectDatabase(proxy.url, { maxConnections: 3, statementTimeout: 300 })
  const read = () => pool.query("select 1 as one")
  await Promise.all([read(), read(), read()])
  proxy.silence()
  const failures = await Promise.all([read(), read(), read()].map((call) => call.catch((e) => e)))
  expect(failures.every(isTransient)).toBe(true)
  expect((await read()).rows).toEqual([{ one: 1 }])
  await pool.end()
})

test("[B9.21] a transaction on a silent connection ends, and does not return it to the pool", async () => {
  const { database, pool } = connectDatabase(proxy.url, {
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
})

test("[B9.21] a socket stays open while nothing waits for an answer, and closes when something does", async () => {
  const server = createServer((other) => other.once("data", () => other.write("answer")))
  await once(server.listen(0, "127.0.0.1"), "listening")
  const address = server.address()
  const socket = socketWithTimeout(40)
  socket.connect(typeof address === "object" && address ? address.port : 0, "127.0.0.1")
  socket.write("question")
  await once(socket, "data")
  await once(socket, "timeout")
  expect(socket.destroyed).toBe(false)
  socket.write("question that nobody answers")
  const [error] = await once(socket, "error")
  expect(isTransient(error)).toBe(true)
  server.close()
})
