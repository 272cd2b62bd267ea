// Long because each step of a change is tested with the mails and links of the steps before.
import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { addSession, addUser } from "../../../test/add-user.ts"
import { askSeller, leadCodeOf } from "../../../test/ask-seller.ts"
import { callAs } from "../../../test/call-as.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { linkCodeOf, mailsTo, sendLink } from "../../../test/links.ts"
import { emailChanges, users } from "../../database/schema/accounts.ts"
import { queueMail } from "../../queue/enqueue.ts"
import { hashPassword } from "./use-cases/passwords.ts"

let api: TestApp
let passwordHash = ""
const password = "Grúa amarilla 45"

beforeAll(async () => {
  api = await createTestApp()
  passwordHash = await hashPassword(password)
})

afterAll(() => api.close())

let people = 0

async function addPerson(given: Partial<typeof users.$inferInsert> = {}) {
  people += 1
  const email = `persona.${people}@gmial.com`
  const id = await addUser(api.database, { email, passwordHash, ...given })
  return { id, email, token: await addSession(api.database, id) }
}

const newAddress = () => `persona.${people}@gmail.com`

async function change(token: string, email: string, given = password) {
  const answer = await api.app.inject({
    method: "PUT",
    url: "/api/users/me/email",
    headers: { authorization: `Bearer ${token}` },
    payload: { data: { email, password: given } },
  })
  return { status: answer.statusCode, body: answer.json() }
}

/** A confirmation comes from the account's browser. */
const follow = (step: "confirm" | "stop", code: string, token = "") =>
  callAs(api.app, { token }, `POST /auth/${step}-email-change`, { code })

async function findPerson(id: number) {
  const [person] = await api.database.select().from(users).where(eq(users.id, id))
  return person
}

test("[B5.26] [B8.166] an unconfirmed e-mail is corrected with the password and the new address, and its old links are revoked", async () => {
  const { id, email, token } = await addPerson()
  const old = await sendLink(api, "confirm_email", email)
  const oldReset = await sendLink(api, "reset_password", email)
  expect((await change(token, newAddress(), "otra clave")).status).toBe(400)
  expect(await findPerson(id)).toMatchObject({ email })
  const mailsBefore = (await mailsTo(api, email)).length
  expect((await change(token, newAddress())).body).toEqual({ data: { status: "pending" } })
  expect(await findPerson(id)).toMatchObject({ email, confirmedAt: null })
  // It may be another person's, who learns nothing.
  expect(await mailsTo(api, email)).toHaveLength(mailsBefore)
  expect((await callAs(api.app, {}, "POST /auth/confirm-email", { code: old })).status).toBe(410)
  const passwords = { password: "Otra grúa 99", passwordConfirmation: "Otra grúa 99" }
  const reset = { code: oldReset, ...passwords }
  expect((await callAs(api.app, {}, "POST /auth/reset-password", reset)).status).toBe(410)
  const code = linkCodeOf((await mailsTo(api, newAddress())).at(-1))
  expect((await follow("confirm", code, token)).status).toBe(200)
  expect(await findPerson(id)).toMatchObject({
    ...{ email: newAddress(), confirmedAt: expect.any(Date), emailProved: true },
  })
  // Whose address it was may sign up with it.
  const names = { firstname: "Otra", lastname: "Persona" }
  const owner = { ...names, accepts_terms: true, is_adult: true, email, password }
  expect((await callAs(api.app, {}, "POST /auth/local/register", owner)).status).toBe(200)
})

test.each(["reset_password", "confirm_email"] as const)(
  "[B8.167] what a stranger asked for before the owner of the address used %s is worth nothing",
  async (purpose) => {
    const { id, email, token } = await addPerson()
    expect((await change(token, newAddress())).status).toBe(200)
    const waiting = linkCodeOf((await mailsTo(api, newAddress())).at(-1))
    const code = await sendLink(api, purpose, email)
    const chosen = { password: "Otra grúa 99", passwordConfirmation: "Otra grúa 99" }
    const isReset = purpose === "reset_password"
    const used = isReset
      ? await callAs(api.app, {}, "POST /auth/reset-password", { code, ...chosen })
      : await callAs(api.app, { token }, "POST /auth/confirm-email", { code })
    expect(used.status).toBe(200)
    // A new password ended the session.
    expect((await follow("confirm", waiting, isReset ? "" : token)).status).toBe(410)
    expect(await findPerson(id)).toMatchObject({ email, emailProved: true })
  },
)

