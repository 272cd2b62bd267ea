import { usernameProblemTexts } from "@wara/domain/accounts/account-texts"
import { eq, sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addSession, addUser, signIn } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { users } from "../../database/schema/accounts.ts"
import { pages } from "../../database/schema/content.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

const day = 86_400_000

async function enter(given: Parameters<typeof addUser>[1] = {}) {
  const id = await addUser(api.database, given)
  const headers = { authorization: `Bearer ${await addSession(api.database, id)}` }
  const take = async (username: string) => {
    const payload = { data: { username } }
    const url = "/api/users/me/username"
    const answer = await api.app.inject({ method: "PUT", url, headers, payload })
    const { error, username: taken, username_change_at } = answer.json()
    return { status: answer.statusCode, details: error?.details.errors, taken, username_change_at }
  }
  const ask = async (username: string) => {
    const query = new URLSearchParams({ username })
    const answer = await api.app.inject({
      url: `/api/users/username-availability?${query}`,
      headers,
    })
    return answer.json().data
  }
  return { id, take, ask }
}

const refused = (problem: keyof typeof usernameProblemTexts) => [
  { path: ["username"], message: usernameProblemTexts[problem] },
]

test("a name is stored in lower case, can change once in 90 days, and reserves the former one", async () => {
  const ana = await enter({ username: "ana.antes" })
  const eva = await enter()
  expect(await ana.ask("Ana.Luego")).toEqual({ available: true, problem: null })
  const changed = await ana.take("Ana.Luego")
  expect(changed).toMatchObject({ status: 200, taken: "ana.luego" })
  expect(Date.parse(changed.username_change_at)).toBeGreaterThan(Date.now() + 89 * day)
  expect(await ana.take("ana.tercera")).toMatchObject({ status: 409, details: refused("too-soon") })
  expect(await ana.ask("ana.tercera")).toEqual({ available: false, problem: "too-soon" })
  expect(await ana.take("ANA.luego")).toMatchObject({ status: 200, taken: "ana.luego" })
  expect(await eva.ask("ANA.LUEGO")).toEqual({ available: false, problem: "taken" })
  expect(await eva.take("ana.luego")).toMatchObject({ status: 409, details: refused("taken") })
  expect(await eva.ask("ANA.ANTES")).toEqual({ available: false, problem: "taken" })
})

test("[B8.12] a former name is reserved for a year, except for the person who gave it up", async () => {
  const ana = await enter({ username: "de.ana" })
  const eva = await enter()
  expect(await ana.take("ya.no.es.de.ana")).toMatchObject({ status: 200 })
  expect(await eva.take("De.Ana")).toMatchObject({ status: 409, details: refused("taken") })
  const { rows } = await api.pool.query("select reserved_until from former_usernames")
  const inDays = (Number(rows.at(-1).reserved_until) - Date.now()) / day
  expect(Math.round(inDays)).toBe(365)
  const forget = { usernameChangedAt: null }
  await api.database.update(users).set(forget).where(eq(users.id, ana.id))
  expect(await ana.take("de.ana")).toMatchObject({ status: 200, taken: "de.ana" })
  expect(await eva.take("ya.no.es.de.ana")).toMatchObject({ status: 409 })
  await api.pool.query("update former_usernames set reserved_until = now() - interval '1 second'")
  expect(await eva.take("ya.no.es.de.ana")).toMatchObject({ status: 200 })
})

test("[B8.12] of two people, nobody takes a name while it is given up", async () => {
  const ana = await enter({ username: "se.va" })
  const eva = await enter()
  const [left, taken] = await Promise.all([ana.take("se.fue"), eva.take("se.va")])
  expect([left.status, taken.status]).toEqual([200, 409])
})

test("setting the current name is no change and starts no 90 days", async () => {
  const { ask, take } = await enter({ username: "Misma.Persona" })
  expect(await ask("misma.persona")).toEqual({ available: true, problem: null })
  expect(await take("misma.persona")).toMatchObject({ status: 200, username_change_at: null })
})

test("the name can change again after 90 days", async () => {
  const { take } = await enter({ usernameChangedAt: new Date(Date.now() - 90 * day) })
  expect(await take("despues.de.noventa")).toMatchObject({ status: 200 })
})

test("names of routes, of pages and of invalid form are rejected", async () => {
  const page = { slug: "feria-de-octubre", title: "Feria", description: "", body: "<p>.</p>" }
  await api.database.insert(pages).values({ ...page, published: false })
  const { ask, take } = await enter()
  expect(await take("feria-de-octubre")).toMatchObject({
    status: 400,
    details: refused("reserved"),
  })
  expect(await ask("feria-de-octubre")).toEqual({ available: false, problem: "reserved" })
  for (const name of ["Anuncios", "admin", "ana.data"]) {
    expect((await take(name)).status).toBe(400)
    expect(await ask(name)).toEqual({ available: false, problem: "reserved" })
  }
  expect((await take("no")).status).toBe(400)
  expect(await ask("no")).toEqual({ available: false, problem: "pattern" })
})

test("of many concurrent requests for one name, one succeeds", async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => enter()))
  const spellings = ["un.nombre", "UN.NOMBRE", "Un.Nombre"]
  const answers = await Promise.all(
    people.map(({ take }, index) => take(spellings[index % spellings.length] ?? "")),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  const { rows } = await api.database.execute(sql`select 1 from users where username = 'un.nombre'`)
  expect(rows).toHaveLength(1)
})

test("two concurrent changes of one user are one change", async () => {
  const { take } = await enter()
  const answers = await Promise.all([take("doble.uno"), take("doble.dos")])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test("availability checks are rate-limited, so that names cannot be enumerated", async () => {
  const headers = await signIn(api.database, "user")
  const url = "/api/users/username-availability?username=alguien.mas"
  expect((await api.app.inject({ url, headers })).statusCode).toBe(200)
  await api.database.execute(
    sql`update rate_counters set count = 120 where key like 'username-check-account:%'`,
  )
  const refusal = await api.app.inject({ url, headers })
  expect(refusal.statusCode).toBe(429)
  expect(Number(refusal.headers["retry-after"])).toBeGreaterThan(0)
})
