import { randomUUID } from "node:crypto"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp, testServiceToken } from "../../../test/create-test-app.ts"

let api: TestApp
let people = 0

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

const someone = () => {
  people += 1
  return {
    email: `persona${people}@faena.cl`,
    name: "Ana Soto",
    company: "Faena SpA",
    phone: "+56 9 1234 5678",
    message: "Busco una excavadora de 20 toneladas.",
  }
}

async function post(
  data: unknown,
  { key = randomUUID(), from = "203.0.113.9", headers = {} }: Submission = {},
) {
  const answer = await api.app.inject({
    method: "POST",
    url: "/api/contact",
    remoteAddress: from,
    headers: { ...(key === "" ? {} : { "idempotency-key": key }), ...headers },
    payload: { data },
  })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}

type Submission = { key?: string; from?: string; headers?: Record<string, string> }

async function counts(email: string) {
  const { rows } = await api.database.execute<{ messages: number; mails: number }>(sql`
    select (select count(*)::int from contact_messages where email = ${email}) as messages,
      (select count(*)::int from pgboss.job where name = 'mail'
        and (data->>'to' = ${email} or data->'replyTo'->>'address' = ${email})) as mails`)
  return rows[0]
}

test("a message is stored and queues two mails: one to the operators, one to the sender", async () => {
  const person = someone()
  const { status, body } = await post(person)
  expect(status).toBe(201)
  expect(body.data.documentId).toMatch(/^[0-9a-f]{32}$/)
  expect(await counts(person.email)).toEqual({ messages: 1, mails: 2 })
})

test("more concurrent messages than database connections are all served", async () => {
  const senders = Array.from({ length: 9 }, (_, number) =>
    post(someone(), { from: `198.51.100.${200 + number}` }),
  )
  const statuses = (await Promise.all(senders)).map(({ status }) => status)
  expect(statuses).toEqual(Array.from({ length: 9 }, () => 201))
})

test("the same key returns the same response and does nothing, also concurrently", async () => {
  const person = someone()
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 8 }, () => post(person, { key })))
  const replies = [...answers, await post(person, { key })].filter(({ status }) => status === 201)
  expect(replies.length).toBeGreaterThan(1)
  expect(new Set(replies.map(({ body }) => body.data.documentId)).size).toBe(1)
  expect(await counts(person.email)).toEqual({ messages: 1, mails: 2 })
})

test("the same key with another message is a conflict", async () => {
  const person = someone()
  const key = randomUUID()
  await post(person, { key })
  const { status, body } = await post({ ...person, message: "Otra cosa distinta." }, { key })
  expect(status).toBe(409)
  expect(body.error.name).toBe("ConflictError")
  expect(await counts(person.email)).toEqual({ messages: 1, mails: 2 })
})

test.each(["", "short", "x".repeat(101), "with space 1"])("the key %j is a 400", async (key) => {
  const { status, body } = await post(someone(), { key })
  expect(status).toBe(400)
  expect(body.error.message).toContain("idempotency-key")
})

test("every invalid field is reported; an unknown one is rejected", async () => {
  const { status, body } = await post({ email: "ana@", name: "", message: "corto", admin: true })
  expect(status).toBe(400)
  const fields = body.error.details.errors.map(({ path }: { path: string[] }) => path.at(-1))
  expect(fields).toEqual(expect.arrayContaining(["email", "name", "message"]))
  expect((await post({ ...someone(), admin: true })).status).toBe(400)
})

test("the sixth message of one e-mail in an hour is rejected, from any network", async () => {
  const person = someone()
  const statuses = []
  for (let turn = 1; turn <= 6; turn++) {
    const email = turn % 2 ? person.email : person.email.toUpperCase()
    statuses.push(await post({ ...person, email }, { from: `198.51.100.${turn}` }))
  }
  expect(statuses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429])
  const last = statuses.at(-1)
  expect(Number(last?.headers["retry-after"])).toBeGreaterThan(0)
  expect(Number(last?.headers["retry-after"])).toBeLessThanOrEqual(3600)
  expect(last?.body.error.name).toBe("RateLimitError")
})

test("the limit applies to the address forwarded by the web server with its token", async () => {
  const web = (address: string) => ({
    from: "10.1.2.3",
    headers: { "x-service-token": testServiceToken, "x-forwarded-for": address },
  })
  for (let turn = 1; turn <= 10; turn++) {
    expect((await post(someone(), web("192.0.2.7"))).status).toBe(201)
  }
  expect((await post(someone(), web("192.0.2.7"))).status).toBe(429)
  expect((await post(someone(), web("192.0.2.8"))).status).toBe(201)
})

test("without the token the connection's address counts, whatever the headers say", async () => {
  await api.pool.query("truncate rate_counters")
  const untrusted = (address: string) => ({
    from: "10.9.9.9",
    headers: { "x-forwarded-for": address },
  })
  for (let turn = 1; turn <= 10; turn++) await post(someone(), untrusted(`192.0.2.${100 + turn}`))
  expect((await post(someone(), untrusted("192.0.2.200"))).status).toBe(429)
})

test("a rejected message leaves nothing behind", async () => {
  const { rows } = await api.database.execute<{ messages: number; mails: number }>(sql`
    select (select count(*)::int from contact_messages) as messages,
      (select count(*)::int from pgboss.job
        where name = 'mail' and data->>'to' = ${api.config.operatorEmail}) as mails`)
  expect(rows[0]?.mails).toBe(rows[0]?.messages)
})
