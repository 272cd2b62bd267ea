import { spawn } from "node:child_process"
import { once } from "node:events"
import { text } from "node:stream/consumers"
import { fileURLToPath } from "node:url"
import pg from "pg"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { createTestDatabase } from "../test/test-database.ts"

const program = fileURLToPath(new URL("./setup.ts", import.meta.url))
let database = { url: "", drop: async () => {} }

beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"), "template0")
})

afterAll(() => database.drop())

/** `npm run setup`, without npm, as in production. */
async function setUp(...args: string[]) {
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      NODE_ENV: "production",
      DATABASE_URL: database.url,
      BASE_URL: "https://wara.test",
      PUBLIC_API_URL: "https://wara.test",
      SERVICE_TOKEN: "7c41d9c2a8f04e35b6d1f2a97e80c3b5",
      SMTP_URL: "smtp://mail.wara.test",
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    },
  })
  const [out, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ])
  return { code: Number(code), out, errors }
}

async function query(statement: string): Promise<unknown[]> {
  const client = new pg.Client(database.url)
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

const catalogue = () =>
  query(`select (select count(*)::int from regions) as regions,
    (select count(*)::int from communes) as communes,
    (select count(*)::int from categories) as categories,
    (select count(*)::int from conditions) as conditions,
    (select count(*)::int from ad_packs) as packs,
    (select count(*)::int from pages) as pages,
    (select count(*) > 10 from faqs) as faqs,
    (select count(*) > 10 from search_synonyms) as synonyms,
    (select count(*)::int from users) as users`)

const expected = {
  ...{ regions: 16, communes: 346, categories: 15, conditions: 4, packs: 4, pages: 5 },
  ...{ faqs: true, synonyms: true, users: 0 },
}

test("[B9.36] setup fills an empty database in production, and twice changes nothing", async () => {
  const first = await setUp()
  expect(first).toMatchObject({ code: 0, errors: "" })
  expect(await catalogue()).toEqual([expected])
  const before = await query("select document_id, updated_at from pages order by id")
  expect(await setUp()).toMatchObject({ code: 0, errors: "" })
  expect(await catalogue()).toEqual([expected])
  expect(await query("select document_id, updated_at from pages order by id")).toEqual(before)
}, 60_000)

test("[B9.36] setup makes an operator and mails a new link each time", async () => {
  const operator = ["--operator", "operaciones@faena.cl", "--name", "Ana"]
  expect(await setUp(...operator)).toMatchObject({ code: 0, errors: "" })
  expect(await setUp(...operator)).toMatchObject({ code: 0, errors: "" })
  expect(await query("select email, firstname, role from users")).toEqual([
    { email: "operaciones@faena.cl", firstname: "Ana", role: "operator" },
  ])
  expect(await query("select distinct data->>'to' as to from pgboss.job")).toEqual([
    { to: "operaciones@faena.cl" },
  ])
  expect(await query("select id from pgboss.job where name = 'mail'")).toHaveLength(2)
}, 60_000)

test("[B9.140] the person at the server removes a lost second factor, and nothing else happens", async () => {
  const email = "perdida@faena.cl"
  await setUp("--operator", email)
  await query(`insert into second_factors (user_id, secret, confirmed_at)
    select id, 'JBSWY3DPEHPK3PXP', now() from users where email = '${email}'`)
  await query(`insert into sessions (user_id, token_hash, expires_at)
    select id, '\\x01', now() + interval '1 day' from users where email = '${email}'`)
  const reset = await setUp("--reset-second-factor", email)
  expect(reset).toMatchObject({ code: 0, errors: "" })
  expect(reset.out).toContain(`${email} has no second factor any more`)
  expect(await query("select user_id from second_factors")).toEqual([])
  expect(await query("select id from sessions where revoked_at is null")).toEqual([])
  expect(
    await query(`select actor_kind, actor_id, after from audit_entries
      where action = 'user.reset-second-factor'`),
  ).toEqual([{ actor_kind: "system", actor_id: null, after: { origin: "server" } }])
  const again = await setUp("--reset-second-factor", email)
  expect(again).toMatchObject({ code: 1, out: "", errors: "The account has no second factor\n" })
  const unknown = await setUp("--reset-second-factor", "nadie@faena.cl")
  expect(unknown.errors).toBe("There is no account of nadie@faena.cl\n")
}, 60_000)

test("[B9.36] a wrong option or address is one sentence", async () => {
  const wrong = await setUp("--operator", "nadie")
  expect(wrong).toMatchObject({ code: 1, out: "" })
  expect(wrong.errors.trim()).toBe("--operator: nadie is not an e-mail address")
  expect((await setUp("--operador", "a@b.cl")).code).toBe(1)
}, 60_000)
