// Long because each way to a new password is tested with the sessions and links that it ends.
import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { addSession, addUser } from "../../../test/add-user.ts"
import { callAs } from "../../../test/call-as.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { mailsTo, sendLink } from "../../../test/links.ts"
import { hashToken } from "../../access/token.ts"
import { oneTimeTokens, tokenPurpose, users } from "../../database/schema/accounts.ts"
import { adHolds } from "../../database/schema/ad-hold.ts"
import { hashPassword } from "./use-cases/passwords.ts"

let api: TestApp
let oldHash = ""
let networks = 0

const oldPassword = "tractor rojo del sur"
const newPassword = "cosecha tardía 2026"

beforeAll(async () => {
  api = await createTestApp()
  oldHash = await hashPassword(oldPassword)
})

afterAll(() => api.close())

async function post(path: string, payload: object, token = "") {
  networks += 1
  const answer = await api.app.inject({
    method: "POST",
    url: `/api/auth/${path}`,
    remoteAddress: `10.20.${Math.floor(networks / 250)}.${networks % 250}`,
    headers: token === "" ? {} : { authorization: `Bearer ${token}` },
    payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}

const isOpen = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await api.app.inject({ url: "/api/users/me", headers })).statusCode === 200
}

async function addPerson(given: Partial<typeof users.$inferInsert> = {}) {
  const id = await addUser(api.database, { passwordHash: oldHash, ...given })
  const [person] = await api.database.select().from(users).where(eq(users.id, id))
  if (!person) throw new Error("nobody was added")
  return { ...person, token: await addSession(api.database, id) }
}

const twice = (password: string) => ({ password, passwordConfirmation: password })
const reset = (code: string, password = newPassword) =>
  post("reset-password", { code, ...twice(password) })
const change = (token: string, currentPassword: string, password = newPassword) =>
  post("change-password", { currentPassword, ...twice(password) }, token)
const logIn = (identifier: string, password: string) => post("local", { identifier, password })
const fieldOf = (body: { error: { details: { errors: { path: string[] }[] } } }) =>
  body.error.details.errors.map(({ path }) => path.join("."))

test("[S7.4] a forgotten password is reset by the mail's link, which ends old sessions and the old password", async () => {
  const { email, token } = await addPerson()
  expect(await post("forgot-password", { email: email.toUpperCase() })).toEqual({
    status: 200,
    body: { ok: true },
  })
  const { status, body } = await reset(await sendLink(api, "reset_password", email))
  expect(status).toBe(200)
  expect(body.user).toMatchObject({ email, confirmed: true })
  expect(await isOpen(token)).toBe(false)
  expect(await isOpen(body.jwt)).toBe(true)
  expect((await logIn(email, oldPassword)).status).toBe(401)
  expect((await logIn(email, newPassword)).status).toBe(200)
  expect((await mailsTo(api, email)).map(({ subject }) => subject)).toContain(
    "Cambió tu contraseña · Wara",
  )
})

test("a link works once, also under concurrent use", async () => {
  const { email } = await addPerson()
  const code = await sendLink(api, "reset_password", email)
  const answers = await Promise.all(
    [1, 2, 3, 4].map((turn) => reset(code, `${newPassword} ${turn}`)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410])
  const again = await reset(code)
  expect(again.status).toBe(410)
  expect(again.body.error.name).toBe("LinkExpiredError")
})

test("a newer link replaces the older one; each is valid for an hour", async () => {
  const { email, id } = await addPerson()
  const first = await sendLink(api, "reset_password", email)
  const second = await sendLink(api, "reset_password", email)
  expect((await reset(first)).status).toBe(410)
  const age = "update one_time_tokens set expires_at = expires_at - $2::interval where user_id = $1"
  const { rows } = await api.pool.query(
    "select expires_at - created_at = '1 hour' as for_an_hour from one_time_tokens where user_id = $1",
    [id],
  )
  expect(rows).toEqual([{ for_an_hour: true }])
  await api.pool.query(age, [id, "61 minutes"])
  expect((await reset(second)).status).toBe(410)
  await api.pool.query(age, [id, "-2 minutes"])
  expect((await reset(second)).status).toBe(200)
})