test("[B5.26] of two concurrent corrections to the same address, one succeeds", async () => {
  const askers = [await addPerson(), await addPerson()]
  const email = "la.misma@gmail.com"
  for (const { token } of askers) expect((await change(token, email)).status).toBe(200)
  const codes = (await mailsTo(api, email)).map(linkCodeOf)
  const confirmed = await Promise.all(
    askers.map(({ token }, index) => follow("confirm", codes[index] ?? "", token)),
  )
  expect(confirmed.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const owners = await api.database.select().from(users).where(eq(users.email, email))
  expect(owners).toHaveLength(1)
})

test("[B5.26] [B10.198] a confirmed e-mail changes when the new address confirms; both get a mail", async () => {
  const { id, email, token } = await addPerson({ confirmedAt: new Date() })
  expect((await change(token, newAddress())).body).toEqual({ data: { status: "pending" } })
  expect(await findPerson(id)).toMatchObject({ email })
  const notice = (await mailsTo(api, email)).at(-1)
  expect(notice?.subject).toContain("Pidieron cambiar el correo de tu cuenta")
  expect(notice?.text).toContain(newAddress())
  const code = linkCodeOf((await mailsTo(api, newAddress())).at(-1))
  await askSeller(api, await addAd(api.database), { token })
  const thread = leadCodeOf((await mailsTo(api, email)).at(-1))
  const openThread = async () =>
    (await callAs(api.app, {}, `GET /lead-links?code=${thread}`)).status
  expect(await openThread()).toBe(200)
  expect((await follow("confirm", code, token)).status).toBe(200)
  expect(await openThread()).toBe(410)
  expect(await findPerson(id)).toMatchObject({ email: newAddress() })
  expect((await findPerson(id))?.confirmedAt).not.toBeNull()
  expect((await follow("confirm", code)).status).toBe(410)
})

test("[B5.26] the old address can stop a change before it is confirmed, and undo it later", async () => {
  const { id, email, token } = await addPerson({ confirmedAt: new Date() })
  await change(token, newAddress())
  const codes = async () => ({
    confirm: linkCodeOf((await mailsTo(api, newAddress())).at(-1)),
    stop: linkCodeOf((await mailsTo(api, email)).at(-1)),
  })
  const first = await codes()
  expect((await follow("stop", first.stop)).status).toBe(200)
  expect((await follow("confirm", first.confirm)).status).toBe(410)
  expect((await follow("stop", first.stop)).status).toBe(410)
  await change(token, newAddress())
  const second = await codes()
  await follow("confirm", second.confirm, token)
  expect((await follow("stop", second.stop)).status).toBe(200)
  expect(await findPerson(id)).toMatchObject({ email })
  const me = await callAs(api.app, { token }, "GET /users/me")
  expect(me.status).toBe(401)
  expect((await mailsTo(api, email)).at(-1)?.text).toContain("/restablecer-contrasena?codigo=")
})

test("[B5.26] concurrent confirmation and stop end in one of both states", async () => {
  const { id, email, token } = await addPerson({ confirmedAt: new Date() })
  await change(token, newAddress())
  const confirm = linkCodeOf((await mailsTo(api, newAddress())).at(-1))
  const stop = linkCodeOf((await mailsTo(api, email)).at(-1))
  await Promise.all([follow("confirm", confirm, token), follow("stop", stop)])
  // In both cases the old address decides in the end.
  expect(await findPerson(id)).toMatchObject({ email })
})

test("[B5.26] an account without a password must create one first; the same address is rejected", async () => {
  const social = await addPerson({ passwordHash: null, confirmedAt: new Date() })
  const refused = await change(social.token, newAddress())
  expect(refused.body.error.details.errors[0]).toMatchObject({ path: ["password"] })
  expect(refused.body.error.details.errors[0].message).toContain("Cambiar contraseña")
  const { email, token } = await addPerson()
  const same = await change(token, email.toUpperCase())
  expect(same.body.error.details.errors[0].path).toEqual(["email"])
})

test("[B5.26] an address that can still be restored is reserved", async () => {
  const { id, email, token } = await addPerson({ confirmedAt: new Date() })
  await change(token, newAddress())
  const confirm = linkCodeOf((await mailsTo(api, newAddress())).at(-1))
  expect((await follow("confirm", confirm, token)).status).toBe(200)
  const names = { firstname: "Otra", lastname: "Persona" }
  const promises = { accepts_terms: true, is_adult: true }
  const attacker = { ...names, ...promises, email, password }
  expect((await callAs(api.app, {}, "POST /auth/local/register", attacker)).status).toBe(409)
  const stop = linkCodeOf((await mailsTo(api, email)).at(-1))
  expect((await follow("stop", stop)).status).toBe(200)
  expect(await findPerson(id)).toMatchObject({ email })
})

test("[B8.166] an unconfirmed account learns of no address whether it has an account, and its owner is mailed", async () => {
  const owner = await addPerson({ confirmedAt: new Date() })
  const { id, email, token } = await addPerson()
  const [known, unknown] = [await change(token, owner.email), await change(token, newAddress())]
  expect([known.status, known.body]).toEqual([200, { data: { status: "pending" } }])
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  const mails = await mailsTo(api, owner.email)
  expect(mails.at(-1)?.subject).toContain("Alguien quiso usar tu correo")
  expect(JSON.stringify(mails)).not.toMatch(/codigo=/)
  expect(await findPerson(id)).toMatchObject({ email, confirmedAt: null })
})

test("[B8.141] a change of e-mail answers the same for an address with an account, whose owner reads of it", async () => {
  const owner = await addPerson({ confirmedAt: new Date() })
  const { id, email, token } = await addPerson({ confirmedAt: new Date() })
  const [known, unknown] = [await change(token, owner.email), await change(token, newAddress())]
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
  const mails = await mailsTo(api, owner.email)
  expect(mails.at(-1)?.subject).toContain("Alguien quiso usar tu correo")
  expect(JSON.stringify(mails)).not.toMatch(/codigo=/)
  expect(JSON.stringify(mails)).not.toContain(email)
  expect(await findPerson(id)).toMatchObject({ email })
  // Both end after as many requests of a day.
  const askers = [
    await addPerson({ confirmedAt: new Date() }),
    await addPerson({ confirmedAt: new Date() }),
  ]
  for (const address of [owner.email, `nadie.${owner.email}`]) {
    const statuses = []
    for (const asker of [...askers, ...askers])
      statuses.push((await change(asker.token, address)).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(
      address === owner.email ? 2 : 3,
    )
  }
})

test("[B10.223] an account reads which address its change waits for, known or not, until the change ends", async () => {
  const pendingOf = async (token: string) =>
    (await callAs(api.app, { token }, "GET /users/me")).body.pending_email
  const owner = await addPerson({ confirmedAt: new Date() })
  const unconfirmed = await addPerson()
  const address = newAddress()
  expect(await pendingOf(unconfirmed.token)).toBeNull()
  for (const asked of [address, owner.email]) {
    await change(unconfirmed.token, asked)
    expect(await pendingOf(unconfirmed.token)).toBe(asked)
  }
  expect(await pendingOf(owner.token)).toBeNull()
  const over = { expiresAt: new Date(Date.now() - 1) }
  await api.database.update(emailChanges).set(over).where(eq(emailChanges.userId, unconfirmed.id))
  expect(await pendingOf(unconfirmed.token)).toBeNull()
  // Whose address was mistyped chooses a password by the mail, and reads nothing of the change.
  await change(unconfirmed.token, address)
  const code = await sendLink(api, "reset_password", unconfirmed.email)
  const chosen = { password: "Otra grúa 99", passwordConfirmation: "Otra grúa 99" }
  const reset = await callAs(api.app, {}, "POST /auth/reset-password", { code, ...chosen })
  expect(reset.body.user.pending_email).toBeNull()
  await change(owner.token, address)
  expect(await pendingOf(owner.token)).toBe(address)
  const confirm = linkCodeOf((await mailsTo(api, address)).at(-1))
  expect((await follow("confirm", confirm, owner.token)).status).toBe(200)
  expect(await pendingOf(owner.token)).toBeNull()
})

test("[B10.224] changes that others request use up no mail of the account that an address opens, nor does a full inbox tell who has one", async () => {
  const email = "duena.del.buzon@correo.test"
  for (let turn = 0; turn < 3; turn += 1) {
    const { token } = await addPerson(turn === 2 ? { confirmedAt: new Date() } : {})
    expect((await change(token, email)).status).toBe(200)
  }
  const requested = await mailsTo(api, email)
  expect(requested).toHaveLength(3)
  const names = { firstname: "Ana", lastname: "Soto" }
  const signUp = { ...names, accepts_terms: true, is_adult: true, email, password }
  expect((await callAs(api.app, {}, "POST /auth/local/register", signUp)).status).toBe(200)
  await sendLink(api, "confirm_email", email)
  const code = await sendLink(api, "reset_password", email)
  expect(await mailsTo(api, email)).toHaveLength(6)
  const chosen = { password: "Otra grúa 99", passwordConfirmation: "Otra grúa 99" }
  const reset = await callAs(api.app, {}, "POST /auth/reset-password", { code, ...chosen })
  expect(reset.status).toBe(200)
  // Three mails that somebody typed, of those that an address without an account may get.
  const visitor = "sin.cuenta@correo.test"
  for (const turn of ["1", "2", "3"]) {
    const mail = { to: visitor, subject: "Tu mensaje", html: "", text: "" }
    await queueMail(api.database, `typed:${turn}`, mail, { isTyped: true })
  }
  const { token } = await addPerson({ confirmedAt: new Date() })
  expect((await change(token, visitor)).status).toBe(200)
})

/** Asks to send the link of the change that waits again. */
async function sendAgain(token: string, key: string, payload?: object) {
  const answer = await api.app.inject({
    method: "POST",
    url: "/api/users/me/email/resend",
    headers: { authorization: `Bearer ${token}`, "idempotency-key": key },
    ...(payload ? { payload } : {}),
  })
  return { status: answer.statusCode, body: answer.json() }
}

test("[B10.233] the link of a change that waits is sent again once per key, to its address only, and replaces the one before", async () => {
  const { id, email, token } = await addPerson({ confirmedAt: new Date() })
  expect((await sendAgain(token, "nothing-waits")).status).toBe(409)
  await change(token, newAddress())
  const [first, notices] = [
    linkCodeOf((await mailsTo(api, newAddress())).at(-1)),
    mailsTo(api, email),
  ]
  const stop = linkCodeOf((await notices).at(-1))
  await api.database
    .update(emailChanges)
    .set({
      expiresAt: new Date(Date.now() + 60_000),
      stoppableUntil: new Date(Date.now() + 60_000),
    })
    .where(eq(emailChanges.userId, id))
  const both = await Promise.all([sendAgain(token, "same-key"), sendAgain(token, "same-key")])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(both[0]?.body).toEqual({ data: { status: "pending" } })
  const mails = await mailsTo(api, newAddress())
  expect(mails).toHaveLength(2)
  // The old address knows of the change already; its link to stop it works as long as the change.
  expect(await mailsTo(api, email)).toHaveLength((await notices).length)
  expect((await follow("confirm", first, token)).status).toBe(410)
  const other = { data: { email: "otra@faena.cl" } }
  await sendAgain(token, "other-address", other)
  expect(await mailsTo(api, "otra@faena.cl")).toHaveLength(0)
  const [open] = await api.database.select().from(emailChanges).where(eq(emailChanges.userId, id))
  expect(open?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 60_000)
  expect(open?.stoppableUntil.getTime()).toBeGreaterThan(open?.expiresAt.getTime() ?? 0)
  const again = linkCodeOf((await mailsTo(api, newAddress())).at(-1))
  expect((await follow("confirm", again, token)).status).toBe(200)
  expect(await findPerson(id)).toMatchObject({ email: newAddress() })
  expect((await sendAgain(token, "confirmed")).status).toBe(409)
  expect((await follow("stop", stop)).status).toBe(200)
  expect(await findPerson(id)).toMatchObject({ email })
})

test("[B10.233] links sent again count with the requests, and answer the same for an address with an account", async () => {
  const owner = await addPerson({ confirmedAt: new Date() })
  for (const address of [owner.email, `nadie.${owner.email}`]) {
    const { token } = await addPerson()
    const statuses = [(await change(token, address)).status]
    for (const key of ["again-one", "again-two", "again-two", "again-three"])
      statuses.push((await sendAgain(token, key)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429])
    const mails = await mailsTo(api, address)
    expect(mails).toHaveLength(3)
    expect(/codigo=/.test(JSON.stringify(mails))).toBe(address !== owner.email)
  }
  // Five requests an hour of one account, by password or again.
  const { token } = await addPerson()
  const statuses = []
  for (const turn of ["1", "2", "3"]) {
    statuses.push((await change(token, `otra.${turn}.${newAddress()}`)).status)
    statuses.push((await sendAgain(token, `again-key-${turn}`)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect((await sendAgain("", "anonymous")).status).toBe(401)
})
