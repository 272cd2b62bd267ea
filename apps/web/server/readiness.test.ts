import { afterEach, expect, test } from "vitest"
import { type OpenServer, openServer, sendJson } from "../test/open-server.ts"
import { Readiness } from "./readiness.ts"

let api: OpenServer
afterEach(() => api.close())

test("[B9.20] a server is ready once the api was, also while it fails, until it drains", async () => {
  let status = 503
  api = await openServer((_request, response) =>
    sendJson(response, status, status === 200 ? { status: "ok" } : { error: "not yet" }),
  )
  const readiness = new Readiness(api.url)
  expect(await readiness.check()).toBe(false)
  status = 200
  expect(await readiness.check()).toBe(true)
  status = 503
  expect(await readiness.check()).toBe(true)
  readiness.drain()
  expect(await readiness.check()).toBe(false)
  expect(api.received.map(({ url }) => url)).toEqual(["/ready", "/ready"])
})

test("[B9.20] an api that cannot be reached makes nothing ready", async () => {
  api = await openServer((_request, response) => response.destroy())
  expect(await new Readiness(api.url).check()).toBe(false)
})
