import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, test } from "vitest"
import { callAs } from "../../test/call-as.ts"
import { createTestApp, type TestApp, testServiceToken } from "../../test/create-test-app.ts"
import { limitCalls } from "../access/limits.ts"
import { RateLimitError } from "../access/rate-limit-error.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp({ config: { callsPerMinute: 3 } })
})

afterAll(() => api.close())

async function statuses(
  count: number,
  remoteAddress: string,
  headers: Record<string, string> = {},
) {
  const answers = []
  for (let call = 0; call < count; call += 1) {
    answers.push(await api.app.inject({ url: "/api/regions", remoteAddress, headers }))
  }
  return answers.map((answer) => answer.statusCode)
}

test("too many calls from one address get a 429 with Retry-After, others are served", async () => {
  expect(await statuses(4, "203.0.113.7")).toEqual([200, 200, 200, 429])
  const url = "/api/regions"
  const refused = await api.app.inject({ url, remoteAddress: "203.0.113.7" })
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0)
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60)
  expect(refused.json().error).toMatchObject({ status: 429, name: "RateLimitError" })
  expect(await statuses(1, "203.0.113.8")).toEqual([200])
})

test("[B10.145] writes of the team are limited by the calls of a network", async () => {
  const answers = []
  for (let call = 0; call < 4; call += 1) {
    const url = "/api/admin/ads/1/hold"
    answers.push(await api.app.inject({ method: "POST", url, remoteAddress: "203.0.113.21" }))
  }
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 429])
})

test("guessing tokens is limited like everything else", async () => {
  const headers = { authorization: "Bearer guess" }
  expect(await statuses(4, "203.0.113.20", headers)).toEqual([401, 401, 401, 429])
})

test("addresses of one IPv6 network count as one", async () => {
  expect(await statuses(2, "2001:db8:1:2::a")).toEqual([200, 200])
  expect(await statuses(2, "2001:db8:1:2:3:4:5:6")).toEqual([200, 429])
  expect(await statuses(1, "2001:db8:1:3::a")).toEqual([200])
})

test("behind the trusted proxy the client's address counts, not the proxy's", async () => {
  const from = (ip: string) => ({ "x-forwarded-for": ip })
  expect(await statuses(4, "127.0.0.1", from("198.51.100.1"))).toEqual([200, 200, 200, 429])
  expect(await statuses(1, "127.0.0.1", from("198.51.100.2"))).toEqual([200])
  // Forwarded addresses from untrusted callers are ignored.
  expect(await statuses(4, "203.0.113.9", from("127.0.0.1"))).toEqual([200, 200, 200, 429])
})

test("the web server with its token is not limited", async () => {
  const headers = { "x-service-token": testServiceToken }
  expect(new Set(await statuses(8, "203.0.113.10", headers))).toEqual(new Set([200]))
})

test("with limits in the database exactly the allowed number of concurrent calls passes", async () => {
  const call = { name: "contact", caller: "203.0.113.7", limit: 10, windowSeconds: 3600 }
  const outcomes = await Promise.allSettled(
    Array.from({ length: 40 }, () => limitCalls(api.database, call)),
  )
  const refused = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason] : []))
  expect(refused).toHaveLength(30)
  for (const error of refused) {
    expect(error).toBeInstanceOf(RateLimitError)
    expect(error.retryAfter).toBeGreaterThan(0)
    expect(error.retryAfter).toBeLessThanOrEqual(3600)
  }
  await limitCalls(api.database, { ...call, caller: "203.0.113.8" })
  await limitCalls(api.database, { ...call, name: "other" })
  const { rows } = await api.pool.query("select key from rate_counters")
  expect(JSON.stringify(rows)).not.toContain("203.0.113")
})

const inNetwork = (network: string) => ({
  "x-service-token": testServiceToken,
  "x-forwarded-for": network,
})

const password = "Grúa amarilla 45"
const eva = { kind: "person", firstname: "Eva", lastname: "Soto", rut: "12.345.678-5" }

/** Calls of visitors, each time with another name, e-mail or code. */
const visitorRequests = {
  "sign-up": (network: string, turn: number) =>
    callAs(api.app, { network }, "POST /auth/local/register", {
      ...{ ...eva, password, accepts_terms: true, is_adult: true },
      email: `eva${turn}@faena.cl`,
    }),
  "log-in": (network: string, turn: number) =>
    callAs(api.app, { network }, "POST /auth/local", { identifier: `nobody${turn}`, password }),
  "log-in to the panel": (network: string, turn: number) =>
    callAs(api.app, { network }, "POST /admin/session", {
      email: `nobody${turn}@faena.cl`,
      password,
    }),
  "forgotten password": (network: string, turn: number) =>
    callAs(api.app, { network }, "POST /auth/forgot-password", { email: `eva${turn}@faena.cl` }),
  "new password": (network: string, turn: number) =>
    callAs(api.app, { network }, "POST /auth/reset-password", {
      code: `no code ${turn}`,
      password,
      passwordConfirmation: password,
    }),
  "confirmation of an e-mail": (network: string, turn: number) =>
    callAs(api.app, { network }, "POST /auth/confirm-email", { code: `no code ${turn}` }),
  "link of an ad's end": (network: string, turn: number) =>
    callAs(api.app, { network }, `GET /ad-links?code=${turn}`),
  contact: async (network: string, turn: number) => {
    const data = { name: "Eva", email: `eva${turn}@faena.cl`, message: "Busco una excavadora." }
    const answer = await api.app.inject({
      method: "POST",
      url: "/api/contact",
      headers: { ...inNetwork(network), "idempotency-key": randomUUID() },
      payload: { data },
    })
    return { status: answer.statusCode }
  },
}

test.each(Object.entries(visitorRequests))(
  "%s: the 65,536 networks of one IPv6 /48 are limited together",
  async (_, call) => {
    await api.pool.query("truncate rate_counters")
    const passed = (await call("2001:db8:7:1::1", 1)).status
    expect(passed).not.toBe(429)
    await api.pool.query("update rate_counters set count = count + 100000")
    expect((await call("2001:db8:7:2::1", 2)).status).toBe(429)
    expect((await call("2001:db8:8:1::1", 3)).status).toBe(passed)
  },
)

test("an IPv6 /48 may call ten times as often as a /64", async () => {
  await api.pool.query("truncate rate_counters")
  const call = visitorRequests["log-in"]
  await call("2001:db8:7:1::1", 1)
  await api.pool.query("update rate_counters set count = 999")
  expect((await call("2001:db8:7:2::1", 2)).status).toBe(401)
  expect((await call("2001:db8:7:3::1", 3)).status).toBe(429)
})
