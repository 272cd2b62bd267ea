import { afterAll, beforeAll, expect, test } from "vitest"
import { z } from "zod"
import { addBelongings } from "../../test/access/belongings.ts"
import { addUser, signIn } from "../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../test/create-test-app.ts"
import { hashPassword } from "../modules/accounts/use-cases/passwords.ts"
import { deleteOldAccess } from "./access-store.ts"
import { recordAction } from "./record-action.ts"

let api: TestApp
let operator = { authorization: "" }
let userId = 0

beforeAll(async () => {
  api = await createTestApp()
  operator = await signIn(api.database, "operator")
  userId = await addUser(api.database, { firstname: "Ana", email: "ana@faena.cl" })
})

afterAll(() => api.close())

const read = (
  path: string,
  method: "GET" | "HEAD" = "GET",
  headers: Record<string, string> = operator,
) => api.app.inject({ method, url: `/api/admin/${path}`, headers })

const entries = async (filter: string) => (await read(`audit-entries?${filter}`)).json().data

const lastReading = async () =>
  (await entries("filters[kind]=reading&filters[subject_kind][$ne]=audit-entries&pageSize=1"))[0]

test("[B8.35] a list read by the team is recorded with its filters, counts and request, without typed texts", async () => {
  const answer = await read(
    "users?filters[email][$containsi]=ana@faena&filters[role]=user&pageSize=10",
  )
  expect(answer.json().data).toHaveLength(1)
  const entry = await lastReading()
  expect(entry).toMatchObject({
    kind: "reading",
    action: "records.list",
    subject_kind: "users",
    subject_id: "",
    after: { count: 1, total: 1, request: answer.headers["x-request-id"] },
  })
  expect(entry.after.filter).toContain("email $containsi …")
  expect(entry.after.filter).toContain("role $eq user")
  expect(JSON.stringify(entry.after)).not.toContain("faena")
  // Counting without reading is a reading too.
  await read("users?filters[email][$startsWith]=zzz", "GET")
  expect((await lastReading()).after).toMatchObject({ count: 0, total: 0 })
  await read("users?pageSize=1", "HEAD")
  expect((await lastReading()).after.count).toBe(1)
})

test("[B8.35] single records are recorded by their id, with the part that was read", async () => {
  await read(`users/${userId}`)
  expect(await lastReading()).toMatchObject({
    action: "record.read",
    subject_kind: "users",
    subject_id: String(userId),
    person_name: "Ana Soto",
  })
  await read(`users/${userId}/related`)
  expect((await lastReading()).after.part).toBe("related")
  await read("orders")
  expect(await lastReading()).toMatchObject({ subject_kind: "orders", action: "records.list" })
  const before = (await entries("filters[kind]=reading&pageSize=1"))[0].id
  expect((await read("users/999999")).statusCode).toBe(404)
  expect((await read("users", "GET", {})).statusCode).toBe(401)
  expect((await read("dashboard")).statusCode).toBe(200)
  const since = await entries(
    `filters[kind]=reading&filters[id][$gt]=${before}&filters[subject_kind][$ne]=audit-entries`,
  )
  expect(since).toEqual([])
})

const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
})

/** Lists of the panel whose readings are not recorded, or record themselves. */
const unrecorded = [
  ...["announcements", "current-announcements", "dashboard", "orders.csv"],
  ...["redirects", "session", "settings"],
]

