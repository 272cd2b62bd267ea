import { randomUUID } from "node:crypto"
import { operatorMailRates } from "@wara/domain/site/operator-mail-rates"
import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addSession, addUser, confirmed, signIn } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { mailsTo } from "../../../test/links.ts"
import { waitingForLocks } from "../../../test/waiting-for-locks.ts"
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

const call = async (
  method: "GET" | "POST",
  url: string,
  headers: Headers,
  data?: object,
  key: string = randomUUID(),
) => {
  const answer = await api.app.inject({
    ...{ method, url: `/api/${url}` },
    headers: { ...headers, "idempotency-key": key },
    ...(data === undefined ? {} : { payload: { data } }),
  })
  return { status: answer.statusCode, body: answer.json() }
}

async function enter(email: string) {
  const userId = await addUser(api.database, { email, ...confirmed })
  const headers = { authorization: `Bearer ${await addSession(api.database, userId)}` }
  const ask = async (given: object = {}) => {
    const data = { right: "rectification", message: "Mi RUT está mal escrito.", ...given }
    expect((await call("POST", "users/me/rights-requests", headers, data)).status).toBe(201)
    const [request] = await api.database
      .select()
      .from(rightsRequests)
      .where(eq(rightsRequests.email, email))
    if (!request) throw new Error("the request was not stored")
    return request
  }
  const list = async () => (await call("GET", "users/me/rights-requests", headers)).body.data
  return { userId, headers, ask, list }
}

const countOfSubjects = (subjects: readonly string[]) =>
  Object.fromEntries(
    [...new Set(subjects)].map((subject) => [
      subject.split(" · ")[0],
      subjects.filter((other) => other === subject).length,
    ]),
  )

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
    message: "Mi RUT está mal escrito.",
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

const fifty = <Result>(call: (turn: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: 50 }, (_, turn) => call(turn)))

const countOf = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length

test("[B8.114] of fifty parallel requests of an account ten an hour are stored, and fifty with one key are one", async () => {
  const ida = await enter("ida@faena.cl")
  const send = (data: object, key: string) =>
    call("POST", "users/me/rights-requests", ida.headers, data, key)
  const content = { right: "block", message: "Suspendan el uso de mis datos." }
  const same = randomUUID()
  const repeated = await fifty(() => send(content, same))
  expect([countOf(repeated, 201), countOf(repeated, 429)]).toEqual([10, 40])
  expect(await ida.list()).toHaveLength(1)
  const eli = await enter("eli@faena.cl")
  const many = await fifty((turn) =>
    call("POST", "users/me/rights-requests", eli.headers, {
      ...content,
      message: `Suspendan el uso de mis datos ${turn}.`,
    }),
  )
  expect([countOf(many, 201), countOf(many, 429)]).toEqual([10, 40])
  expect(await eli.list()).toHaveLength(10)
  expect(await mailsTo(api, "eli@faena.cl")).toHaveLength(10)
})

test("[B8.114] of fifty decisions of two operators and withdrawals at once one closes a request, after one extension at most", async () => {
  const una = await enter("una@faena.cl")
  const { documentId, id } = await una.ask()
  const other = await signIn(api.database, "operator")
  const steps = ["answer", "refuse", "extend", "answer"]
  const answers = await fifty(async (turn) => {
    if (turn % 10 === 9) {
      const path = `users/me/rights-requests/${documentId}/withdraw`
      return { step: "withdraw", ...(await call("POST", path, una.headers, {})) }
    }
    const step = steps[turn % 4] ?? ""
    const path = `admin/rights-requests/${id}/${step}`
    return { step, ...(await call("POST", path, turn % 2 === 0 ? operator : other, { text })) }
  })
  const done = answers.filter(({ status }) => status === 200).map(({ step }) => step)
  const closing = done.filter((step) => step !== "extend")
  expect(closing).toHaveLength(1)
  expect(done.length - closing.length).toBeLessThanOrEqual(1)
  expect(countOf(answers, 409)).toBe(50 - done.length)
  const [request] = await una.list()
  expect(request.state).toBe(
    { answer: "answered", refuse: "refused", withdraw: "withdrawn" }[closing[0] ?? ""],
  )
  // One mail says that the request arrived; a withdrawal is answered by the page.
  const mailed = done.filter((step) => step !== "withdraw").length
  expect(await mailsTo(api, "una@faena.cl")).toHaveLength(1 + mailed)
  const trail = await api.database.$count(auditEntries, eq(auditEntries.subjectId, String(id)))
  expect(trail).toBe(mailed)
})

test("[B8.114] answers and a withdrawal that meet wait for each other, with and without an account", async () => {
  const ulla = await enter("ulla@faena.cl")
  const { documentId, id } = await ulla.ask()
  const [alone] = await api.database
    .insert(rightsRequests)
    .values({
      ...{ name: "Ana", email: "sin.cuenta@faena.cl", message: "Mis datos.", right: "block" },
      ...{ state: "open", createdAt: new Date(), goalDay: "2030-01-01", limitDay: "2030-01-10" },
      idempotencyKey: randomUUID(),
    })
    .returning()
  const decide = (step: string, which = id) =>
    call("POST", `admin/rights-requests/${which}/${step}`, operator, { text })
  const pairs = [
    () => [
      decide("answer"),
      call("POST", `users/me/rights-requests/${documentId}/withdraw`, ulla.headers, {}),
    ],
    () => [decide("answer", alone?.id), decide("refuse", alone?.id)],
  ]
  for (const begin of pairs) {
    const { late } = await api.database.transaction(async (transaction) => {
      await transaction.select().from(rightsRequests).for("update")
      const late = begin()
      await expect.poll(() => waitingForLocks(api)).toBe(2)
      return { late }
    })
    const statuses = (await Promise.all(late)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409])
  }
})

test("[B7.234] of very many requests, and of those that are due, the operators get a limited number of mails", async () => {
  await api.pool.query("truncate rate_counters")
  await api.database.delete(rightsRequests)
  const { max } = operatorMailRates[0]
  const operators = async () =>
    (await mailsTo(api, api.config.operatorEmail)).map(({ subject }) => subject)
  const before = await operators()
  const people = await Promise.all(
    Array.from({ length: max + 5 }, (_, turn) => enter(`solicita${turn}@faena.cl`)),
  )
  const asked = await Promise.all(people.map((person) => person.ask({ right: "access" })))
  const received = (await operators()).slice(before.length)
  expect(countOfSubjects(received)).toEqual({
    "Nueva solicitud sobre datos personales": max,
    "Hay más solicitudes sobre datos en el panel": 1,
  })
  const [{ limitDay } = { limitDay: "" }] = asked
  await remindOfRequests(api, new Date(Date.parse(limitDay) + 2 * 86_400_000))
  const reminders = (await operators()).slice(before.length + received.length)
  expect(countOfSubjects(reminders)).toEqual({
    "Una solicitud sobre datos está por vencer": max,
    "Hay más solicitudes sobre datos en el panel": 1,
  })
})
