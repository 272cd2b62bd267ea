import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { addSession, addUser } from "../../../test/add-user.ts"
import { callAs } from "../../../test/call-as.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { mailsTo } from "../../../test/links.ts"
import { recordUse } from "../../access/session-store.ts"
import { hashToken } from "../../access/token.ts"
import { sessions, users } from "../../database/schema/accounts.ts"
import { deleteLeftovers, lockPerson } from "./account-store.ts"
import { replacePassword } from "./replace-password.ts"
import { openSession } from "./use-cases/open-session.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

const ask = (token: string, call: Parameters<typeof callAs>[2]) => callAs(api.app, { token }, call)
const works = async (token: string) => (await ask(token, "GET /users/me")).status === 200

const open = (userId: number, name: string, hash: Buffer | null = null) =>
  api.database.transaction((transaction) =>
    openSession(transaction, api.config, {
      ...{ userId, device: { name, hash }, method: "password" as const, now: new Date() },
    }),
  )

const renewPassword = (userId: number, device: { name: string; hash: Buffer }) =>
  api.database.transaction(async (transaction) => {
    const person = await lockPerson(transaction, userId)
    if (person === null) throw new Error("the account is gone")
    const change = { person, passwordHash: "another", device, now: new Date() }
    return replacePassword(transaction, api.config, change)
  })

const list = async (
  token: string,
): Promise<{ id: string; device: string; is_current: boolean }[]> =>
  (await ask(token, "GET /auth/sessions")).body.data

test("[S4.1] logging out ends the session at once, and only that one", async () => {
  const userId = await addUser(api.database)
  const [token, other] = [await open(userId, "Chrome"), await open(userId, "Firefox")]
  expect(await works(token)).toBe(true)
  const answer = await callAs(api.app, { token }, "POST /auth/logout", {})
  expect([answer.status, answer.body]).toEqual([200, { ok: true }])
  expect((await ask(token, "GET /users/me")).body.error.name).toBe("UnauthorizedError")
  expect((await callAs(api.app, { token }, "POST /auth/logout", {})).status).toBe(401)
  expect(await works(other)).toBe(true)
})

test("the list has the active sessions, the current one first, and no secrets", async () => {
  const userId = await addUser(api.database)
  const device = hashToken("device")
  const [phone, laptop] = [
    await open(userId, "Safari en iOS"),
    await open(userId, "Chrome en Windows", device),
  ]
  await addSession(api.database, userId, { expiresAt: new Date(Date.now() - 60_000) })
  await addSession(api.database, userId, { revokedAt: new Date() })
  await addSession(api.database, await addUser(api.database))
  const shown = await list(phone)
  expect(shown.map((one) => [one.device, one.is_current])).toEqual([
    ["Safari en iOS", true],
    ["Chrome en Windows", false],
  ])
  expect((await list(laptop)).map((one) => one.device)).toEqual([
    "Chrome en Windows",
    "Safari en iOS",
  ])
  const text = JSON.stringify(shown)
  for (const secret of [hashToken(phone), hashToken(laptop), device]) {
    expect(text).not.toContain(secret.toString("hex"))
    expect(text).not.toContain(secret.toString("base64"))
  }
  const keys = ["created_at", "device", "id", "is_current", "last_used_at"]
  expect(shown.map((one) => Object.keys(one).sort())).toEqual([keys, keys])
})

test("one's own session is ended by its id, once; another user's is not found", async () => {
  const [userId, otherUserId] = [await addUser(api.database), await addUser(api.database)]
  const [mine, lost] = [await open(userId, "Chrome"), await open(userId, "lost phone")]
  const otherSession = await open(otherUserId, "Firefox")
  const id = (await list(mine)).find((one) => one.device === "lost phone")?.id
  const refused = await ask(otherSession, `DELETE /auth/sessions/${id}`)
  expect([refused.status, refused.body.error.name]).toEqual([404, "NotFoundError"])
  expect(await works(lost)).toBe(true)
  expect((await ask(mine, `DELETE /auth/sessions/${id}`)).body).toEqual({ ok: true })
  expect(await works(lost)).toBe(false)
  expect((await ask(mine, `DELETE /auth/sessions/${id}`)).status).toBe(404)
  expect((await ask(mine, "DELETE /auth/sessions/1")).status).toBe(404)
  expect(await works(mine)).toBe(true)
})

test("closing the others leaves the current session and those of other users", async () => {
  const [userId, otherUserId] = [await addUser(api.database), await addUser(api.database)]
  const [mine, second, third] = [
    await open(userId, "Chrome"),
    await open(userId, "Firefox"),
    await open(userId, "Safari"),
  ]
  const otherSession = await open(otherUserId, "Edge")
  expect((await ask(mine, "DELETE /auth/sessions")).body).toEqual({ ok: true })
  expect(await Promise.all([mine, second, third, otherSession].map(works))).toEqual([
    true,
    false,
    false,
    true,
  ])
})

test.each(["POST /auth/logout", "GET /auth/sessions", "DELETE /auth/sessions"] as const)(
  "%s needs a session",
  async (call) => {
    expect((await callAs(api.app, {}, call)).status).toBe(401)
  },
)

