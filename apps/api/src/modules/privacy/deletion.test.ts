import { accountTexts } from "@wara/domain/accounts/account-texts"
import { eq, sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addSession, addUser } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { users } from "../../database/schema/accounts.ts"
import { hashPassword } from "../accounts/use-cases/passwords.ts"

let api: TestApp
let passwordHash = ""

beforeAll(async () => {
  api = await createTestApp()
  passwordHash = await hashPassword("grua-en-la-faena")
})

afterAll(() => api.close())

async function enter(given: Parameters<typeof addUser>[1] = {}) {
  const id = await addUser(api.database, given)
  const headers = { authorization: `Bearer ${await addSession(api.database, id)}` }
  const call = async (method: "POST" | "DELETE", data?: object) => {
    const url = "/api/users/me/deletion"
    const body = data ? { payload: { data } } : {}
    const answer = await api.app.inject({ method, url, headers, ...body })
    const { deletion_due_at: due, error } = answer.json()
    return { status: answer.statusCode, due, details: error?.details.errors }
  }
  const row = async () => (await api.database.select().from(users).where(eq(users.id, id))).at(0)
  return { id, call, row }
}

async function mailsTo(username: string) {
  const { rows } = await api.database.execute<{ subject: string }>(sql`
    select data->>'subject' as subject from pgboss.job
    where name = 'mail' and data->>'to' = ${`${username}@wara.test`} order by created_on, subject`)
  return rows.map(({ subject }) => subject)
}

test("the password schedules the deletion once and notifies by mail; cancelling notifies too", async () => {
  const { call, row } = await enter({ username: "se.va", passwordHash })
  const proof = { password: "grua-en-la-faena" }
  const [first, second] = await Promise.all([call("POST", proof), call("POST", proof)])
  expect(first.status).toBe(200)
  const days = (Date.parse(first.due) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(13.99)
  expect(days).toBeLessThan(14.01)
  expect(second).toEqual(first)
  expect(await mailsTo("se.va")).toEqual(["Tu cuenta se va a eliminar · Wara"])
  expect(await call("DELETE")).toMatchObject({ status: 200, due: null })
  expect(await call("DELETE")).toMatchObject({ status: 200, due: null })
  expect((await row())?.deletionDueAt).toBeNull()
  expect(await mailsTo("se.va")).toHaveLength(2)
})

test("a wrong password is reported at its field and schedules nothing", async () => {
  const { call, row } = await enter({ passwordHash })
  const refused = async (proof: object) => {
    const { status, details } = await call("POST", proof)
    expect(status).toBe(400)
    return details
  }
  expect(await refused({ password: "otra-cosa" })).toEqual([
    { path: ["password"], message: accountTexts.currentPasswordWrong },
  ])
  const { email } = (await row()) ?? {}
  expect(await refused({ email })).toEqual([
    { path: ["password"], message: accountTexts.passwordRequired },
  ])
  for (const proof of [{}, { password: "" }]) {
    expect(await refused(proof)).toEqual([
      { path: ["data", "password"], message: accountTexts.passwordRequired },
    ])
  }
  await refused({ password: "grua-en-la-faena", email })
  await refused({ password: "grua-en-la-faena", id: 1 })
  await refused({ password: "grua-en-la-faena", deletion_due_at: null })
  expect((await row())?.deletionDueAt).toBeNull()
})

test("users without a password confirm with their e-mail, ignoring case", async () => {
  const { call } = await enter({ username: "sin.clave" })
  const other = await call("POST", { email: "otra@wara.test" })
  expect(other.details).toEqual([{ path: ["email"], message: accountTexts.emailNotOwn }])
  expect((await call("POST", { password: "lo-que-sea" })).status).toBe(400)
  const own = await call("POST", { email: "SIN.CLAVE@wara.test" })
  expect(own).toMatchObject({ status: 200, due: expect.any(String) })
})

test.each(["moderator", "operator"] as const)("a %s is not deleted here", async (role) => {
  const { call, row } = await enter({ role, username: `equipo.${role}` })
  expect((await call("POST", { email: `equipo.${role}@wara.test` })).status).toBe(403)
  expect((await row())?.deletionDueAt).toBeNull()
})

test("passwords cannot be guessed here faster than at log-in", async () => {
  const { call } = await enter()
  const statuses = []
  for (let turn = 1; turn <= 11; turn++) {
    statuses.push((await call("POST", { email: "no.es@wara.test" })).status)
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429])
})

test("requests per day are limited, because each one and its cancellation send a mail", async () => {
  const { call } = await enter({ username: "va.y.viene" })
  const statuses = []
  for (let turn = 0; turn <= 20; turn += 1) {
    // After the limit per quarter of an hour, the one per day applies.
    if (turn % 10 === 0) {
      await api.database.execute(sql`
        delete from rate_counters where key ~ '^deletion-(account|network|cancel)'`)
    }
    statuses.push((await call("POST", { email: "va.y.viene@wara.test" })).status)
    await call("DELETE")
  }
  expect(statuses).toEqual([...Array(20).fill(200), 429])
})
