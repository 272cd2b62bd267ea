import { startErrorCollector } from "@wara/error-reports/test/start-error-collector"
import { afterAll, expect, test } from "vitest"
import { openAnsweringApi } from "../../test/answering-api.ts"
import { buildContext } from "../../test/build-context.ts"

const api = await openAnsweringApi(() => undefined)
const collector = await startErrorCollector()
process.env.API_URL = api.url
process.env.SENTRY_DSN = collector.dsn
const { errorReports } = await import("../integrations/errors/error-reports.server.ts")
const { loader } = await import("./not-found.tsx")
const { unmatchedPage } = await import("../actions/site/not-found.server.ts")

afterAll(async () => {
  await collector.stop()
  await api.close()
})

test("[S8.5] an unknown URL is logged as not found, not as an error", async () => {
  for (const path of ["/no/existe?correo=ana.soto@faena.cl", "/404"]) {
    const url = new URL(path, "http://localhost:3000")
    const asked = { request: new Request(url), url, params: {}, pattern: "*" as const }
    const answer = loader({ ...asked, context: buildContext() })
    await expect(answer).rejects.toMatchObject({ init: { status: 404 } })
  }
  const missing = async () => {
    const events = (await collector.reports()).flatMap((report) => report.events)
    return events.filter(({ exception }) => exception.values[0]?.type === "PageNotFound")
  }
  await expect.poll(missing, { timeout: 10_000 }).toMatchObject([
    {
      level: "warning",
      tags: { status: "404" },
      exception: { values: [{ value: "Page Not Found: /no/existe" }] },
    },
  ])
}, 15_000)

test("hundreds of unknown URLs do not displace real failures in the log", async () => {
  for (let at = 0; at < 100; at += 1) await unmatchedPage(new URL(`http://wara.test/${at}`), {})
  errorReports.report(new Error("it fails"), { status: "500" })
  // Waits until everything is sent.
  await errorReports.close()
  const events = (await collector.reports()).flatMap((report) => report.events)
  expect(events.map(({ exception }) => exception.values[0]?.value)).toContain("it fails")
  expect(events.length).toBeLessThan(40)
}, 15_000)