test("the use of a session is recorded once in five minutes", async () => {
  const token = await open(await addUser(api.database), "Chrome")
  const mine = eq(sessions.tokenHash, hashToken(token))
  const read = async () => {
    const [session] = await api.database.select().from(sessions).where(mine)
    if (!session) throw new Error("the session is gone")
    return session
  }
  const lastUsed = async (ago: number) => {
    const lastUsedAt = new Date(Date.now() - ago)
    await api.database.update(sessions).set({ lastUsedAt }).where(mine)
    return lastUsedAt
  }
  const recent = await lastUsed(4 * 60_000)
  await recordUse(api.database, (await read()).id)
  expect((await read()).lastUsedAt).toEqual(recent)
  await lastUsed(6 * 60_000)
  await ask(token, "GET /users/me")
  // The call does not wait for the record.
  await vi.waitFor(async () => expect((await read()).lastUsedAt > recent).toBe(true))
})

test("a log-in from an unknown device is notified by e-mail, the first one not", async () => {
  const email = "ana@faena.cl"
  const userId = await addUser(api.database, { email, confirmedAt: new Date() })
  const [home, elsewhere] = [hashToken("home"), hashToken("elsewhere")]
  const subjects = async () => (await mailsTo(api, email)).map(({ subject }) => subject)
  await open(userId, "Chrome en Windows", home)
  await open(userId, "Chrome en Windows", home)
  expect(await subjects()).toEqual([])
  await open(userId, "Firefox en Linux", elsewhere)
  await open(userId, "Firefox en Linux", elsewhere)
  await open(userId, "Chrome en Windows", home)
  const mails = await mailsTo(api, email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain("Firefox en Linux")
  await open(userId, "curl")
  await open(userId, "curl")
  expect(await subjects()).toHaveLength(2)
})

test("[B8.171] a device whose session another one closed is unknown until it logs in again; a log-out and a new password there leave it known", async () => {
  const email = `${randomUUID()}@faena.cl`
  const userId = await addUser(api.database, { email, confirmedAt: new Date() })
  const [home, away] = [hashToken("home"), hashToken("away")]
  const countMails = async () =>
    (await mailsTo(api, email)).filter(({ subject }) => subject.includes("Nuevo")).length
  const mine = await open(userId, "Chrome en Windows", home)
  const theirs = await open(userId, "Firefox en Linux", away)
  expect(await countMails()).toBe(1)
  await ask(theirs, "POST /auth/logout")
  await open(userId, "Firefox en Linux", away)
  expect(await countMails()).toBe(1)
  await ask(mine, "DELETE /auth/sessions")
  await open(userId, "Firefox en Linux", away)
  expect(await countMails()).toBe(2)
  await open(userId, "Firefox en Linux", away)
  expect(await countMails()).toBe(2)
  await renewPassword(userId, { name: "Chrome en Windows", hash: home })
  await open(userId, "Chrome en Windows", home)
  expect(await countMails()).toBe(2)
  await open(userId, "Firefox en Linux", away)
  expect(await countMails()).toBe(3)
})

test("[B8.9] an unconfirmed address is not notified of log-ins, a confirmed one of all", async () => {
  const countMails = async (email: string, confirmedAt: Date | null) => {
    const userId = await addUser(api.database, { email, confirmedAt })
    for (let device = 0; device <= 8; device += 1) {
      await open(userId, "Chrome en Windows", hashToken(`${email} ${device}`))
    }
    return (await mailsTo(api, email)).length
  }
  expect(await countMails("ajena@faena.cl", null)).toBe(0)
  expect(await countMails("propia@faena.cl", new Date())).toBe(8)
})

test("the nightly job deletes only expired sessions, codes and failures", async () => {
  const { pool, database } = api
  const userId = await addUser(database)
  const current = await open(userId, "Chrome")
  await pool.query(
    `insert into sessions (token_hash, user_id, device, expires_at, revoked_at) values
      ('a', $1, 'old', now() - interval '181 days', null),
      ('b', $1, 'old', now() + interval '1 day', now() - interval '181 days'),
      ('c', $1, 'known', now() - interval '179 days', null)`,
    [userId],
  )
  await pool.query(
    `insert into one_time_tokens (user_id, purpose, token_hash, expires_at) values
      ($1, 'upload', 'a', now() - interval '8 days'), ($1, 'upload', 'b', now() - interval '6 days')`,
    [userId],
  )
  await pool.query(
    `insert into social_attempts (provider, state_hash, code_verifier, nonce, expires_at) values
      ('google', 'a', '', '', now() - interval '8 days'),
      ('google', 'b', '', '', now() - interval '6 days')`,
  )
  await pool.query(
    `insert into log_in_failures (key, failures, last_failure_at) values
      ('a', 9, now() - interval '25 hours'), ('b', 9, now() - interval '23 hours')`,
  )
  await deleteLeftovers(database, new Date())
  const mine = await database.select().from(sessions).where(eq(sessions.userId, userId))
  expect(mine.map(({ device }) => device).sort()).toEqual(["Chrome", "known"])
  for (const table of ["one_time_tokens", "social_attempts", "log_in_failures"]) {
    expect((await pool.query(`select 1 from ${table}`)).rowCount, table).toBe(1)
  }
  expect(await works(current)).toBe(true)
})

test("[B5.28] a session of a blocked account gets the reason, one that ended before does not", async () => {
  const userId = await addUser(api.database)
  const [live, ended] = [await open(userId, "Chrome"), await open(userId, "Firefox")]
  await ask(ended, "POST /auth/logout")
  const block = { blockedAt: new Date(), blockedReason: "Tres denuncias." }
  await api.database.update(users).set(block).where(eq(users.id, userId))
  const { body, status } = await ask(live, "GET /users/me")
  expect(status).toBe(403)
  expect(body.error).toMatchObject({
    name: "AccountBlockedError",
    details: { errors: [{ path: ["account"], message: "Tres denuncias." }] },
  })
  expect((await ask(ended, "GET /users/me")).status).toBe(401)
})
