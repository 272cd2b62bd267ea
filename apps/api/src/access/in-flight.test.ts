import pg from "pg"
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest"
import { addUser } from "../../test/add-user.ts"
import { callAs } from "../../test/call-as.ts"
import { createTestApp, type TestApp } from "../../test/create-test-app.ts"
import { waitingForLocks } from "../../test/waiting-for-locks.ts"
import { buildApp } from "../app.ts"
import type { App } from "../app-context.ts"
import { connectDatabase } from "../database/database.ts"
import { connectShares } from "../database/pools.ts"
import { hashPassword } from "../modules/accounts/use-cases/passwords.ts"

let api: TestApp
/** The api with connections for visitors, users and log-in, as in production. */
let app: App
/** The same with connections that wait as long as the test wants: no result depends on speed. */
let patient: App
let locker: pg.Client
let connected: ReturnType<typeof connectShares>
let waiting: ReturnType<typeof connectShares>
const password = "Grúa amarilla 45"

beforeAll(async () => {
  api = await createTestApp()
  await addUser(api.database, { username: "ana", passwordHash: await hashPassword(password) })
  connected = connectShares(api.config)
  app = await buildApp({ ...api, ...connected.vital, shares: connected.shares })
  waiting = connectWithoutTimeouts(api.config)
  patient = await buildApp({ ...api, ...waiting.vital, shares: waiting.shares })
  locker = new pg.Client({ connectionString: api.config.databaseUrl })
  await locker.connect()
})

afterEach(() => locker.query("rollback"))

afterAll(async () => {
  await locker.end()
  await Promise.all([app.close(), patient.close()])
  await Promise.all([connected.end(), waiting.end()])
  await api.close()
})

function connectWithoutTimeouts({
  databaseUrl,
  poolSizes,
}: TestApp["config"]): ReturnType<typeof connectShares> {
  const connect = (share: keyof typeof poolSizes) =>
    connectDatabase(databaseUrl, {
      ...{ maxConnections: poolSizes[share], connectionTimeout: null },
    })
  const [vital, sessions] = [connect("vital"), connect("sessions")]
  const [visitors, accounts] = [connect("visitors"), connect("accounts")]
  const end = async () => {
    await Promise.all([vital, sessions, visitors, accounts].map(({ pool }) => pool.end()))
  }
  return { vital, shares: { sessions, visitors, accounts }, end }
}

/** Waits until so many statements wait for a lock. */
const waitForLocks = (count: number) =>
  vi.waitFor(async () => expect(await waitingForLocks(api)).toBe(count), { timeout: 15_000 })

/** Makes every read of the questions last until the database cancels it. */
async function stopReading(): Promise<void> {
  await locker.query("begin")
  await locker.query("lock table faqs in access exclusive mode")
}

const attacker = "203.0.113.5"

const readSlowly = (of: App, count: number, remoteAddress: string) =>
  Array.from({ length: count }, async (_, index) => {
    const url = `/api/faqs?page=${index + 1}`
    return (await of.inject({ url, remoteAddress })).statusCode
  })

test("[B8.1] forty slow reads of one address leave lists and log-in to others", async () => {
  await stopReading()
  const attack = Promise.all(readSlowly(patient, 40, attacker))
  await waitForLocks(4)
  const list = await patient.inject({ url: "/api/categories", remoteAddress: "203.0.113.6" })
  const call = { identifier: "ana", password }
  const logIn = await callAs(patient, {}, "POST /auth/local", call)
  expect([list.statusCode, logIn.status]).toEqual([200, 200])
  expect(await waitingForLocks(api)).toBe(4)
  await locker.query("rollback")
  expect(await attack).toEqual(Array(40).fill(200))
})

test("[B8.1] what exceeds the share of an address and its line is refused", async () => {
  await stopReading()
  const attack = Promise.all(readSlowly(patient, 50, attacker))
  await waitForLocks(4)
  await locker.query("rollback")
  const statuses = await attack
  expect(statuses.filter((status) => status === 429)).toHaveLength(6)
  expect(statuses.filter((status) => status === 200)).toHaveLength(44)
})

test("[B8.1] the database cancels what a visitor waits 1.5 seconds for, and a user 5", async () => {
  await stopReading()
  const startedAt = performance.now()
  const [status] = await Promise.all(readSlowly(app, 1, "203.0.113.8"))
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
  const calls = Array.from({ length: 20 }, () => waiting.vital.pool.query("table ads"))
  await waitForLocks(api.config.poolSizes.vital)
  const [ready, unknown] = await Promise.all([
    patient.inject("/ready"),
    patient.inject({ url: "/api/users/me", headers: { authorization: "Bearer unknown" } }),
  ])
  expect([ready.statusCode, unknown.statusCode]).toEqual([200, 401])
  expect(await waitingForLocks(api)).toBe(api.config.poolSizes.vital)
  await locker.query("rollback")
  await Promise.all(calls)
})
