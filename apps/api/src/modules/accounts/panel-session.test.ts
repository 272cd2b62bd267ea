// Long because all tests share the members of a team and their log-ins.
import { randomUUID } from "node:crypto"
import { hours, minutes } from "@wara/domain/time"
import { desc, eq } from "drizzle-orm"
import { Secret, TOTP } from "otpauth"
import { afterAll, beforeAll, expect, test } from "vitest"
import { fillPath, readOperations } from "../../../test/access/operations.ts"
import { addSession, addUser } from "../../../test/add-user.ts"
import { callAs } from "../../../test/call-as.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { sessions } from "../../database/schema/accounts.ts"
import { auditEntries } from "../../database/schema/administration.ts"
import { logInRecords } from "../../database/schema/log-in-records.ts"
import { hashPassword } from "./use-cases/passwords.ts"
import { resetSecondFactorAtServer } from "./use-cases/reset-second-factor.ts"

let api: TestApp
let strict: TestApp
const password = "Grua-de-prueba-9"
let passwordHash = ""
let customer = 0

beforeAll(async () => {
  passwordHash = await hashPassword(password)
  api = await createTestApp({ databaseClock: "running" })
  strict = await createTestApp({ databaseClock: "running", config: { requiresSecondFactor: true } })
  customer = await addUser(api.database)
})

afterAll(async () => {
  await api.close()
  await strict.close()
})

const cookieOf = (header: unknown) => /wara_panel=([\w-]+)/.exec(String(header))?.[1] ?? ""

type Call = { token?: string; body?: object; app?: TestApp }

