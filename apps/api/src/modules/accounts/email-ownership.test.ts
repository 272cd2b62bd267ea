import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addUser } from "../../../test/add-user.ts"
import { type Caller, callAs } from "../../../test/call-as.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { linkCodeOf, mailsTo, sendLink } from "../../../test/links.ts"
import { sessions, users } from "../../database/schema/accounts.ts"
import { ads } from "../../database/schema/ads.ts"

let api: TestApp
let made = 0
const password = "Clave del atacante 9"

beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

/** A sign-up in a browser: its e-mail, device, session and the code of the mailed link. */
async function signUp() {
  made += 1
  const email = `victima.${made}@faena.cl`
  const device = `browser-of-the-sign-up-${made}`
  const given = { firstname: "Ana", lastname: "Soto", accepts_terms: true, is_adult: true }
  const { body, status } = await callAs(api.app, { device }, "POST /auth/local/register", {
    ...given,
    email,
    password,
  })
  expect(status).toBe(200)
  const code = linkCodeOf((await mailsTo(api, email)).at(-1))
  const token: string = body.jwt
  const id: number = body.user.id
  const username: string = body.user.username
  return { id, email, device, token, code, username }
}

const post = (path: string, payload: object, caller: Caller = {}) =>
  callAs(api.app, caller, `POST /auth/${path}`, payload)

const read = (code: string, caller: Caller = {}, kind = "confirm_email") =>
  post("email-link", { kind, code }, caller)

async function stored(id: number) {
  const [user] = await api.database.select().from(users).where(eq(users.id, id))
  return user
}

/** Requests a change of the e-mail; returns the code that the new address gets. */
async function requestChange(token: string, email: string): Promise<string> {
  const answer = await api.app.inject({
    method: "PUT",
    url: "/api/users/me/email",
    headers: { authorization: `Bearer ${token}` },
    payload: { data: { email, password } },
  })
  expect(answer.json()).toEqual({ data: { status: "pending" } })
  return linkCodeOf((await mailsTo(api, email)).at(-1))
}

const fieldOf = (body: { error: { details: { errors: { path: string[] }[] } } }) =>
  body.error.details.errors.map(({ path }) => path.join("."))

test("[B8.3] another browser than the one that signed up must type the password to confirm", async () => {
  const { id, code } = await signUp()
  const elsewhere = { device: "another-browser" }
  const without = await post("confirm-email", { code }, elsewhere)
  expect([without.status, fieldOf(without.body)]).toEqual([400, ["password"]])
  const wrong = await post("confirm-email", { code, password: "no es esa" }, elsewhere)
  expect([wrong.status, fieldOf(wrong.body)]).toEqual([400, ["password"]])
  expect((await stored(id))?.confirmedAt).toBeNull()
  expect((await post("confirm-email", { code, password }, elsewhere)).status).toBe(200)
  expect(await stored(id)).toMatchObject({ confirmedAt: expect.any(Date), emailProved: false })
})

test("[B8.3] the browser that signed up confirms without a password", async () => {
  const first = await signUp()
  const { device } = first
  expect((await post("confirm-email", { code: first.code }, { device })).status).toBe(200)
  expect(await stored(first.id)).toMatchObject({ emailProved: true })
  const second = await signUp()
  const withSession = { token: second.token, device: "another-browser" }
  expect((await post("confirm-email", { code: second.code }, withSession)).status).toBe(200)
  const third = await signUp()
  const ofAnother = { token: second.token, device: second.device }
  expect((await post("confirm-email", { code: third.code }, ofAnother)).status).toBe(400)
})

test("[B8.3] guesses of the password are limited, and do not use up the link", async () => {
  const { code } = await signUp()
  const guesses = []
  for (let turn = 1; turn <= 11; turn += 1) {
    guesses.push((await post("confirm-email", { code, password: `clave ${turn}` })).status)
  }
  expect(guesses).toEqual([...Array.from({ length: 10 }, () => 400), 429])
  expect((await read(code)).status).toBe(200)
})

test("[B8.3] the page of a link names its account, with a masked e-mail, without using the link", async () => {
  const { code, device, username } = await signUp()
  const email = "v•••@faena.cl"
  const elsewhere = await read(code)
  expect(elsewhere.body).toEqual({ data: { username, email, proof: "password" } })
  expect(elsewhere.headers["cache-control"]).toBe("no-store")
  expect((await read(code, { device })).body.data.proof).toBe("none")
  expect((await read("x".repeat(43))).status).toBe(410)
  expect((await read(code, {}, "reset_password")).status).toBe(410)
  expect((await post("confirm-email", { code }, { device })).status).toBe(200)
  expect((await read(code)).status).toBe(410)
})

