import { randomUUID } from "node:crypto"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

const message = { name: "Ana Soto", message: "Busco una excavadora de 20 toneladas." }

async function post(data: unknown, remoteAddress: string, key: string = randomUUID()) {
  const answer = await api.app.inject({
    method: "POST",
    url: "/api/contact",
    remoteAddress,
    headers: { "idempotency-key": key },
    payload: { data },
  })
  return answer.statusCode
}

async function countRows() {
  const { rows } = await api.database.execute(sql`
    select (select count(*)::int from contact_messages) as messages,
      (select count(*)::int from pgboss.job where name = 'mail') as mails`)
  return rows[0]
}

test("the same key counts as one call, also concurrently", async () => {
  const person = { ...message, email: "ana@faena.cl" }
  const key = randomUUID()
  const from = "198.51.100.77"
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(person, from, key)))
  expect(answers).toEqual(Array.from({ length: 20 }, () => 201))
  const others = []
  for (let count = 0; count < 5; count += 1) others.push(await post(person, from))
  expect(others).toEqual([201, 201, 201, 201, 429])
})

test("of many concurrent messages, as many as the limit allows are accepted", async () => {
  const before = await countRows()
  const person = { ...message, email: "beto@faena.cl" }
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, number) => post(person, `203.0.113.${number}`)),
  )
  expect(answers.sort()).toEqual([...Array(5).fill(201), ...Array(15).fill(429)])
  expect(await countRows()).toEqual({
    messages: Number(before?.messages) + 5,
    // Five to the operators; an address that is not confirmed gets three.
    mails: Number(before?.mails) + 8,
  })
})

test.each(["name", "company", "message"])("a null character in %s is a 400", async (field) => {
  const before = await countRows()
  const person = { ...message, email: "carla@faena.cl", [field]: "Una \u0000 excavadora" }
  expect(await post(person, "198.51.100.78")).toBe(400)
  expect(await countRows()).toEqual(before)
})
