import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addSession, signIn } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { mailsTo } from "../../../test/links.ts"
import { callDesk, enterRequester } from "../../../test/rights-requests.ts"
import { users } from "../../database/schema/accounts.ts"
import { auditEntries } from "../../database/schema/administration.ts"
import { rightsRequests } from "../../database/schema/rights-requests.ts"
import { remindOfRequests } from "./use-cases/watch-clock.ts"

let api: TestApp
let operator: { authorization: string }

beforeAll(async () => {
  api = await createTestApp()
  operator = await signIn(api.database, "operator", { firstname: "Rosa", lastname: "Vera" })
})

afterAll(() => api.close())

type Headers = { authorization: string }

const call = (method: "GET" | "POST", url: string, headers: Headers, data?: object, key?: string) =>
  callDesk(api, method, url, headers, data, key)
const enter = (email: string) => enterRequester(api, email)

const text = "Corregimos el RUT que nos indicaste en tu cuenta."

test("[B9.71] a request of an account is open at once, with deadlines, and answered by mail", async () => {
  const ana = await enter("ana@faena.cl")
  const { goalDay, id, limitDay } = await ana.ask()
  expect(await ana.list()).toMatchObject([
    { right: "rectification", state: "open", goal_day: goalDay, limit_day: limitDay, answer: "" },
  ])
  expect(
    (await call("POST", `admin/rights-requests/${id}/answer`, operator, { text })).status,
  ).toBe(200)
  expect(await ana.list()).toMatchObject([{ state: "answered", answer: text }])
  const subjects = (await mailsTo(api, "ana@faena.cl")).map(({ subject }) => subject)
  expect(subjects.map((subject) => subject.split(" · ")[0])).toEqual([
    "Recibimos tu solicitud sobre tus datos",
    "Respondimos tu solicitud",
  ])
  expect((await mailsTo(api, "ana@faena.cl")).at(-1)?.text).toContain(text)
})