test("links work only for their own purpose, and guesses fail", async () => {
  const { email } = await addPerson()
  const code = await sendLink(api, "confirm_email", email)
  for (const wrong of [code, `${code}x`, "nonsense", "' or 1=1 --", "\u00ff"]) {
    expect((await reset(wrong)).status).toBe(410)
  }
  expect((await post("confirm-email", { code, password: oldPassword })).status).toBe(200)
})

test("a rejected password does not consume the link", async () => {
  const { email } = await addPerson({ username: "robertogonzalez" })
  const code = await sendLink(api, "reset_password", email)
  for (const refused of ["corta", "Password1", "x-RobertoGonzalez-x", "a".repeat(65)]) {
    const { status, body } = await reset(code, refused)
    expect([status, fieldOf(body)]).toEqual([400, ["password"]])
  }
  const differ = { code, password: newPassword, passwordConfirmation: `${newPassword}!` }
  expect(fieldOf((await post("reset-password", differ)).body)).toEqual(["passwordConfirmation"])
  expect((await reset(code)).status).toBe(200)
})

test("a reset ends the user's lock-out", async () => {
  const { email } = await addPerson()
  const tries = []
  for (let turn = 0; turn < 7; turn += 1) tries.push(await logInFromOffice(email, "equivocada"))
  expect(tries.at(-1)).toBe(429)
  expect((await reset(await sendLink(api, "reset_password", email))).status).toBe(200)
  expect(await logInFromOffice(email, newPassword)).toBe(200)
})

async function logInFromOffice(identifier: string, password: string): Promise<number> {
  const answer = await api.app.inject({
    method: "POST",
    url: "/api/auth/local",
    remoteAddress: "192.0.2.50",
    payload: { identifier, password },
  })
  return answer.statusCode
}

test("[S7.4] changing the password with the current one ends all sessions and opens a new one", async () => {
  const { email, id, token } = await addPerson()
  const elsewhere = await addSession(api.database, id)
  const link = await sendLink(api, "reset_password", email)
  const bearer = { authorization: `Bearer ${token}` }
  const url = "/api/auth/upload-ticket"
  expect((await api.app.inject({ method: "POST", url, headers: bearer })).statusCode).toBe(200)
  const { status, body } = await change(token, oldPassword)
  expect(status).toBe(200)
  expect(body.user.email).toBe(email)
  expect(await Promise.all([token, elsewhere, body.jwt].map(isOpen))).toEqual([false, false, true])
  expect((await reset(link)).status).toBe(410)
  const { rows } = await api.pool.query("select from one_time_tokens where user_id = $1", [id])
  expect(rows).toEqual([])
  expect((await change(token, newPassword)).status).toBe(401)
  expect((await logIn(email, oldPassword)).status).toBe(401)
})

test("[B8.152] a new password ends every mailed link but those that confirm the address or choose mails", async () => {
  const { id, token } = await addPerson()
  await api.database.insert(oneTimeTokens).values(
    tokenPurpose.enumValues.map((purpose) => ({
      ...{ userId: id, purpose, expiresAt: new Date(Date.now() + 3_600_000) },
      tokenHash: hashToken(`${id}:${purpose}`),
    })),
  )
  expect((await change(token, oldPassword)).status).toBe(200)
  const left = await api.database
    .select({ purpose: oneTimeTokens.purpose })
    .from(oneTimeTokens)
    .where(eq(oneTimeTokens.userId, id))
  expect(left.map(({ purpose }) => purpose).sort()).toEqual(["confirm_email", "mail_switches"])
})