/** Calls a route of the panel; `token` is a session's. */
async function call(method: "GET" | "POST" | "PUT" | "DELETE", path: string, given: Call = {}) {
  const { app = api, body, token } = given
  const answer = await app.app.inject({
    method,
    url: `/api/admin/${path}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body ? { payload: body } : {}),
  })
  const json = answer.body.startsWith("{") ? answer.json() : null
  return {
    status: answer.statusCode,
    error: json?.error?.name ?? null,
    data: json?.data ?? null,
    token: cookieOf(answer.headers["set-cookie"]),
  }
}

async function addMember(role: "moderator" | "operator", app = api) {
  const email = `${randomUUID()}@wara.test`
  const id = await addUser(app.database, { role, email, passwordHash })
  const logIn = (code?: string) =>
    call("POST", "session", { app, body: { email, password, ...(code ? { code } : {}) } })
  return { id, email, logIn }
}

const gift = () => ({
  body: { data: { key: randomUUID(), kind: "publication", count: 1, note: "Prueba" } },
})
const give = (token: string) => call("POST", `users/${customer}/gift`, { token, ...gift() })

/** The code that an authenticator with this secret shows, now or in the next half minute. */
function codeOf(secret: string, when: "now" | "next" = "now"): string {
  const timestamp = Date.now() + (when === "now" ? 0 : 30_000)
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

/** Sets up an authenticator in a session, and returns its secret and the recovery codes. */
async function setUp(token: string, app = api): Promise<{ secret: string; recovery: string[] }> {
  const { data } = await call("POST", "second-factor", { app, token })
  const body = { code: codeOf(data.secret) }
  const confirmed = await call("POST", "second-factor/confirmation", { app, token, body })
  expect(confirmed.status).toBe(200)
  return { secret: data.secret, recovery: confirmed.data.recovery_codes }
}

test("[B8.12] a session of the site opens nothing of the panel, not even an operator's", async () => {
  const { id, logIn } = await addMember("operator")
  const ofSite = await addSession(api.database, id, { panel: false, confirmedAt: null })
  for (const path of ["session", "users", "orders", "audit-entries"]) {
    expect((await call("GET", path, { token: ofSite })).error, path).toBe("ForbiddenError")
  }
  const { token } = await logIn()
  expect((await call("GET", "session", { token })).data).toMatchObject({ id, role: "operator" })
})

test("[B8.12] a session of the panel ends after half a day, and when it is not used", async () => {
  const { id, logIn } = await addMember("moderator")
  const { token } = await logIn()
  const [session] = await api.database.select().from(sessions).where(eq(sessions.userId, id))
  const length = Number(session?.expiresAt) - Number(session?.createdAt)
  expect(length).toBe(hours(12))
  const useAgo = (count: number) =>
    api.database
      .update(sessions)
      .set({ lastUsedAt: new Date(Date.now() - minutes(count)) })
      .where(eq(sessions.userId, id))
  await useAgo(29)
  expect((await call("GET", "session", { token })).status).toBe(200)
  await useAgo(31)
  expect((await call("GET", "session", { token })).error).toBe("UnauthorizedError")
  await useAgo(0)
  expect((await call("GET", "session", { token })).status).toBe(200)
  const over = { createdAt: new Date(Date.now() - hours(13)), expiresAt: new Date(Date.now() - 1) }
  await api.database.update(sessions).set(over).where(eq(sessions.userId, id))
  expect((await call("GET", "session", { token })).error).toBe("UnauthorizedError")
})

test("[B8.12] [B8.150] a browser whose session ended logs in again", async () => {
  const { email, id, logIn } = await addMember("moderator")
  const { token } = await logIn()
  await api.database.delete(sessions).where(eq(sessions.userId, id))
  const again = (body: object) => call("POST", "session", { token, body })
  expect(await again({ email, password: "Otra-clave-88" })).toMatchObject({ status: 401 })
  const opened = await again({ email, password })
  expect(opened.status).toBe(200)
  expect(opened.token).not.toBe(token)
})

test("[B8.12] gifts, refunds and exports require a password typed in the last minutes", async () => {
  const { id, logIn } = await addMember("operator")
  const { token } = await logIn()
  expect((await give(token)).status).toBe(200)
  await api.database
    .update(sessions)
    .set({ confirmedAt: new Date(Date.now() - minutes(10)) })
    .where(eq(sessions.userId, id))
  const refund = { body: { data: { key: randomUUID(), amount: 1, reason: "Prueba de reembolso" } } }
  expect((await give(token)).error).toBe("ConfirmationRequiredError")
  expect((await call("GET", "orders.csv", { token })).error).toBe("ConfirmationRequiredError")
  const refunded = await call("POST", "orders/1/refund", { token, ...refund })
  expect(refunded.error).toBe("ConfirmationRequiredError")
  expect((await call("GET", "orders", { token })).status).toBe(200)
  const wrong = { token, body: { password: "Otra-clave-88" } }
  expect((await call("POST", "session/confirmation", wrong)).error).toBe("ValidationError")
  expect((await give(token)).error).toBe("ConfirmationRequiredError")
  const right = { token, body: { password } }
  expect((await call("POST", "session/confirmation", right)).status).toBe(204)
  expect((await give(token)).status).toBe(200)
})

/** The calls of the panel that move money, give credits, set prices and limits or give data away. */
const confirmedCalls = [
  ...["DELETE /api/admin/users/{id}/second-factor", "GET /api/admin/orders.csv"],
  ...["POST /api/admin/orders/{id}/refund", "POST /api/admin/second-factor"],
  "POST /api/admin/second-factor/proposal",
  "POST /api/admin/second-factor/recovery-codes",
  ...["POST /api/admin/users/{id}/email", "POST /api/admin/users/{id}/gift"],
  "PUT /api/admin/settings",
]

test("[B8.117] the calls that require a password typed in the last minutes are these", async () => {
  const { id, logIn } = await addMember("operator")
  const { token } = await logIn()
  await api.database
    .update(sessions)
    .set({ confirmedAt: new Date(Date.now() - minutes(10)) })
    .where(eq(sessions.userId, id))
  const isOfPanel = (key: string) => key.includes("/admin/") && key !== "DELETE /api/admin/session"
  const operations = (await readOperations(api)).filter(({ key }) => isOfPanel(key))
  const answers = await Promise.all(
    operations.map((operation) =>
      api.app.inject({
        ...{ method: operation.method, url: fillPath(operation, "1") },
        headers: { authorization: `Bearer ${token}`, "idempotency-key": randomUUID() },
        ...(operation.sample === undefined ? {} : { payload: Object(operation.sample) }),
      }),
    ),
  )
  const asked = operations.flatMap(({ key }, turn) =>
    answers[turn]?.body.includes("ConfirmationRequiredError") ? [key] : [],
  )
  expect(asked.toSorted()).toEqual(confirmedCalls)
})

test("[B8.12] a session cannot be used to guess the password", async () => {
  const { token } = await (await addMember("moderator")).logIn()
  const guess = () =>
    call("POST", "session/confirmation", { token, body: { password: "Otra-clave-88" } })
  const answers = await Promise.all(Array.from({ length: 20 }, guess))
  expect(answers.filter(({ error }) => error === "ValidationError")).toHaveLength(5)
  expect(answers.filter(({ error }) => error === "RateLimitError")).toHaveLength(15)
})

test("[B8.12] with an authenticator, a log-in requires its code, and each code opens one session", async () => {
  const { logIn } = await addMember("operator")
  const first = await logIn()
  expect(first.data).toMatchObject({ has_second_factor: false, needs_second_factor: false })
  const { secret } = await setUp(first.token)
  expect((await call("GET", "session", { token: first.token })).data).toMatchObject({
    has_second_factor: true,
  })
  expect((await logIn()).error).toBe("SecondFactorError")
  expect((await logIn(codeOf(secret))).error).toBe("SecondFactorError")
  const code = codeOf(secret, "next")
  const tries = await Promise.all(Array.from({ length: 5 }, () => logIn(code)))
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
})

test("[B8.130] a password that awaits its second factor is recorded as such, and only a wrong code as a failure", async () => {
  const { id, logIn } = await addMember("operator")
  const { secret } = await setUp((await logIn()).token)
  await logIn()
  await logIn("000000")
  await logIn(codeOf(secret, "next"))
  const recorded = await api.database
    .select({ result: logInRecords.result })
    .from(logInRecords)
    .where(eq(logInRecords.userId, id))
    .orderBy(logInRecords.id)
  const results = recorded.map(({ result }) => result)
  expect(results).toEqual(["opened", "code_asked", "second_factor", "opened"])
})

test("[B8.12] a recovery code replaces a lost authenticator once, in any spelling", async () => {
  const { logIn } = await addMember("operator")
  const { token } = await logIn()
  const { recovery } = await setUp(token)
  expect(new Set(recovery).size).toBe(8)
  const [code = ""] = recovery
  expect((await logIn(code.toUpperCase().replace("-", " "))).status).toBe(200)
  expect((await logIn(code)).error).toBe("SecondFactorError")
  const again = await call("POST", "second-factor", { token })
  expect(again.error).toBe("ConflictError")
})

test("[B9.141] a team member moves the second factor to another phone and gets new recovery codes", async () => {
  const { id, logIn } = await addMember("operator")
  const other = await logIn()
  const { token } = await logIn()
  const none = await call("POST", "second-factor/proposal", { token })
  expect(none.error).toBe("ConflictError")
  const old = await setUp(token)
  // A session that the password alone opened, before there was an authenticator.
  const byOther = await call("POST", "second-factor/recovery-codes", { token: other.token })
  expect(byOther.error).toBe("ConfirmationRequiredError")
  const { data: proposed } = await call("POST", "second-factor/proposal", { token })
  const replace = (code: string) =>
    call("PUT", "second-factor", { token, body: { secret: proposed.secret, code } })
  expect((await replace(codeOf(old.secret))).error).toBe("SecondFactorError")
  // Given up here, nothing would have changed.
  expect((await logIn(codeOf(old.secret, "next"))).status).toBe(200)
  const replaced = await replace(codeOf(proposed.secret))
  expect(replaced.status).toBe(200)
  expect((await call("GET", "session", { token: other.token })).error).toBe("UnauthorizedError")
  const [first = ""] = old.recovery
  expect((await logIn(first)).error).toBe("SecondFactorError")
  const renewed = await call("POST", "second-factor/recovery-codes", { token })
  expect((await logIn(replaced.data.recovery_codes[0])).error).toBe("SecondFactorError")
  expect((await logIn(renewed.data.recovery_codes[0])).status).toBe(200)
  const acts = await api.database
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(eq(auditEntries.actorId, id))
  const names = acts.map(({ action }) => action)
  expect(names).toEqual(
    expect.arrayContaining(["user.replace-second-factor", "user.renew-recovery-codes"]),
  )
  // Both need the password and a present code of the last minutes.
  const earlier = { confirmedAt: new Date(Date.now() - minutes(11)) }
  await api.database.update(sessions).set(earlier).where(eq(sessions.userId, id))
  for (const path of ["second-factor/proposal", "second-factor/recovery-codes"])
    expect((await call("POST", path, { token })).error, path).toBe("ConfirmationRequiredError")
  expect((await replace(codeOf(proposed.secret, "next"))).error).toBe("ConfirmationRequiredError")
})

test("[B8.12] guessed codes lock the log-in out like guessed passwords", async () => {
  const { logIn } = await addMember("moderator")
  await setUp((await logIn()).token)
  const answers: string[] = []
  for (let turn = 0; turn < 8; turn += 1) answers.push((await logIn(`00000${turn}`)).error)
  expect(answers.at(0)).toBe("SecondFactorError")
  expect(answers.at(-1)).toBe("RateLimitError")
})

test("[B8.170] guesses of a code are counted by account: neither a log-in to the site nor another device clears or avoids that", async () => {
  const { email, id, logIn } = await addMember("moderator")
  const { secret } = await setUp((await logIn()).token)
  const logInToSite = (device: string) =>
    callAs(api.app, { device }, "POST /auth/local", { identifier: email, password })
  const guess = async (device: string) => {
    const answer = await api.app.inject({
      ...{ method: "POST", url: "/api/admin/session" },
      headers: { cookie: `wara_panel_device=${device}` },
      payload: { email, password, code: "000000" },
    })
    return answer.json().error.name
  }
  const answers: string[] = []
  for (let turn = 0; turn < 6; turn += 1) {
    const device = `second-device-of-a-thief-${turn}`
    expect((await logInToSite(device)).status).toBe(200)
    answers.push(await guess(device))
  }
  expect(answers.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => "SecondFactorError"))
  expect(answers[5]).toBe("RateLimitError")
  expect((await logIn(codeOf(secret, "next"))).error).toBe("RateLimitError")
  await api.pool.query("update log_in_failures set locked_until = now()")
  expect((await logIn(codeOf(secret, "next"))).status).toBe(200)
  expect(await guess(`second-device-of-a-thief-${id}`)).toBe("SecondFactorError")
})

test("[B8.12] where a second factor is required, nothing else works before it is set up", async () => {
  const { logIn } = await addMember("operator", strict)
  const { data, token } = await logIn()
  expect(data).toMatchObject({ needs_second_factor: true })
  const users = () => call("GET", "users", { app: strict, token })
  expect((await users()).error).toBe("ForbiddenError")
  const { secret } = await setUp(token, strict)
  expect((await users()).status).toBe(200)
  const next = await logIn(codeOf(secret, "next"))
  expect(next.data).toMatchObject({ has_second_factor: true, needs_second_factor: false })
})

test("[B9.140] after a reset at the server the password opens the way to a new authenticator", async () => {
  const { email, logIn } = await addMember("operator", strict)
  const { token } = await logIn()
  const lost = await setUp(token, strict)
  await resetSecondFactorAtServer(strict.database, email, new Date())
  const session = await call("GET", "session", { app: strict, token })
  expect(session.error).toBe("UnauthorizedError")
  const again = await logIn()
  expect(again.data).toMatchObject({ needs_second_factor: true })
  expect((await setUp(again.token, strict)).secret).not.toBe(lost.secret)
  const users = await call("GET", "users", { app: strict, token: again.token })
  expect(users.status).toBe(200)
})

test("[B8.12] an operator resets a colleague's second factor, which ends their sessions", async () => {
  const colleague = await addMember("moderator")
  const { token } = await colleague.logIn()
  await setUp(token)
  const operator = await addMember("operator")
  const path = `users/${colleague.id}/second-factor`
  expect((await call("DELETE", path, { token })).error).toBe("ForbiddenError")
  const own = await operator.logIn()
  expect((await call("DELETE", path, { token: own.token })).status).toBe(204)
  expect((await call("DELETE", path, { token: own.token })).error).toBe("NotFoundError")
  expect((await call("GET", "session", { token })).error).toBe("UnauthorizedError")
  expect((await colleague.logIn()).status).toBe(200)
  const [entry] = await api.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.kind, "action"))
    .orderBy(desc(auditEntries.id))
  expect(entry).toMatchObject({
    actorId: operator.id,
    action: "user.reset-second-factor",
    subjectId: String(colleague.id),
  })
})
