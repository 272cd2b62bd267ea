import { randomBytes } from "node:crypto"
import { logInPageSize, logInRecordDays } from "@wara/domain/accounts/log-in-record"
import { days } from "@wara/domain/time"
import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addUser, confirmed, signIn } from "../../../test/add-user.ts"
import { callAs } from "../../../test/call-as.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { sendLink } from "../../../test/links.ts"
import { auditEntries } from "../../database/schema/administration.ts"
import { logInRecords } from "../../database/schema/log-in-records.ts"
import { deleteAccess } from "../privacy/store.ts"
import { deleteOldLogInRecords } from "./log-in-record-store.ts"
import { hashPassword } from "./use-cases/passwords.ts"

let api: TestApp
let passwordHash = ""
let people = 0
const password = "Grúa amarilla 45"

beforeAll(async () => {
  api = await createTestApp()
  passwordHash = await hashPassword(password)
})

afterAll(() => api.close())

const userAgent =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36"

async function addPerson(given: Parameters<typeof addUser>[1] = {}) {
  people += 1
  const email = `ingresos${people}@faena.cl`
  const id = await addUser(api.database, { ...confirmed, email, passwordHash, ...given })
  return { email, id }
}

const enter = (identifier: string, typed = password) =>
  callAs(api.app, { userAgent }, "POST /auth/local", { identifier, password: typed })

const enterPanel = (email: string) =>
  api.app.inject({ method: "POST", url: "/api/admin/session", payload: { email, password } })

const stored = (userId: number) =>
  api.database.select().from(logInRecords).where(eq(logInRecords.userId, userId))

test("[B8.88] log-ins are recorded with method, result, device and a hash of the network, right or wrong", async () => {
  const { email, id } = await addPerson()
  expect((await enter(email, "adivinada 1")).status).toBe(401)
  const { body } = await enter(email)
  const [wrong, right] = await stored(id)
  const facts = { method: "password", panel: false, device: "Chrome en Windows" }
  expect(wrong).toMatchObject({ ...facts, result: "wrong_password" })
  expect(right).toMatchObject({ ...facts, result: "opened" })
  expect(right?.networkHash).toHaveLength(32)
  const { body: shown } = await callAs(api.app, { token: body.jwt }, "GET /users/me/log-ins")
  expect(shown.data.map(({ result }: { result: string }) => result)).toEqual([
    "opened",
    "wrong_password",
  ])
  expect(Object.keys(shown.data[0]).toSorted()).toEqual(
    ["created_at", "device", "id", "method", "panel", "result"].toSorted(),
  )
})

test("[B8.88] so are blocked accounts, new passwords, sign-ups and the panel, with its refusals", async () => {
  const blocked = await addPerson({ blockedAt: new Date(), blockedReason: "Fraude" })
  expect((await enter(blocked.email)).status).toBe(403)
  expect(await stored(blocked.id)).toMatchObject([{ result: "blocked" }])
  const { email, id } = await addPerson()
  const code = await sendLink(api, "reset_password", email)
  await callAs(api.app, {}, "POST /auth/reset-password", {
    ...{ code, password: "Otra grúa roja 46", passwordConfirmation: "Otra grúa roja 46" },
  })
  expect(await stored(id)).toMatchObject([{ method: "new_password", result: "opened" }])
  expect((await enterPanel((await addPerson()).email)).statusCode).toBe(403)
  const operator = await addPerson({ role: "operator" })
  expect((await enterPanel(operator.email)).statusCode).toBe(200)
  expect(await stored(operator.id)).toMatchObject([{ panel: true, result: "opened" }])
  const signed = await callAs(api.app, {}, "POST /auth/local/register", {
    ...{ kind: "person", firstname: "Eva", lastname: "Soto", rut: "12.345.678-5", password },
    ...{ email: "nueva.ingresos@faena.cl", accepts_terms: true, is_adult: true },
  })
  expect(await stored(signed.body.user.id)).toMatchObject([{ method: "sign_up" }])
})