test("[B9.71] of two operators who answer at once, one succeeds, and one mail is sent", async () => {
  const eva = await enter("eva@faena.cl")
  const { id } = await eva.ask()
  const answers = await Promise.all(
    ["answer", "refuse", "answer"].map((step) =>
      call("POST", `admin/rights-requests/${id}/${step}`, operator, { text }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(await mailsTo(api, "eva@faena.cl")).toHaveLength(2)
})

test("[B9.71] the limit is extended once, with its reason in the mail and the account", async () => {
  const luz = await enter("luz@faena.cl")
  const { id, limitDay } = await luz.ask()
  const extend = () =>
    call("POST", `admin/rights-requests/${id}/extend`, operator, { text: `${text} Falta.` })
  expect((await extend()).status).toBe(200)
  expect((await extend()).status).toBe(409)
  const [request] = await luz.list()
  expect(request).toMatchObject({ state: "extended", extension_reason: `${text} Falta.` })
  const extended = (Date.parse(request.limit_day) - Date.parse(limitDay)) / 86_400_000
  expect(extended).toBe(30)
  expect((await mailsTo(api, "luz@faena.cl")).at(-1)?.text).toContain(`Motivo: ${text} Falta.`)
})

test("[B9.125] a block has two working days and no extension, and its mail promises none", async () => {
  const sol = await enter("sol@faena.cl")
  const { goalDay, id, limitDay } = await sol.ask({ right: "block" })
  expect(goalDay).toBe(limitDay)
  const extended = await call("POST", `admin/rights-requests/${id}/extend`, operator, { text })
  expect([extended.status, extended.body.error.details.errors[0].message]).toEqual([
    409,
    "Un bloqueo se responde en 2 días hábiles, sin prórroga.",
  ])
  const [received] = await mailsTo(api, "sol@faena.cl")
  expect(received?.text).toContain("Plazo legal")
  expect(received?.text).not.toMatch(/Nuestra meta|prórroga/)
  const answered = await call("POST", `admin/rights-requests/${id}/answer`, operator, { text })
  expect(answered.status).toBe(200)
})

test("[B9.71] a waiting request is withdrawn by its requester only", async () => {
  const mio = await enter("mio@faena.cl")
  const otro = await enter("otro@faena.cl")
  const { documentId } = await mio.ask()
  const path = `users/me/rights-requests/${documentId}/withdraw`
  expect((await call("POST", path, otro.headers, {})).status).toBe(404)
  expect((await call("POST", path, mio.headers, {})).status).toBe(200)
  expect((await call("POST", path, mio.headers, {})).status).toBe(409)
  expect(await mio.list()).toMatchObject([{ state: "withdrawn" }])
})

test("[B9.73] the list shows no person; every reading and every step is audited", async () => {
  const pia = await enter("pia@faena.cl")
  const { id } = await pia.ask({ right: "objection", purpose: "recordings" })
  const list = await call("GET", "admin/rights-requests?filters[state][$eq]=open", operator)
  expect(JSON.stringify(list.body)).not.toMatch(/pia@faena|Mi RUT/)
  expect(list.body.data).toMatchObject([{ id, right: "objection", has_account: true }])
  const detail = await call("GET", `admin/rights-requests/${id}/detail`, operator)
  expect(detail.body.data).toMatchObject({
    ...{ email: "pia@faena.cl", user_id: pia.userId, purpose: "recordings" },
    message: "Mi RUT no es ese.",
  })
  await call("POST", `admin/rights-requests/${id}/refuse`, operator, { text })
  const trail = await api.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, String(id)))
    .orderBy(auditEntries.id)
  expect(trail.map(({ action }) => action)).toEqual([
    "rights-request.read",
    "rights-request.refuse",
  ])
  expect(JSON.stringify(trail)).not.toContain("pia@faena")
})

test("[B9.73] only operators read and answer", async () => {
  const { id } = await (await enter("ema@faena.cl")).ask()
  for (const role of ["user", "moderator"] as const) {
    const headers = await signIn(api.database, role)
    for (const path of ["admin/rights-requests", `admin/rights-requests/${id}/detail`])
      expect((await call("GET", path, headers)).status).toBe(403)
    const answer = await call("POST", `admin/rights-requests/${id}/answer`, headers, { text })
    expect(answer.status).toBe(403)
  }
  const unknown = await call("POST", "admin/rights-requests/999999/answer", operator, { text })
  expect(unknown.status).toBe(404)
  expect((await call("POST", `admin/rights-requests/${id}/answer`, operator, {})).status).toBe(400)
})

test("[B9.70] operators are reminded near the goal, after it and after the limit, once each", async () => {
  await api.database.delete(rightsRequests)
  const at = (day: string) => new Date(`${day}T12:30:00Z`)
  const common = { name: "Ana", message: "Mis datos, por favor.", right: "access" } as const
  const dates = { createdAt: at("2026-11-24"), goalDay: "2026-12-16", limitDay: "2026-12-24" }
  const state = "open"
  await api.database
    .insert(rightsRequests)
    .values({ ...common, ...dates, state, email: "ana@faena.cl", idempotencyKey: "clock-test" })
  const reminded = []
  for (const day of ["2026-12-10", "2026-12-11", "2026-12-15", "2026-12-17", "2026-12-26"]) {
    const both = [remindOfRequests(api, at(day)), remindOfRequests(api, at(day))]
    reminded.push((await Promise.all(both)).reduce((sum, count) => sum + count, 0))
  }
  expect(reminded).toEqual([0, 1, 0, 1, 1])
})

test("[B8.57] nobody of the team answers their own request", async () => {
  const own = await enter("operadora@faena.cl")
  const { id } = await own.ask()
  await api.database.update(users).set({ role: "operator" }).where(eq(users.id, own.userId))
  const headers = { authorization: `Bearer ${await addSession(api.database, own.userId)}` }
  for (const step of ["answer", "refuse", "extend"]) {
    const url = `admin/rights-requests/${id}/${step}`
    expect((await call("POST", url, headers, { text })).status, step).toBe(403)
  }
  expect(await own.list()).toMatchObject([{ state: "open", answer: "" }])
})
