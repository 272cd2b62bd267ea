import { gzipSync } from "node:zlib"
import { afterEach, beforeEach, expect, test } from "vitest"
import { parseResponse } from "../testing/parse-response.ts"
import { type ErrorCollector, startErrorCollector } from "./start-error-collector.ts"

let collector: ErrorCollector

beforeEach(async () => {
  collector = await startErrorCollector({ port: 0 })
})

afterEach(() => collector.stop())

const envelope = [
  { event_id: "1" },
  { type: "event" },
  { message: "it broke" },
  { type: "session" },
  { init: true },
]
  .map((line) => JSON.stringify(line))
  .join("\n")

test("an envelope is reported item by item, compressed or not", async () => {
  const { host } = new URL(collector.dsn)
  const send = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
    fetch(`http://${host}/api/1/envelope/?sentry_key=wara`, { method: "POST", headers, body })
  expect((await send(envelope)).status).toBe(200)
  await send(new Uint8Array(gzipSync(envelope)), { "content-encoding": "gzip" })
  const reports = await parseResponse<ErrorCollector["reports"]>(
    await fetch(`${collector.url}/reports.json`),
  )
  expect(reports).toHaveLength(2)
  expect(reports[1]).toEqual(reports[0])
  expect(reports[0]?.events).toEqual([{ message: "it broke" }])
  expect(reports[0]?.items.map(({ type }) => type)).toEqual(["event", "session"])
})

test("an address that is not a project's accepts nothing", async () => {
  expect((await fetch(`${collector.url}/envelope`, { method: "POST" })).status).toBe(404)
  expect(collector.reports).toEqual([])
})
