import { afterEach, expect, test } from "vitest"
import { type OpenServer, openServer, sendJson } from "../test/open-server.ts"
import { Readiness } from "./readiness.ts"

let api: OpenServer
let answer = { status: 200, body: {} as unknown }
let nowMs = 0
afterEach(() => api.close())

async function openReadiness() {
  api = await openServer((_request, response) => sendJson(response, answer.status, answer.body))
  return new Readiness(api.url, () => nowMs)
}

const ready = { status: 200, body: { status: "ok" } }
const unready = (errors?: object[]) => ({
  status: 503,
  body: {
    data: null,
    error: {
      ...{ status: 503, name: "ServiceUnavailableError", message: "No" },
      details: errors === undefined ? {} : { errors },
    },
  },
})

test("[B9.16] a server is ready while the api is, which is asked once a second at most", async () => {
  const readiness = await openReadiness()
  answer = unready()
  expect(await readiness.check()).toBe(false)
  answer = ready
  nowMs += 999
  expect(await readiness.check()).toBe(false)
  nowMs += 1
  expect(await Promise.all(Array.from({ length: 20 }, () => readiness.check()))).not.toContain(
    false,
  )
  expect(api.received.map(({ url }) => url)).toEqual(["/ready", "/ready"])
  for (const failing of [
    unready(),
    { status: 200, body: "<h1>Other</h1>" },
    { ...ready, status: 404 },
  ]) {
    answer = failing
    nowMs += 1_000
    expect(await readiness.check()).toBe(false)
  }
  answer = ready
  nowMs += 1_000
  expect(await readiness.check()).toBe(true)
})

test("[B9.16] an api that drains still answers, so its web servers stay ready", async () => {
  const readiness = await openReadiness()
  answer = unready([{ path: ["drain"], message: "Calls are still answered" }])
  expect(await readiness.check()).toBe(true)
})

test("[B9.20] a server that drains is not ready, and does not ask for it", async () => {
  const readiness = await openReadiness()
  answer = ready
  expect(await readiness.check()).toBe(true)
  readiness.drain()
  nowMs += 5_000
  expect(await readiness.check()).toBe(false)
  expect(api.received).toHaveLength(1)
})

test("[B9.16] an api that cannot be reached makes nothing ready", async () => {
  api = await openServer((_request, response) => response.destroy())
  expect(await new Readiness(api.url).check()).toBe(false)
})
