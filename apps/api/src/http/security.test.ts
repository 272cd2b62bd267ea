import { connect } from "node:net"
import { text } from "node:stream/consumers"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "../../test/create-test-app.ts"

let api: TestApp
let port = 0

beforeAll(async () => {
  api = await createTestApp()
  port = Number(new URL(await api.app.listen({ port: 0, host: "127.0.0.1" })).port)
})

afterAll(() => api.close())

async function statusOf(hosts: string): Promise<string | undefined> {
  const socket = connect(port, "127.0.0.1")
  socket.write(`GET /api/indicators HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`)
  return (await text(socket)).split("\r\n")[0]
}

test("[B8.12] a request that names two hosts is refused", async () => {
  expect(await statusOf("Host: api.wara.test\r\n")).toBe("HTTP/1.1 200 OK")
  expect(await statusOf("Host: api.wara.test\r\nHOST: evil.test\r\n")).toBe(
    "HTTP/1.1 400 Bad Request",
  )
})
