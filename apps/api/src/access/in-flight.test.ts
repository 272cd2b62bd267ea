import pg from "pg"
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest"
import { addUser } from "../../test/add-user.ts"
import { callAs } from "../../test/call-as.ts"
import { createTestApp, type TestApp } from "../../test/create-test-app.ts"
import { waitingForLocks } from "../../test/waiting-for-locks.ts"
import { buildApp } from "../app.ts"
import type { App } from "../app-context.ts"
import { connectShares } from "../database/pools.ts"
import { hashPassword } from "../modules/accounts/use-cases/passwords.ts"

let api: TestApp
/** The api with connections for visitors, users and log-in, as in production. */
let app: App
let locker: pg.Client
let connected: ReturnType<typeof connectShares>
const password = "Grúa amarilla 45"

beforeAll(async () => {
  api = await createTestApp()
  await addUser(api.database, { username: "ana", passwordHash: await hashPassword(password) })
  connected = connectShares(api.config)
  app = await buildApp({ ...api, ...connected.vital, shares: connected.shares })
  locker = new pg.Client({ connectionString: api.config.databaseUrl })
  await locker.connect()
})

afterEach(() => locker.query("rollback"))

afterAll(async () => {
  await locker.end()
  await app.close()
  await connected.end()
  await api.close()
})

/** Makes every read of the questions last until the database cancels it. */
async function stopReading(): Promise<void> {
  await locker.query("begin")
  await locker.query("lock table faqs in access exclusive mode")
}

const attacker = "203.0.113.5"

const readSlowly = (count: number, remoteAddress: string) =>
  Array.from({ length: count }, async (_, index) => {
    const url = `/api/faqs?page=${index + 1}`
    return (await app.inject({ url, remoteAddress })).statusCode
  })

test("[B8.1] forty slow reads of one address leave lists and log-in to others", async () => {
  await stopReading()
  const attack = Promise.all(readSlowly(40, attacker))
  await vi.waitFor(async () => expect(await waitingForLocks(api)).toBe(4))
  const startedAt = performance.now()
  const list = await app.inject({ url: "/api/categories", remoteAddress: "203.0.113.6" })
  const call = { identifier: "ana", password }
  const logIn = await callAs(app, {}, "POST /auth/local", call)
  expect([list.statusCode, logIn.status]).toEqual([200, 200])
  expect(performance.now() - startedAt).toBeLessThan(1_000)
  expect(await waitingForLocks(api)).toBeLessThanOrEqual(4)
  await locker.query("rollback")
  const statuses = await attack
  expect(statuses.length).toBe(40)
  expect(new Set(statuses)).not.toContain(500)
})

test("[B8.1] what exceeds the share of an address and its line is refused", async () => {
  await stopReading()
  const attack = Promise.all(readSlowly(50, attacker))
  await vi.waitFor(async () => expect(await waitingForLocks(api)).toBe(4))
  await locker.query("rollback")
  const statuses = await attack
  expect(statuses.filter((status) => status === 429)).toHaveLength(6)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(40)
})

test("[B8.1] the database cancels what a visitor waits 1.5 seconds for, and a user 5", async () => {
  await stopReading()
  const startedAt = performance.now()
  const [status] = await Promise.all(readSlowly(1, "203.0.113.8"))
  expect(status).toBe(503)
  expect(performance.now() - startedAt).toBeGreaterThan(1_400)
  const { shares, vital } = connected
  const limits = [shares.visitors, shares.accounts, shares.sessions, vital].map(
    async ({ pool }) => {
      const { rows } = await pool.query("show statement_timeout")
      return rows[0].statement_timeout
    },
  )
  expect(await Promise.all(limits)).toEqual(["1500ms", "5s", "2s", "8s"])
})

test("[B8.1] forty conditions on parts of descriptions are refused before they run", async () => {
  const filters = Array.from(
    { length: 40 },
    (_, index) => `filters[$or][${index}][description][$containsi]=zqNx${index}`,
  )
  await stopReading()
  const query = encodeURI(`pageSize=1&${filters.join("&")}`)
  const { status, body } = await callAs(app, {}, `GET /ads?${query}`)
  expect([status, body.error.name]).toEqual([400, "QueryCostError"])
})

test("[B9.1] calls that wait for a locked table take no connection of sessions and readiness", async () => {
  await locker.query("begin")
  await locker.query("lock table ads in access exclusive mode")
  // As payments and submissions do.
  const waiting = Array.from({ length: 20 }, () => connected.vital.pool.query("table ads"))
  await vi.waitFor(async () => expect(await waitingForLocks(api)).toBeGreaterThan(3))
  const startedAt = performance.now()
  const [ready, unknown] = await Promise.all([
    app.inject("/ready"),
    app.inject({ url: "/api/users/me", headers: { authorization: "Bearer unknown" } }),
  ])
  expect([ready.statusCode, unknown.statusCode]).toEqual([200, 401])
  expect(performance.now() - startedAt).toBeLessThan(1_000)
  await locker.query("rollback")
  await Promise.all(waiting)
})
