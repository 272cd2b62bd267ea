import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addSession, addUser } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { mailsTo } from "../../../test/links.ts"
import { callOwn } from "../../../test/publish-ad.ts"
import { users } from "../../database/schema/accounts.ts"
import { auditEntries } from "../../database/schema/administration.ts"
import { proRequests } from "../../database/schema/pro-requests.ts"

let api: TestApp
let moderator = ""

beforeAll(async () => {
  api = await createTestApp()
  moderator = await addSession(
    api.database,
    await addUser(api.database, { role: "moderator", firstname: "Rosa" }),
  )
})

afterAll(() => api.close())

const request = {
  company_name: "Grúas del Sur SpA",
  business_activity: "Arriendo de grúas",
  company_rut: "76.086.428-5",
  message: "Arrendamos doce grúas en Temuco.",
}

let people = 0

async function addSeller() {
  people += 1
  const email = `empresa.${people}@faena.cl`
  const id = await addUser(api.database, { email })
  const token = await addSession(api.database, id)
  const ask = () => callOwn(api, token, "POST /users/me/pro-request", request)
  return { id, email, token, ask }
}

const findOpen = async (userId: number) => {
  const rows = await api.database.select().from(proRequests).where(eq(proRequests.userId, userId))
  return rows.filter(({ state }) => state === "open")
}

test("[B5.32] an account has one open request, also under concurrency, with its company", async () => {
  const { ask, id, token } = await addSeller()
  const statuses = (await Promise.all([ask(), ask()])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 409])
  expect(await findOpen(id)).toHaveLength(1)
  const own = await callOwn(api, token, "GET /users/me/pro-request")
  expect(own.body.data).toMatchObject({ state: "open", reason: "" })
  const [person] = await api.database.select().from(users).where(eq(users.id, id))
  expect(person).toMatchObject({
    kind: "company",
    companyName: "Grúas del Sur SpA",
    companyRut: "76086428-5",
    pro: false,
  })
})

test("[B5.32] the team finds the request in its queue and approves it: pro, a mail, an audit line", async () => {
  const { ask, email, id } = await addSeller()
  await ask()
  const queue = await callOwn(api, moderator, "GET /admin/pro-requests?filters[state][$eq]=open")
  const row = queue.body.data.find((one: { user_id: number }) => one.user_id === id)
  expect(row).toMatchObject({ company_name: "Grúas del Sur SpA", message: request.message })
  const path = `/admin/pro-requests/${row.id}/approve` as const
  expect((await callOwn(api, moderator, `POST ${path}`, {})).status).toBe(200)
  expect((await callOwn(api, moderator, `POST ${path}`, {})).status).toBe(409)
  const [person] = await api.database.select().from(users).where(eq(users.id, id))
  expect(person?.pro).toBe(true)
  const mails = await mailsTo(api, email)
  expect(mails.map(({ subject }) => subject)).toEqual(["Ya eres vendedor profesional · Wara"])
  const trail = await api.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, "user.approve-pro"))
  expect(trail.map(({ subjectId }) => subjectId)).toEqual([String(id)])
})

test("[B5.32] a declined request says why, in a mail and in the account, and may be sent again", async () => {
  const { ask, email, id, token } = await addSeller()
  await ask()
  const [open] = await findOpen(id)
  const reason = "El giro no es de venta ni arriendo de equipos."
  const path = `/admin/pro-requests/${open?.id}/decline` as const
  expect((await callOwn(api, moderator, `POST ${path}`, { reason: "" })).status).toBe(400)
  expect((await callOwn(api, token, `POST ${path}`, { reason })).status).toBe(403)
  expect((await callOwn(api, moderator, `POST ${path}`, { reason })).status).toBe(200)
  expect((await mailsTo(api, email)).at(-1)?.text).toContain(`Motivo: ${reason}`)
  const own = await callOwn(api, token, "GET /users/me/pro-request")
  expect(own.body.data).toMatchObject({ state: "declined", reason })
  expect((await ask()).status).toBe(200)
})

test("[B5.32] making an account professional manually closes its open request, with one mail", async () => {
  const { ask, email, id, token } = await addSeller()
  await ask()
  const make = () => callOwn(api, moderator, `POST /admin/users/${id}/pro`, { pro: true })
  expect((await Promise.all([make(), make()])).map(({ status }) => status)).toEqual([200, 200])
  expect(await findOpen(id)).toEqual([])
  const own = await callOwn(api, token, "GET /users/me/pro-request")
  expect(own.body.data).toMatchObject({ state: "approved" })
  const subjects = (await mailsTo(api, email)).map(({ subject }) => subject)
  expect(subjects).toEqual(["Ya eres vendedor profesional · Wara"])
  const other = await addSeller()
  await callOwn(api, moderator, `POST /admin/users/${other.id}/pro`, { pro: true })
  expect(await mailsTo(api, other.email)).toEqual([])
})
