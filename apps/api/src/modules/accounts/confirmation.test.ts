import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addUser } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { linkCodeOf, mailsTo, sendLink } from "../../../test/links.ts"
import { statementsOf } from "../../../test/statements-of.ts"
import { users } from "../../database/schema/accounts.ts"
import { queueWelcome } from "./use-cases/create-account.ts"
import { hashPassword } from "./use-cases/passwords.ts"
import { sendRequestedLink } from "./use-cases/reset-password.ts"

let api: TestApp
let passwordHash = ""
const password = "Grúa amarilla 45"

beforeAll(async () => {
  api = await createTestApp()
  passwordHash = await hashPassword(password)
})

afterAll(() => api.close())

async function post(path: string, payload: object, remoteAddress = "203.0.113.1") {
  const url = `/api/auth/${path}`
  const answer = await api.app.inject({ method: "POST", url, remoteAddress, payload })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}

/** Confirms with the password that `addPerson` gives. */
const confirm = async (code: string) => (await post("confirm-email", { code, password })).status

async function addPerson(given: Partial<typeof users.$inferInsert> = {}) {
  return read(await addUser(api.database, { passwordHash, ...given }))
}

async function read(id: number) {
  const [person] = await api.database.select().from(users).where(eq(users.id, id))
  if (!person) throw new Error("nobody of that number")
  return person
}

test("[S7.4] the confirmation mail's link confirms the e-mail once", async () => {
  const { id, email } = await addPerson()
  const code = await sendLink(api, "confirm_email", email)
  const answers = await Promise.all([1, 2, 3].map(() => confirm(code)))
  expect(answers.sort()).toEqual([200, 410, 410])
  const { confirmedAt } = await read(id)
  expect(confirmedAt).not.toBeNull()
  expect(await confirm(code)).toBe(410)
  expect((await read(id)).confirmedAt).toEqual(confirmedAt)
})

test("the welcome mail has the first link; a newer one replaces it and is valid for 48 hours", async () => {
  const person = await addPerson()
  const { id, email } = person
  await api.database.transaction((transaction) =>
    queueWelcome(transaction, api.config, person, new Date()),
  )
  const [welcome] = await mailsTo(api, email)
  expect(welcome?.subject).toBe("Te damos la bienvenida · Wara")
  const code = await sendLink(api, "confirm_email", email)
  expect(await confirm(linkCodeOf(welcome))).toBe(410)
  const shift = (by: string) =>
    api.pool.query("update one_time_tokens set expires_at = expires_at + $2 where user_id = $1", [
      id,
      by,
    ])
  await shift("-48 hours")
  expect(await confirm(code)).toBe(410)
  await shift("1 minute")
  expect(await confirm(code)).toBe(200)
})

test("a user confirmed by Google gets a welcome mail without a confirmation link", async () => {
  const person = await addPerson({ confirmedAt: new Date() })
  await queueWelcome(api.database, api.config, { ...person, confirmed: true }, new Date())
  const [welcome] = await mailsTo(api, person.email)
  expect(welcome?.text).not.toContain("codigo")
})

test("only unconfirmed accounts are sent a link, and all requests get the same response", async () => {
  const confirmed = await addPerson({ confirmedAt: new Date() })
  const blocked = await addPerson({ blockedAt: new Date() })
  for (const email of [confirmed.email, blocked.email, "nadie@faena.cl"]) {
    const { status, body } = await post("send-email-confirmation", { email })
    expect({ status, body }).toEqual({ status: 200, body: { ok: true } })
    const request = { id: randomUUID(), purpose: "confirm_email", email } as const
    await sendRequestedLink(api, request, new Date())
    expect(await mailsTo(api, email)).toEqual([])
  }
  const reset = { id: randomUUID(), purpose: "reset_password" } as const
  await sendRequestedLink(api, { ...reset, email: blocked.email }, new Date())
  expect(await mailsTo(api, blocked.email)).toEqual([])
})

test("a request processed twice sends one mail with a valid link", async () => {
  const { email } = await addPerson()
  const request = { id: randomUUID(), purpose: "confirm_email", email } as const
  await sendRequestedLink(api, request, new Date())
  await sendRequestedLink(api, request, new Date())
  const mails = await mailsTo(api, email)
  expect(mails).toHaveLength(1)
  expect(await confirm(linkCodeOf(mails[0]))).toBe(200)
})

test("links are limited by e-mail and by network, whether or not the e-mail has an account", async () => {
  const { email } = await addPerson()
  for (const address of [email, "tampoco@faena.cl"]) {
    const answers = []
    for (let turn = 1; turn <= 6; turn += 1) {
      const typed = turn % 2 ? address : address.toUpperCase()
      answers.push(await post("forgot-password", { email: typed }, `198.51.100.${turn}`))
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
    expect(Number(answers.at(-1)?.headers["retry-after"])).toBeGreaterThan(0)
  }
  const many = []
  for (let turn = 1; turn <= 21; turn += 1) {
    many.push(await post("forgot-password", { email: `n${turn}@faena.cl` }, "198.51.100.99"))
  }
  expect(many.filter(({ status }) => status === 429)).toHaveLength(1)
})

test("requests do the same work for known and unknown e-mails", async () => {
  const statements = []
  for (const email of [(await addPerson()).email, "nadie@wara.test"]) {
    const request = () => post("forgot-password", { email }, "192.0.2.1")
    statements.push(await statementsOf(request))
  }
  expect(statements[0]).not.toEqual([])
  expect(statements[1]).toEqual(statements[0])
})