test("[B8.161] a new password ends the mailed links that appeal the hold of an ad", async () => {
  const { id, token } = await addPerson()
  const adId = await addAd(api.database, {
    ownerId: id,
    slug: `retenida-${id}`,
    state: "on_hold",
    returnedAt: new Date(),
  })
  const code = `apelar-${id}`
  await api.database.insert(adHolds).values({
    ...{ adId, cause: "reports", reason: "fraud", notes: "", placedAt: new Date() },
    ...{ codeHash: hashToken(code), codeExpiresAt: new Date(Date.now() + 3_600_000) },
  })
  const open = async () => (await callAs(api.app, {}, `GET /ad-appeals?code=${code}`)).status
  expect(await open()).toBe(200)
  expect((await change(token, oldPassword)).status).toBe(200)
  expect(await open()).toBe(410)
})

test("of two concurrent changes with the same password only one succeeds", async () => {
  const { token } = await addPerson()
  const answers = await Promise.all(
    [1, 2].map((turn) => change(token, oldPassword, `${newPassword} ${turn}`)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test("a wrong current password is reported at its field, changes nothing and is limited", async () => {
  const { email, token } = await addPerson()
  const answers = []
  for (let turn = 0; turn < 6; turn += 1) answers.push(await change(token, "no la recuerdo"))
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429])
  expect(answers.slice(0, 5).map(({ body }) => fieldOf(body))).toEqual(
    Array(5).fill(["currentPassword"]),
  )
  expect(await isOpen(token)).toBe(true)
  expect(await mailsTo(api, email)).toEqual([])
})

test("a session may guess the password twenty times a day, at any pace", async () => {
  const { token } = await addPerson()
  const statuses = []
  for (let turn = 0; turn <= 20; turn += 1) {
    // After the limit per quarter of an hour, the one per day applies.
    await api.pool.query("delete from rate_counters where key like 'change-password-account:%'")
    statuses.push((await change(token, "no la recuerdo")).status)
  }
  expect(statuses).toEqual([...Array(20).fill(400), 429])
})

test("an account without a password gets its first one by e-mail only", async () => {
  const { email, token } = await addPerson({ passwordHash: null })
  const { status, body } = await change(token, "cualquiera")
  expect([status, fieldOf(body)]).toEqual([400, ["currentPassword"]])
  expect((await reset(await sendLink(api, "reset_password", email))).status).toBe(200)
  expect((await logIn(email, newPassword)).status).toBe(200)
})

test("[S7.4] unknown and malformed fields are rejected", async () => {
  const { email, id, token } = await addPerson()
  const code = await sendLink(api, "reset_password", email)
  const extra = { pro: true, role: "operator", credits: 9, confirmed: true, id: 1 }
  for (const [name, value] of Object.entries(extra)) {
    const more = { [name]: value }
    const answers = [
      await post("forgot-password", { email, ...more }),
      await post("send-email-confirmation", { email, ...more }),
      await post("confirm-email", { code, ...more }),
      await post("reset-password", { code, ...twice(newPassword), ...more }),
      await post(
        "change-password",
        { currentPassword: oldPassword, ...twice(newPassword), ...more },
        token,
      ),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
  }
  const [after] = await api.database.select().from(users).where(eq(users.id, id))
  expect(after).toMatchObject({
    pro: false,
    role: "user",
    confirmedAt: null,
    passwordHash: oldHash,
  })
})

test("links of a blocked account do not work", async () => {
  const { email, id } = await addPerson()
  const code = await sendLink(api, "reset_password", email)
  await api.database.update(users).set({ blockedAt: new Date() }).where(eq(users.id, id))
  expect((await reset(code)).status).toBe(410)
})

test("[B8.142] an inbox gets ten links for a new password in a day, and its owner still logs in", async () => {
  const { email } = await addPerson()
  const ask = () => post("forgot-password", { email })
  const statuses = []
  for (let count = 0; count < 11; count += 1) {
    // An hour later.
    if (count % 5 === 0)
      await api.pool.query("delete from rate_counters where key like 'link-email:%'")
    statuses.push((await ask()).status)
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429])
  expect((await logIn(email, oldPassword)).status).toBe(200)
})