test("[B8.3] an account without a password confirms in a browser that it was opened in", async () => {
  const { id, code, device } = await signUp()
  await api.database.update(users).set({ passwordHash: null }).where(eq(users.id, id))
  expect((await read(code)).body.data.proof).toBe("log-in")
  expect((await post("confirm-email", { code, password })).status).toBe(400)
  expect((await post("confirm-email", { code }, { device })).status).toBe(200)
})

test("[B8.3] 'No fui yo' removes an account that was never used, once", async () => {
  const { id, code, token, email } = await signUp()
  const link = { kind: "confirm_email", code }
  const answers = await Promise.all([post("disown-email", link), post("disown-email", link)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
  const done = answers.find(({ status }) => status === 200)
  expect(done?.body).toEqual({ data: { outcome: "removed" } })
  expect(await stored(id)).toMatchObject({ deletedAt: expect.any(Date), passwordHash: null })
  expect((await stored(id))?.email).not.toBe(email)
  expect((await callAs(api.app, { token }, "GET /users/me")).status).toBe(401)
  const again = { identifier: email, password }
  expect((await post("local", again)).status).toBe(401)
})

test("[B8.3] 'No fui yo' drops password and sessions of an account that was used", async () => {
  const { id, code, token, email } = await signUp()
  await api.database
    .insert(ads)
    .values({ ownerId: id, name: "Grúa", slug: "grua", state: "awaiting_payment" })
  const done = await post("disown-email", { kind: "confirm_email", code })
  expect(done.body).toEqual({ data: { outcome: "closed" } })
  expect(await stored(id)).toMatchObject({ email, deletedAt: null, passwordHash: null })
  expect((await callAs(api.app, { token }, "GET /users/me")).status).toBe(401)
  expect((await post("confirm-email", { code, password })).status).toBe(410)
})

test("[B8.3] 'No fui yo' does nothing once the e-mail is confirmed", async () => {
  const { id, code } = await signUp()
  await api.database.update(users).set({ confirmedAt: new Date() }).where(eq(users.id, id))
  expect((await post("disown-email", { kind: "confirm_email", code })).status).toBe(410)
  expect(await stored(id)).toMatchObject({ deletedAt: null, passwordHash: expect.any(String) })
})

test("[B8.3] a requested e-mail change needs the account's browser or password, or is disowned", async () => {
  const { id, code, device, token } = await signUp()
  expect((await post("confirm-email", { code }, { device })).status).toBe(200)
  const request = (email: string) => requestChange(token, email)
  const first = await request("otra.persona@faena.cl")
  expect((await read(first, {}, "change_email")).body.data).toMatchObject({
    email: "o•••@faena.cl",
    proof: "password",
  })
  expect((await post("confirm-email-change", { code: first })).status).toBe(400)
  const cancelled = await post("disown-email", { kind: "change_email", code: first })
  expect(cancelled.body).toEqual({ data: { outcome: "cancelled" } })
  expect((await post("confirm-email-change", { code: first }, { token })).status).toBe(410)
  const second = await request("la.misma@faena.cl")
  const confirmed = { code: second, password }
  expect((await post("confirm-email-change", confirmed, { device: "x" })).status).toBe(200)
  expect(await stored(id)).toMatchObject({ email: "la.misma@faena.cl", emailProved: false })
})

test("[B8.3] a password by a reset link proves the e-mail", async () => {
  const id = await addUser(api.database, { email: "olvido@faena.cl" })
  const code = await sendLink(api, "reset_password", "olvido@faena.cl")
  expect((await read(code, {}, "reset_password")).body.data).toMatchObject({
    email: "o•••@faena.cl",
    proof: "none",
  })
  const twice = { password: "Otra grúa 99", passwordConfirmation: "Otra grúa 99" }
  expect((await post("reset-password", { code, ...twice })).status).toBe(200)
  expect(await stored(id)).toMatchObject({ emailProved: true, confirmedAt: expect.any(Date) })
})

test("[B10.225] a browser whose sessions were ended needs the password like any other, until it logs in again", async () => {
  const { code, device, email, id } = await signUp()
  const proof = async () => (await read(code, { device })).body.data.proof
  // A session that ended by time leaves its browser known.
  const over = { expiresAt: new Date(Date.now() - 1) }
  await api.database.update(sessions).set(over).where(eq(sessions.userId, id))
  expect(await proof()).toBe("none")
  await api.database.delete(sessions).where(eq(sessions.userId, id))
  const logIn = () => post("local", { identifier: email, password }, { device })
  const thief = (await logIn()).body.jwt
  const owner = (await post("local", { identifier: email, password }, { device: "home" })).body.jwt
  const mailed = await requestChange(thief, "thief@faena.cl")
  expect((await callAs(api.app, { token: owner }, "DELETE /auth/sessions")).status).toBe(200)
  expect((await post("confirm-email-change", { code: mailed }, { device })).status).toBe(400)
  expect(await stored(id)).toMatchObject({ email })
  expect((await logIn()).status).toBe(200)
  expect((await post("confirm-email-change", { code: mailed }, { device })).status).toBe(200)
})
