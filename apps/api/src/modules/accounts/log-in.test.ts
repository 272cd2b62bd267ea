import { hash } from "@node-rs/argon2"
import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addUser } from "../../../test/add-user.ts"
import { callAs } from "../../../test/call-as.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { statementsOf } from "../../../test/statements-of.ts"
import { waitingForLocks } from "../../../test/waiting-for-locks.ts"
import { users } from "../../database/schema/accounts.ts"
import { hashPassword } from "./use-cases/passwords.ts"

let api: TestApp
let passwordHash = ""
const password = "Grúa amarilla 45"

beforeAll(async () => {
  api = await createTestApp()
  passwordHash = await hashPassword(password)
})

afterAll(() => api.close())

const logIn = (identifier: string, given = password) =>
  callAs(api.app, {}, "POST /auth/local", { identifier, password: given })

test("[S7.3] e-mail or username, in any case, and the password return a token and the user", async () => {
  const id = await addUser(api.database, { username: "Ana.Soto", passwordHash })
  // The same password in decomposed Unicode.
  for (const [identifier, typed] of [
    ["ANA.SOTO@wara.test", password],
    [" ana.soto ", password.normalize("NFD")],
  ] as const) {
    const { status, body } = await logIn(identifier, typed)
    expect(status).toBe(200)
    expect(body.user.id).toBe(id)
    const me = await callAs(api.app, { token: body.jwt }, "GET /users/me")
    expect(me.body).toEqual(body.user)
  }
})

test("a wrong password, an unknown name and an account without a password get the same response", async () => {
  await addUser(api.database, { username: "beto", passwordHash })
  await addUser(api.database, { username: "sin-clave" })
  await addUser(api.database, { username: "bloqueada", passwordHash, blockedAt: new Date() })
  await addUser(api.database, { username: "borrada", passwordHash, deletedAt: new Date() })
  const names = ["beto", "beto@wara.test", "nadie", "nadie@wara.test", "sin-clave", "bloqueada"]
  const wrong = await Promise.all(names.map((name) => logIn(name, "otra clave")))
  const right = await Promise.all(["sin-clave", "borrada"].map((name) => logIn(name)))
  for (const { status, body } of [...wrong, ...right]) {
    expect([status, body]).toEqual([401, wrong[0]?.body])
  }
  expect(wrong[0]?.body.error.name).toBe("InvalidCredentialsError")
})

test("[B5.28] only the right password reveals that an account is blocked, and why", async () => {
  const blockedReason = "Tres denuncias de compradores."
  const blocked = { username: "cerrada", passwordHash, blockedAt: new Date(), blockedReason }
  await addUser(api.database, blocked)
  expect((await logIn("cerrada", "otra clave")).status).toBe(401)
  const { status, body } = await logIn("cerrada")
  expect([status, body.error.name]).toEqual([403, "AccountBlockedError"])
  expect(body.error.details.errors).toEqual([{ path: ["account"], message: blockedReason }])
  const { rows } = await api.pool.query(
    "select 1 from sessions join users on users.id = user_id where username = 'cerrada'",
  )
  expect(rows).toEqual([])
})

/** The statements of a log-in, and the processor time that it took in all threads. */
async function workOf(name: string) {
  const before = process.cpuUsage()
  const statements = await statementsOf(() => logIn(name, "otra clave"))
  const { user, system } = process.cpuUsage(before)
  return { statements, time: user + system }
}

test("a log-in does as much work for a name without an account, so that its time does not reveal who has one", async () => {
  await addUser(api.database, { username: "carla", passwordHash })
  await addUser(api.database, { username: "por-google" })
  const names = ["carla", "nadie", "por-google"] as const
  const minTimes = new Map<string, number>()
  for (let turn = 0; turn < 9; turn += 1) {
    const statements: string[][] = []
    for (const name of names) {
      const work = await workOf(name)
      statements.push(work.statements)
      minTimes.set(name, Math.min(work.time, minTimes.get(name) ?? work.time))
    }
    expect(statements).toEqual(names.map(() => statements[0]))
  }
  const [known = 0, ...others] = minTimes.values()
  // Without the decoy hash these are about a third. What other programs use is not counted.
  for (const time of others) expect(time / known).toBeGreaterThan(0.6)
})

test("a hash with another cost is renewed at the next log-in", async () => {
  const cheap = await hash(password, { memoryCost: 1024, timeCost: 1 })
  const id = await addUser(api.database, { username: "diego", passwordHash: cheap })
  expect((await logIn("diego")).status).toBe(200)
  const [stored] = await api.database.select().from(users).where(eq(users.id, id))
  expect(stored?.passwordHash).toContain("$argon2id$v=19$m=19456,t=2,p=1$")
  expect((await logIn("diego")).status).toBe(200)
})

test.each([
  [{ identifier: "ana", password: "x", role: "operator" }, "Unrecognized"],
  [{ identifier: "", password: "x" }, "identifier"],
  [{ identifier: "ana" }, "password"],
  [{ identifier: { $ne: "" }, password: "x" }, "identifier"],
])("%j is a 400", async (payload, message) => {
  const { status, body } = await callAs(api.app, {}, "POST /auth/local", payload)
  expect([status, body.error.name]).toEqual([400, "ValidationError"])
  expect(body.error.message).toContain(message)
})

test("a password changed during its check does not log in", async () => {
  const id = await addUser(api.database, { username: "elena", passwordHash })
  const changed = await hashPassword("Pala azul 4567")
  const arriving = await api.database.transaction(async (transaction) => {
    await transaction.update(users).set({ passwordHash: changed }).where(eq(users.id, id))
    const attempt = logIn("elena")
    // It has verified the old password by now, and waits for the transaction that changes it.
    await expect.poll(() => waitingForLocks(api)).toBe(1)
    return { attempt }
  })
  expect((await arriving.attempt).status).toBe(401)
})
