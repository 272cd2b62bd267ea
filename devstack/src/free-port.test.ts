import { once } from "node:events"
import { createServer } from "node:http"
import { expect, test } from "vitest"
import { findFreePort, isPortFree } from "./free-port.ts"

test("free ports are all different, and the system assigns none of them to another program", async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, findFreePort))
  expect(new Set(ports).size).toBe(50)
  expect(Math.max(...ports)).toBeLessThan(32_768)
})

test("a port with a server is not free until the server stops", async () => {
  const port = await findFreePort()
  const server = createServer().listen(port, "127.0.0.1")
  await once(server, "listening")
  expect(await isPortFree(port, "127.0.0.1")).toBe(false)
  server.close()
  await once(server, "close")
  expect(await isPortFree(port, "127.0.0.1")).toBe(true)
})