test("[B8.35] every list of the panel is recorded, except the named ones", async () => {
  const { paths } = documentSchema.parse((await api.app.inject("/documentation/json")).json())
  const lists = Object.entries(paths).flatMap(([path, methods]) =>
    "get" in methods ? (/\/admin\/([^{]+)$/.exec(path)?.[1] ?? []) : [],
  )
  expect(lists.length).toBeGreaterThan(15)
  const silent: string[] = []
  for (const list of lists) {
    const answer = await read(list)
    expect(answer.statusCode, list).toBe(200)
    const { rows } = await api.pool.query(
      "select from audit_entries where kind = 'reading' and subject_kind = $1 and after->>'request' = $2",
      [list, answer.headers["x-request-id"]],
    )
    if (rows.length === 0) silent.push(list)
  }
  expect(silent.toSorted()).toEqual(unrecorded)
})

/** Records of which this test has none, and in which nothing is about a person. */
const impersonal = ["redirects/{key}", "announcements/{key}"]

test("[B8.116] every single record that the team reads has an entry, whichever part is read", async () => {
  await addBelongings(api)
  const logIn = "insert into log_in_records (user_id, method, result) values ($1, $2, $3)"
  await api.pool.query(logIn, [userId, "password", "opened"])
  const { paths } = documentSchema.parse((await api.app.inject("/documentation/json")).json())
  const parts = Object.entries(paths).flatMap(([path, methods]) =>
    "get" in methods ? (/\/admin\/(.+\{.+)$/.exec(path)?.[1] ?? []) : [],
  )
  expect(parts.length).toBeGreaterThan(20)
  const count = async () => {
    const { rows } = await api.pool.query("select count(*)::int from audit_entries")
    return rows[0].count
  }
  const [silent, unseen]: [string[], string[]] = [[], []]
  for (const part of parts) {
    const [resource = ""] = part.split("/")
    const [record] = (await read(`${resource}?pageSize=1`)).json().data
    const before = await count()
    const answer = await read(part.replace(/\{\w+\}/, String(record?.id ?? 0)))
    if (answer.statusCode !== 200) unseen.push(part)
    else if ((await count()) === before) silent.push(part)
  }
  expect({ silent, unseen }).toEqual({ silent: [], unseen: impersonal })
})

test("[B8.36] log-ins to the panel are recorded, right or wrong, and no typed address is", async () => {
  const passwordHash = await hashPassword("Grua-de-prueba-9")
  const staffId = await addUser(api.database, {
    role: "moderator",
    email: "eva@wara.test",
    firstname: "Eva",
    passwordHash,
  })
  await addUser(api.database, { email: "nadie@faena.cl", passwordHash })
  const enter = (email: string, password: string) =>
    api.app.inject({ method: "POST", url: "/api/admin/session", payload: { email, password } })
  expect((await enter("eva@wara.test", "adivinada-1")).statusCode).toBe(401)
  expect((await enter("otra@faena.cl", "adivinada-1")).statusCode).toBe(401)
  expect((await enter("nadie@faena.cl", "Grua-de-prueba-9")).statusCode).toBe(403)
  const opened = await enter("eva@wara.test", "Grua-de-prueba-9")
  expect(opened.statusCode).toBe(200)
  const logIns = await entries("filters[kind]=log-in")
  expect(logIns).toMatchObject([
    {
      action: "panel.log-in",
      actor_kind: "staff",
      actor_id: staffId,
      after: { second_factor: false, request: opened.headers["x-request-id"] },
    },
    {
      action: "panel.refuse-log-in",
      actor_kind: "visitor",
      actor_id: null,
      actor_name: null,
      subject_id: String(staffId),
      person_name: "Eva Soto",
      after: { reason: "InvalidCredentialsError" },
    },
  ])
  expect(JSON.stringify(logIns)).not.toContain("faena")
})

test("[B8.36] a rule that acts by itself is recorded without a person", async () => {
  await recordAction(api.database, {
    actorId: null,
    action: "ad.ban",
    subject: { kind: "ads", id: 1, name: "" },
    before: null,
    after: null,
  })
  expect((await entries("filters[actor_kind]=system"))[0]).toMatchObject({
    kind: "action",
    actor_id: null,
    actor_name: null,
    action: "ad.ban",
  })
})

test("[B8.35] readings and log-ins are deleted after a year, actions never, and nothing earlier", async () => {
  const rows = (kind: string, days: number) =>
    api.pool.query(
      `insert into audit_entries (kind, actor_kind, action, subject_kind, subject_id, created_at)
       values ($1, 'system', 'test', 'age', $2::int::text, now() - make_interval(days => $2::int))`,
      [kind, days],
    )
  for (const kind of ["action", "reading", "log-in"])
    for (const age of [363, 366]) await rows(kind, age)
  expect(await deleteOldAccess(api.database, new Date())).toBe(2)
  const left = await entries("filters[subject_kind]=age&sort=id")
  expect(
    left.map((entry: { kind: string; subject_id: string }) => `${entry.kind} ${entry.subject_id}`),
  ).toEqual(["action 363", "action 366", "reading 363", "log-in 363"])
  for (const statement of [
    "delete from audit_entries where subject_kind = 'age'",
    "update audit_entries set action = 'other' where kind = 'reading'",
  ]) {
    await expect(api.pool.query(statement)).rejects.toThrow("only ever added to")
  }
})
