import { afterAll, beforeAll, expect, test } from "vitest"
import { signIn } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { contactMessages } from "../../database/schema/content.ts"

let api: TestApp
let operator: { authorization: string }

beforeAll(async () => {
  api = await createTestApp()
  operator = await signIn(api.database, "operator", { firstname: "Rosa", lastname: "Vera" })
  for (const name of ["Ana", "Luis"])
    await api.database.insert(contactMessages).values({
      ...{ email: `${name}@faena.cl`, name, message: "Busco una excavadora de 20 toneladas." },
      idempotencyKey: `message-of-${name}`,
    })
})

afterAll(() => api.close())

async function read(query = "", headers = operator) {
  const answer = await api.app.inject({ url: `/api/admin/contact-messages?${query}`, headers })
  return { status: answer.statusCode, data: answer.json().data }
}

const mark = (id: number | string, answered: unknown, headers = operator) =>
  api.app.inject({
    ...{ method: "POST", url: `/api/admin/contact-messages/${id}/answered`, headers },
    payload: { data: { answered } },
  })

const waiting = "filters[is_answered][$eq]=false"

test("[B10.61] operators read the messages that wait; an answered one keeps its first answer", async () => {
  const [luis, ana] = (await read(waiting)).data
  expect([luis.name, ana.name, ana.answered_at]).toEqual(["Luis", "Ana", null])
  const colleague = await signIn(api.database, "operator", { firstname: "Olga", lastname: "Paz" })
  for (const headers of [operator, colleague])
    expect((await mark(ana.id, true, headers)).statusCode).toBe(200)
  expect((await read(waiting)).data).toHaveLength(1)
  const [answered] = (await read("filters[is_answered][$eq]=true")).data
  expect(answered).toMatchObject({ id: ana.id, answered_by_name: "Rosa Vera" })
  expect(answered.answered_at).toMatch(/^2\d{3}-/)
  expect((await mark(ana.id, false)).statusCode).toBe(200)
  expect((await read(waiting)).data).toHaveLength(2)
})

test("[B10.61] nobody else reads or marks messages", async () => {
  const [{ id }] = (await read()).data
  for (const role of ["user", "moderator"] as const) {
    const headers = await signIn(api.database, role)
    expect((await read("", headers)).status).toBe(403)
    expect((await mark(id, true, headers)).statusCode).toBe(403)
  }
  expect((await api.app.inject("/api/admin/contact-messages")).statusCode).toBe(401)
  expect((await mark(999_999, true)).statusCode).toBe(404)
  expect((await mark(id, "yes")).statusCode).toBe(400)
})
