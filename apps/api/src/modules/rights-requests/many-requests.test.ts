import { randomUUID } from "node:crypto"
import { operatorMailRates } from "@wara/domain/site/operator-mail-rates"
import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { signIn } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { mailsTo } from "../../../test/links.ts"
import { callDesk, enterRequester } from "../../../test/rights-requests.ts"
import { waitingForLocks } from "../../../test/waiting-for-locks.ts"
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

const countOfSubjects = (subjects: readonly string[]) =>
  Object.fromEntries(
    [...new Set(subjects)].map((subject) => [
      subject.split(" · ")[0],
      subjects.filter((other) => other === subject).length,
    ]),
  )

const text = "Corregimos el RUT que nos indicaste en tu cuenta."

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
