import { openErrorReports } from "@wara/error-reports/open-error-reports"
import { startErrorCollector } from "@wara/error-reports/test/start-error-collector"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { reportingFailures } from "../src/jobs/start-jobs.ts"
import { createTestApp, type TestApp } from "./create-test-app.ts"

/** Data that must not be reported. */
const secrets = {
  name: "Ana Soto",
  email: "ana.soto@faena.cl",
  token: "6bXw0yJZ8k2mQ4r7tVnP1sLd",
  rut: "12.345.678-5",
  phone: "+56 9 8765 4321",
}

let collector: Awaited<ReturnType<typeof startErrorCollector>>
let api: TestApp

beforeAll(async () => {
  collector = await startErrorCollector()
  const reporting = { errorsDsn: collector.dsn, environment: "test" as const }
  api = await createTestApp({ errorReports: openErrorReports(reporting) })
})

afterAll(async () => {
  await api.close()
  await collector.stop()
})

test("[S8.8] [S1.8] an api error is reported with its route and without data about the caller", async () => {
  const { name, email, token, rut, phone } = secrets
  const cause = new Error(`Unexpected token, "${name}" of ${email}, ${rut}, ${phone} is not JSON`)
  const query = vi.spyOn(api.pool, "query").mockImplementation(() => {
    throw cause
  })
  const { statusCode } = await api.app.inject({
    url: `/api/indicators/uf?name=${encodeURIComponent(name)}`,
    headers: { authorization: `Bearer ${token}`, cookie: `wara_session=${token}` },
  })
  query.mockRestore()
  expect(statusCode).toBe(500)
  // The first report waits for the library.
  await expect.poll(collector.reports, { timeout: 10_000 }).toHaveLength(1)
  const [report] = await collector.reports()
  expect(report?.items.map(({ type }) => type)).toEqual(["event"])
  const [event] = report?.events ?? []
  expect(event).toMatchObject({ level: "error", release: "4.0.0", environment: "test" })
  expect(event?.tags).toMatchObject({ status: "500", method: "GET" })
  expect(event?.tags?.endpoint).toMatch(/^\/api\/indicators\/:\w+$/)
  // The statement without its values, and its cause.
  const [inner, outer] = event?.exception.values ?? []
  expect(outer?.value).toMatch(/^Failed query: select "users"."id"/)
  expect(inner?.value).toBe(`Unexpected token, "…" of [email], [number], [number] is not JSON`)
  for (const secret of Object.values(secrets)) expect(report?.text).not.toContain(secret)
})

test("[S8.8] client errors and aborted requests are not reported", async () => {
  const before = await collector.reports()
  expect((await api.app.inject("/api/nothing-here")).statusCode).toBe(404)
  expect((await api.app.inject("/api/users/me")).statusCode).toBe(401)
  await api.errorReports.close()
  expect(await collector.reports()).toEqual(before)
})

test("a job is reported after its last attempt, not before retries", async () => {
  const report = vi.fn()
  const reports = { report, close: async () => {} }
  const work = reportingFailures(reports, "vocabulary", () => Promise.reject(new Error("no")))
  await expect(work([{ retryCount: 2, retryLimit: 3 }])).rejects.toThrow("no")
  expect(report).not.toHaveBeenCalled()
  await expect(work([{ retryCount: 3, retryLimit: 3 }])).rejects.toThrow("no")
  expect(report).toHaveBeenCalledWith(new Error("no"), { job: "vocabulary" })
})
