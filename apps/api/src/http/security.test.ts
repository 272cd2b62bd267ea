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

const read = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()

async function statusOf(
  hosts: string,
  path = "/api/indicators",
  version = "1.1",
): Promise<string | undefined> {
  const socket = connect(port, "127.0.0.1")
  socket.write(`GET ${path} HTTP/${version}\r\n${hosts}Connection: close\r\n\r\n`)
  return (await text(socket)).split("\r\n")[0]
}

test("[B8.12] a request that names two hosts is refused", async () => {
  expect(await statusOf("Host: api.wara.test\r\n")).toBe("HTTP/1.1 200 OK")
  expect(await statusOf("Host: api.wara.test\r\nHOST: evil.test\r\n")).toBe(
    "HTTP/1.1 400 Bad Request",
  )
})

test("[B8.91] an address with a fragment is refused, and changes the answer to no other one", async () => {
  const host = "Host: api.wara.test\r\n"
  const query = "?page=1&pageSize=2&fields=slug"
  const first = await read(`/api/regions${query}`)
  for (const path of ["/api/regions", "/health", "/none"]) {
    const hidden = `${path}#filters[slug][$eq]=none&filters[name][$ne]=${query}`
    expect(await statusOf(host, hidden)).toBe("HTTP/1.1 400 Bad Request")
  }
  expect(await read(`/api/regions${query}`)).toBe(first)
})

test("[B9.31] the liveness probe of load balancers needs no host, every other call does", async () => {
  for (const version of ["1.0", "1.1"]) {
    expect(await statusOf("", "/health", version)).toBe("HTTP/1.1 200 OK")
    expect(await statusOf("", "/api/indicators", version)).toBe("HTTP/1.1 400 Bad Request")
  }
})
