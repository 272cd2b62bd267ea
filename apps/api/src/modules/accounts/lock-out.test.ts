import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { addUser } from "../../../test/add-user.ts"
import { type Caller, callAs, newNetwork } from "../../../test/call-as.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { buildApp } from "../../app.ts"
import type { App } from "../../app-context.ts"
import { clearLockOut } from "./lock-out.ts"
import { hashPassword } from "./use-cases/passwords.ts"

let api: TestApp
let otherServer: App
let owner = { id: 0, username: "" }
const password = "Grúa amarilla 45"

beforeAll(async () => {
  api = await createTestApp()
  otherServer = await buildApp(api)
  await otherServer.ready()
  const passwordHash = await hashPassword(password)
  const username = "ana"
  await addUser(api.database, { username: "karin", passwordHash })
  owner = { username, id: await addUser(api.database, { username, passwordHash }) }
})

beforeEach(() => api.pool.query("truncate log_in_failures, rate_counters, sessions"))

afterAll(async () => {
  await otherServer.close()
  await api.close()
})

type Given = { name?: string; typed?: string; app?: App }

const logIn = (from: Caller, given: Given = {}) => {
  const { name = owner.username, typed = "otra clave", app = api.app } = given
  return callAs(app, from, "POST /auth/local", { identifier: name, password: typed })
}

/** Statuses of consecutive wrong passwords. */
async function fail(times: number, from: Caller, given: Given = {}): Promise<number[]> {
  const statuses: number[] = []
  for (let turn = 0; turn < times; turn += 1) statuses.push((await logIn(from, given)).status)
  return statuses
}

/** Lets that much time pass for a locked-out account. */
const pass = (time: string) =>
  api.pool.query(
    `update log_in_failures set locked_until = locked_until - $1::interval,
      last_failure_at = last_failure_at - $1::interval`,
    [time],
  )

test("[B8.12] guesses by e-mail and by username share one counter, from one network and from all", async () => {
  const email = `${owner.username}@wara.test`
  const from = { network: newNetwork() }
  expect(await fail(3, from)).toEqual([401, 401, 401])
  expect(await fail(3, from, { name: email.toUpperCase() })).toEqual([401, 401, 429])
  await api.pool.query("truncate log_in_failures, rate_counters")
  const statuses = []
  for (let turn = 0; turn < 21; turn += 1) {
    const name = turn % 2 === 0 ? email : owner.username
    statuses.push(...(await fail(1, { network: newNetwork() }, { name })))
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429])
  await api.database.transaction((transaction) => clearLockOut(transaction, owner.id))
  expect((await logIn({ network: newNetwork() }, { name: email, typed: password })).status).toBe(
    200,
  )
})

test("after five failures log-in is locked for 30 seconds, then twice as long each time", async () => {
  const from = { network: newNetwork() }
  expect(await fail(5, from)).toEqual([401, 401, 401, 401, 401])
  for (const seconds of [30, 60, 120, 240, 480, 900, 900]) {
    const locked = await logIn(from)
    expect([locked.status, locked.body.error.name]).toEqual([429, "RateLimitError"])
    expect(Number(locked.headers["retry-after"])).toBeGreaterThan(seconds - 10)
    expect(Number(locked.headers["retry-after"])).toBeLessThanOrEqual(seconds)
    await pass(`${seconds} seconds`)
    expect(await fail(1, from)).toEqual([401])
  }
})

test("an unknown name is locked in the same way", async () => {
  const statuses = await fail(6, { network: newNetwork() }, { name: "nadie" })
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})

test("spellings of a name share one lock-out", async () => {
  const from = { network: newNetwork() }
  const statuses = []
  // The last one is a dotted capital I, which the database and JavaScript lowercase differently.
  for (const name of ["karin", "KARIN", " Karin ", "\u212aarin", "kar\u0130n", "karIn", "karin"]) {
    statuses.push((await logIn(from, { name })).status)
  }
  expect(statuses.slice(-2)).toEqual([429, 429])
})

test("during a lock-out the right password fails too; after it, it succeeds and resets the count", async () => {
  const from = { network: newNetwork() }
  await fail(5, from)
  expect((await logIn(from, { typed: password })).status).toBe(429)
  await pass("30 seconds")
  expect((await logIn(from, { typed: password })).status).toBe(200)
  expect(await fail(5, from)).toEqual([401, 401, 401, 401, 401])
})

test("failures are forgotten after a day without new ones", async () => {
  const from = { network: newNetwork() }
  await fail(5, from)
  await pass("25 hours")
  expect(await fail(5, from)).toEqual([401, 401, 401, 401, 401])
})

test("failures of others never lock the owner out of a known device", async () => {
  const atHome = { device: "device-of-the-owner", network: newNetwork() }
  expect((await logIn(atHome, { typed: password })).status).toBe(200)
  // From many networks, with other devices, by username and even from the owner's network.
  for (let turn = 0; turn < 20; turn += 1) {
    await logIn({ network: turn % 4 ? newNetwork() : atHome.network, device: `stranger-${turn}` })
  }
  expect((await logIn({ network: newNetwork() }, { typed: password })).status).toBe(429)
  expect((await logIn(atHome, { typed: password })).status).toBe(200)
  // The known device has its own limit of guesses.
  expect(await fail(6, atHome)).toEqual([401, 401, 401, 401, 401, 429])
})

test("[B8.172] a device whose session was closed from elsewhere has no guesses of its own", async () => {
  const lost = { device: "device-that-was-lost" }
  expect((await logIn(lost, { typed: password })).status).toBe(200)
  await api.pool.query("update sessions set revoked_at = last_used_at + interval '1 second'")
  // A device of its own would be locked out after five, from whatever network.
  expect(await fail(6, lost)).toEqual([401, 401, 401, 401, 401, 401])
  const counted = await api.pool.query("select max(failures) as failures from log_in_failures")
  expect(counted.rows).toEqual([{ failures: 6 }])
})

test("resetting the password ends every lock-out", async () => {
  const from = { network: newNetwork() }
  await fail(5, from)
  await fail(5, from, { name: "ANA@wara.test" })
  await api.database.transaction((transaction) => clearLockOut(transaction, owner.id))
  expect(await fail(1, from)).toEqual([401])
  expect(await fail(1, from, { name: "ana@wara.test" })).toEqual([401])
})

test("of fifty concurrent guesses on two servers only five are checked", async () => {
  const from = { network: newNetwork() }
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, turn) => logIn(from, { app: turn % 2 ? otherServer : api.app })),
  )
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(45)
})

test("a network that tries many names is limited, across both servers", async () => {
  const network = newNetwork()
  // Most of them are locked out before any password is checked.
  await Promise.all(
    Array.from({ length: 100 }, (_, turn) =>
      logIn({ network }, { name: `name-${turn % 4}`, app: turn % 2 ? otherServer : api.app }),
    ),
  )
  for (const app of [api.app, otherServer]) {
    const { status, headers } = await logIn({ network }, { name: "another", app })
    expect(status).toBe(429)
    expect(Number(headers["retry-after"])).toBeGreaterThan(0)
  }
  expect((await logIn({ network: newNetwork() }, { name: "another" })).status).toBe(401)
})
