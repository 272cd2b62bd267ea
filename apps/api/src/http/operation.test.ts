import type { InjectOptions } from "fastify"
import fastify from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp, testServiceToken } from "../../test/create-test-app.ts"
import { buildWorkerApp } from "../app.ts"
import { connectDatabase } from "../database/database.ts"
import { registerJobs } from "../jobs/start-jobs.ts"
import { requireResponseSchemas } from "./error-responses.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

test("liveness and readiness have their own paths", async () => {
  expect((await api.app.inject("/health")).json()).toEqual({ status: "ok" })
  expect((await api.app.inject("/ready")).json()).toEqual({ status: "ok" })
})

test("[B9.20] a database without the newest migration, and a server about to stop, are not ready", async () => {
  const stopping = await createTestApp({ drain: { isDraining: true } })
  const refused = await stopping.app.inject("/ready")
  expect(refused.statusCode).toBe(503)
  expect(refused.json().error.details.errors).toMatchObject([{ path: ["drain"] }])
  expect((await stopping.app.inject("/health")).statusCode).toBe(200)
  await stopping.close()

  const older = await createTestApp()
  const isReady = async () => (await older.app.inject("/ready")).statusCode === 200
  expect(await isReady()).toBe(true)
  await older.pool.query(
    "delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)",
  )
  expect(await isReady()).toBe(false)
  await older.close()
})

test("without its database the api is alive but not ready, and answers 503 without details", async () => {
  const { database, pool } = connectDatabase("postgres://nobody:hidden@127.0.0.1:1/none")
  const brokenApi = await createTestApp({ database, pool })
  expect((await brokenApi.app.inject("/health")).statusCode).toBe(200)
  for (const url of ["/ready", "/api/ads", "/api/ads/3"]) {
    const answer = await brokenApi.app.inject(url)
    expect(answer.statusCode).toBe(503)
    expect(answer.json().error).toMatchObject({ name: "ServiceUnavailableError", details: {} })
    expect(answer.body).not.toMatch(/hidden|127\.0\.0\.1/)
  }
  await brokenApi.close()
})

test("metrics contain routes, not URLs", async () => {
  await api.app.inject("/api/ads/grua-callada?fields=name")
  await api.app.inject("/api/no-such-thing")
  const { body, headers } = await api.app.inject("/metrics")
  expect(headers["content-type"]).toContain("text/plain")
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/ads/:key",status="404"} 1',
  )
  expect(body).toContain('database_pool_connections{pool="visitors",state="total"}')
  expect(body).toContain("nodejs_eventloop_lag_seconds")
  expect(body).not.toMatch(/grua-callada|no-such-thing/)
})

test("metrics are served to localhost and to callers with the service token", async () => {
  const measure = async (headers: Record<string, string>, remoteAddress = "127.0.0.1") =>
    (await api.app.inject({ url: "/metrics", headers, remoteAddress })).statusCode
  const authorization = `Bearer ${testServiceToken}`
  expect(await measure({})).toBe(200)
  expect(await measure({}, "203.0.113.7")).toBe(401)
  expect(await measure({ "x-forwarded-for": "203.0.113.7" })).toBe(401)
  expect(await measure({ "x-forwarded-for": "127.0.0.1" })).toBe(401)
  expect(await measure({ authorization: "Bearer wrong" }, "203.0.113.7")).toBe(401)
  expect(await measure({ authorization }, "203.0.113.7")).toBe(200)
})

test("[B9.32] in production metrics need the token, the documentation a setting, and proxies are limited", async () => {
  const settings = { isRealProduction: true, publishesDocumentation: false, callsPerMinute: 2 }
  const real = await createTestApp({ config: settings })
  const statusOf = async (url: string, headers: Record<string, string> = {}) =>
    (await real.app.inject({ url, headers, remoteAddress: "127.0.0.1" })).statusCode
  const authorization = `Bearer ${testServiceToken}`
  expect(await statusOf("/metrics")).toBe(401)
  expect(await statusOf("/metrics", { authorization })).toBe(200)
  for (const url of ["/documentation", "/documentation/", "/documentation/json"]) {
    expect(await statusOf(url), url).toBe(404)
  }
  const calls = [await statusOf("/api/faqs"), await statusOf("/api/faqs")]
  expect([...calls, await statusOf("/api/faqs")]).toEqual([200, 200, 429])
  await real.close()
})