test("[B8.88] nothing is stored of a name without an account, and of locked-out attempts nothing more", async () => {
  const before = await api.database.$count(logInRecords)
  await enter("nadie@faena.cl")
  await enter(`nadie${randomBytes(4).toString("hex")}`)
  expect(await api.database.$count(logInRecords)).toBe(before)
  const { email, id } = await addPerson()
  await Promise.all(Array.from({ length: 50 }, () => enter(email, "adivinada 1")))
  expect((await stored(id)).length).toBeLessThanOrEqual(20)
})

test("[B8.100] an entry is not buried by later log-ins: the owner pages through all of them", async () => {
  const { email, id } = await addPerson()
  const row = { userId: id, method: "password", result: "opened" } as const
  await api.database.insert(logInRecords).values({ ...row, device: "Navegador del ladrón" })
  await api.database.insert(logInRecords).values(Array.from({ length: logInPageSize }, () => row))
  const { body } = await enter(email)
  const read = async (page: string) =>
    callAs(api.app, { token: body.jwt }, `GET /users/me/log-ins${page}`)
  const [first, second] = [await read(""), await read("?page=2")]
  expect(first.body.data).toHaveLength(logInPageSize)
  const pages = { pageSize: logInPageSize, pageCount: 2, total: logInPageSize + 2 }
  expect(first.body.meta.pagination).toEqual({ page: 1, ...pages })
  expect(second.body.data).toMatchObject([{}, { device: "Navegador del ladrón" }])
  expect((await read("?page=3")).body.data).toEqual([])
  expect((await read("?page=0")).status).toBe(400)
})

test("[B8.88] operators filter the log-ins of accounts, moderators and users read none, and each reading is audited", async () => {
  const { email, id } = await addPerson()
  await enter(email, "adivinada 1")
  await enter(email)
  const read = async (role: "operator" | "moderator" | "user") => {
    const headers = await signIn(api.database, role)
    const url = `/api/admin/log-ins?filters[user_id]=${id}&filters[result]=wrong_password`
    return api.app.inject({ url, headers })
  }
  const answer = await read("operator")
  expect(answer.json()).toMatchObject({
    data: [{ email, user_id: id, result: "wrong_password", method: "password" }],
    meta: { pagination: { total: 1 } },
  })
  expect(answer.body).not.toContain("network")
  expect((await read("moderator")).statusCode).toBe(403)
  expect((await read("user")).statusCode).toBe(403)
  const readings = await api.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectKind, "log-ins"))
  expect(readings).toMatchObject([{ kind: "reading", after: { count: 1, total: 1 } }])
})

test("[B8.88] they are exported, erased with the account, and deleted after 180 days", async () => {
  const { email, id } = await addPerson()
  const { body } = await enter(email)
  const { body: file } = await callAs(api.app, { token: body.jwt }, "GET /users/me/export")
  expect((file.data ?? file).log_ins).toMatchObject([{ method: "password", result: "opened" }])
  const aged = (age: number) => ({ createdAt: new Date(Date.now() - days(age)) })
  const row = { userId: id, method: "google", result: "opened" } as const
  await api.database
    .insert(logInRecords)
    .values([logInRecordDays - 1, logInRecordDays + 1].map((age) => ({ ...row, ...aged(age) })))
  expect(await deleteOldLogInRecords(api.database, new Date())).toBe(1)
  expect(await stored(id)).toHaveLength(2)
  await api.database.transaction((transaction) => deleteAccess(transaction, id))
  expect(await stored(id)).toEqual([])
})

test("[B8.132] old ones are deleted in batches, and a stopping server ends after one", async () => {
  const { id } = await addPerson()
  const createdAt = new Date(Date.now() - days(logInRecordDays + 1))
  const row = { userId: id, method: "google", result: "opened", createdAt } as const
  await api.database.insert(logInRecords).values(Array.from({ length: 7 }, () => row))
  const signal = AbortSignal.abort()
  expect(await deleteOldLogInRecords(api.database, new Date(), { limit: 2, signal })).toBe(2)
  expect(await deleteOldLogInRecords(api.database, new Date(), { limit: 2 })).toBe(5)
})
