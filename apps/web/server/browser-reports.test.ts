import { paths } from "@wara/domain/site/paths"
import { startErrorCollector } from "@wara/error-reports/test/start-error-collector"
import { afterAll, expect, test } from "vitest"

const collector = await startErrorCollector()
process.env.SENTRY_DSN = collector.dsn
const { browserReports } = await import("./browser-reports.ts")
const { errorReports } = await import("../app/integrations/errors/error-reports.server.ts")

afterAll(async () => {
  await errorReports.close()
  await collector.stop()
})

/** The first report imports the library. */
const polling = { timeout: 10_000 }

const event = {
  event_id: "0123456789abcdef0123456789abcdef",
  timestamp: 1_795_000_000,
  user: { email: "ana@faena.cl" },
  request: { url: "http://wara.cl/?s=Ana" },
  breadcrumbs: [{ message: "Ana" }],
  exception: { values: [{ type: "TypeError", value: "x of ana@faena.cl", extra: "Ana" }] },
}

const post = (event: unknown, type = "event", isOn = true) => {
  const body = [{}, { type }, event].map((line) => JSON.stringify(line)).join("\n")
  return browserReports(isOn).request(paths.errorReports, {
    method: "POST",
    headers: { "x-forwarded-for": "203.0.113.7" },
    body,
  })
}

test("a browser's error is forwarded without personal data", async () => {
  expect((await post(event)).status).toBe(204)
  await expect.poll(async () => (await collector.reports()).length, polling).toBe(1)
  const [report] = await collector.reports()
  expect(report?.text).not.toMatch(/Ana|ana@|203\.0\.113/)
  expect(report?.events).toMatchObject([
    { level: "error", exception: { values: [{ type: "TypeError", value: "x of [email]" }] } },
  ])
}, 15_000)

test.each([
  [event, "session"],
  [{ ...event, exception: { values: [] } }, "event"],
  [{ ...event, event_id: "../x" }, "event"],
  ["text", "event"],
])("an invalid report is rejected, %#", async (sent, type) => {
  expect((await post(sent, type)).status).toBe(400)
})

test("[S1.8] without error reporting this path answers 404", async () => {
  expect((await post(event, "event", false)).status).toBe(404)
})