test("[B9.31] a server whose jobs could not be started is not ready, but alive", async () => {
  const idle = await createTestApp()
  await idle.pool.query("drop schema pgboss cascade")
  const worker = buildWorkerApp(idle)
  registerJobs(worker, idle)
  await worker.listen({ port: 0 })
  const statusOf = async (url: string) => (await worker.inject(url)).statusCode
  await expect.poll(() => statusOf("/ready")).toBe(503)
  expect(await statusOf("/health")).toBe(200)
  await worker.close()
  await idle.close()
})

test("responses for one user are not cacheable", async () => {
  const authorization = `Bearer ${testServiceToken}`
  const payload = { identifier: "nadie@wara.test", password: "no existe" }
  const policy = async (call: InjectOptions) =>
    (await api.app.inject(call)).headers["cache-control"]
  expect(await policy({ method: "POST", url: "/api/auth/local", payload })).toBe("no-store")
  expect(await policy({ url: "/api/ads", headers: { authorization } })).toBe("no-store")
  expect(await policy({ url: "/api/users/me", headers: { authorization: "Bearer x" } })).toBe(
    "no-store",
  )
  expect(await policy({ url: "/api/ads" })).toBeUndefined()
})

test("responses cannot be executed, framed, sniffed or read by other sites", async () => {
  const { headers } = await api.app.inject({
    url: "/api/ads",
    headers: { origin: "https://elsewhere.test", "x-request-id": "request-of-the-web-1" },
  })
  expect(headers["content-security-policy"]).toBe("default-src 'none';frame-ancestors 'none'")
  expect(headers["x-content-type-options"]).toBe("nosniff")
  expect(headers["cross-origin-resource-policy"]).toBe("same-origin")
  expect(headers["access-control-allow-origin"]).toBeUndefined()
  expect(headers["x-request-id"]).toBe("request-of-the-web-1")
})

test("the documentation is OpenAPI 3.1 and describes every call", async () => {
  const { openapi, paths } = (await api.app.inject("/documentation/json")).json()
  expect(openapi).toBe("3.1.0")
  const documented = Object.keys(paths)
  expect(documented).toEqual(expect.arrayContaining(["/api/ads", "/api/ads/{key}", "/api/faqs"]))
  for (const [path, methods] of Object.entries<Record<string, Record<string, unknown>>>(paths)) {
    for (const [method, call] of Object.entries(methods)) {
      expect(call.summary, `${method} ${path}`).toBeTruthy()
      expect(call.tags, `${method} ${path}`).toHaveLength(1)
    }
  }
  expect((await api.app.inject("/documentation/")).statusCode).toBe(200)
})

test("a route without response schemas cannot be added", () => {
  const app = fastify()
  requireResponseSchemas(app)
  expect(() => app.get("/leak", async () => ({ everything: 1 }))).toThrow("no response schema")
})

test("another method of a known path is a 405 that lists the allowed ones", async () => {
  const answer = await api.app.inject({ method: "DELETE", url: "/api/ads" })
  expect(answer.statusCode).toBe(405)
  expect(answer.headers.allow).toBe("GET, HEAD")
})

test("requests with slow headers or a slow body are aborted", () => {
  const { headersTimeout, requestTimeout } = api.app.server
  expect(headersTimeout).toBeGreaterThan(0)
  expect(headersTimeout).toBeLessThanOrEqual(60_000)
  expect(requestTimeout).toBeGreaterThan(0)
  expect(requestTimeout).toBeLessThanOrEqual(300_000)
})
