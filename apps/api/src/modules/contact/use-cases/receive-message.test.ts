import { randomUUID } from "node:crypto"
import { operatorMailRates } from "@wara/domain/site/operator-mail-rates"
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

test("a null character in message is a 400, and the one-line texts lose theirs", async () => {
  const before = await countRows()
  const text = "Una \u0000\n excavadora"
  expect(await post({ ...message, message: text }, "198.51.100.78")).toBe(400)
  expect(await countRows()).toEqual(before)
  const line = { name: text, company: text, email: "carla@faena.cl" }
  expect(await post({ ...message, ...line }, "198.51.100.78")).toBe(201)
  const stored = await api.pool.query(
    "select name, company from contact_messages where email = $1",
    [line.email],
  )
  expect(stored.rows).toEqual([{ name: "Una excavadora", company: "Una excavadora" }])
})

test("[B8.174] the operators get a limited number of mails about single messages, and one that there are more", async () => {
  await api.pool.query("truncate rate_counters")
  const subjects = async () => {
    const { rows } = await api.pool.query<{ subject: string; count: number }>(
      `select left(data->>'subject', 14) as subject, count(*)::int from pgboss.job
        where name = 'mail' and data->>'to' = $1 group by 1`,
      [api.config.operatorEmail],
    )
    return new Map(rows.map(({ count, subject }) => [subject, count]))
  }
  const singles = (mails: Map<string, number>) => mails.get("[Wara] Mensaje") ?? 0
  const before = await subjects()
  const { max } = operatorMailRates[0]
  const sent = await Promise.all(
    Array.from({ length: max + 5 }, (_, turn) =>
      post({ ...message, email: `${turn}@otras.cl` }, `198.51.100.${turn}`),
    ),
  )
  expect(sent).toEqual(Array.from({ length: max + 5 }, () => 201))
  const after = await subjects()
  expect(singles(after) - singles(before)).toBe(max)
  const others = [...after].filter(([subject]) => !before.has(subject))
  expect(others).toEqual([["Hay más mensaj", 1]])
})
