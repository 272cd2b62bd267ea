import pg from "pg"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { addAd } from "../../test/add-ad.ts"
import { addSession, addUser, signIn } from "../../test/add-user.ts"
import { createTestApp, type TestApp, testServiceToken } from "../../test/create-test-app.ts"
import { createTestDatabase } from "../../test/test-database.ts"
import { writeSettings } from "../modules/settings/store.ts"
import { readChange } from "./change-listener.ts"

let api: TestApp
let url = ""

beforeAll(async () => {
  api = await createTestApp()
  url = `${await api.app.listen({ host: "127.0.0.1", port: 0 })}/api/changes`
})

afterAll(() => api.close())

/** Reads the stream change by change. */
async function subscribe(at = url) {
  const leaving = new AbortController()
  const headers = { authorization: `Bearer ${testServiceToken}` }
  const answer = await fetch(at, { headers, signal: leaving.signal })
  const reader = (answer.body ?? new ReadableStream())
    .pipeThrough(new TextDecoderStream())
    .getReader()
  let text = ""
  async function next(): Promise<unknown> {
    for (;;) {
      const [, data] = /^data: (.*)\n\n/m.exec(text) ?? []
      if (data) {
        text = text.slice(text.indexOf(data) + data.length + 2)
        return JSON.parse(data)
      }
      const { value, done } = await reader.read()
      if (done) return null
      text += value
    }
  }
  /** The next change of a kind, skipping others. */
  async function nextOf(kind: string): Promise<unknown> {
    for (;;) {
      const change = await next()
      if (change === null) return null
      if (typeof change === "object" && "kind" in change && change.kind === kind) return change
    }
  }
  return { answer, next, nextOf, leave: () => leaving.abort() }
}

test("the stream requires the service token", async () => {
  expect((await fetch(url)).status).toBe(401)
  const headers = await signIn(api.database, "operator")
  expect((await fetch(url, { headers })).status).toBe(403)
})

test("the stream starts with what may have been missed, then sends changes with their ids", async () => {
  const stream = await subscribe()
  expect(stream.answer.headers.get("content-type")).toContain("text/event-stream")
  expect(await stream.next()).toMatchObject({ kind: "all", missed: true })
  const id = await addAd(api.database)
  expect(await stream.nextOf("ads")).toMatchObject({ kind: "ads", ids: [id] })
  await api.pool.query("update categories set name = name")
  expect(await stream.nextOf("categories")).toMatchObject({ kind: "categories", ids: [1] })
  stream.leave()
})

test("[B8.20] a changed ad names its owner and its categories, before and after", async () => {
  const { pool, database } = api
  const [ownerId, categories] = [await addUser(database), ["transporte", "gruas"]]
  const stream = await subscribe()
  await stream.next()
  await addAd(database, { category: "Gruas" })
  // Its notice could otherwise arrive in place of the next ad's.
  await stream.nextOf("ads")
  const id = await addAd(database, { ownerId })
  const facts = { ids: [id], owners: [ownerId] }
  const first = { ...facts, categories: ["transporte"], listed: true }
  expect(await stream.nextOf("ads")).toMatchObject(first)
  const move = "update ads set category_id = (select id from categories where slug = 'gruas')"
  await pool.query(`${move} where id = $1`, [id])
  const moved = await stream.nextOf("ads")
  expect(moved).toMatchObject({ ...facts, listed: true })
  expect(moved).toHaveProperty("categories", expect.arrayContaining(categories))
  await pool.query("update ads set state = 'pending', expires_at = null where id = $1", [id])
  expect(await stream.nextOf("ads")).toMatchObject({ ...facts, listed: true })
  await pool.query("update ads set weight = weight + 1 where id = $1", [id])
  expect(await stream.nextOf("ads")).toMatchObject({ ...facts, listed: false })
  stream.leave()
})

test("[B8.20] changes of a user that nobody else sees are reported to their own pages only", async () => {
  const { pool, database } = api
  const user = await addUser(database)
  const stream = await subscribe()
  await stream.next()
  await pool.query("update users set password_hash = 'other', updated_at = now() where id = $1", [
    user,
  ])
  expect(await stream.next()).toMatchObject({ kind: "viewers", ids: [user] })
  await pool.query("update users set firstname = 'Berta' where id = $1", [user])
  expect(await stream.next()).toMatchObject({ kind: "users", ids: [user] })
  await pool.query("update users set description = 'Arriendo' where id = $1", [user])
  expect(await stream.next()).toMatchObject({ kind: "users", ids: [user] })
  stream.leave()
})

test("[B7.30] the end of a session and the begin and end of a draft are reported with their person", async () => {
  const { pool, database } = api
  const user = await addUser(database)
  const stream = await subscribe()
  await stream.next()
  const nextNotice = () => stream.nextOf("viewers")
  const ofUser = { kind: "viewers", ids: [user] }

  await addSession(database, user)
  await pool.query("update sessions set last_used_at = now() where user_id = $1", [user])
  await pool.query("update sessions set revoked_at = now() where user_id = $1", [user])
  expect(await nextNotice()).toMatchObject(ofUser)
  await addSession(database, user)
  await pool.query("delete from sessions where user_id = $1 and revoked_at is null", [user])
  expect(await nextNotice()).toMatchObject(ofUser)

  const ad = await addAd(database, { ownerId: user, state: "draft" })
  await pool.query("insert into ad_drafts (ad_id, content) values ($1, '{}')", [ad])
  expect(await nextNotice()).toMatchObject(ofUser)
  await pool.query("update ads set state = 'pending' where id = $1", [ad])
  expect(await nextNotice()).toMatchObject(ofUser)
  const second = await addAd(database, { ownerId: user, state: "draft" })
  await pool.query("delete from ads where id = $1", [second])
  expect(await nextNotice()).toMatchObject(ofUser)

  // Nothing else was reported of the person meanwhile: the next notice is that of somebody else.
  const other = await addUser(database)
  await addSession(database, other)
  await pool.query("delete from sessions where user_id = $1", [other])
  expect(await nextNotice()).toMatchObject({ kind: "viewers", ids: [other] })
  stream.leave()
})

test("[B9.61] users are reported for what pages show of them, otherwise as viewers", async () => {
  const { pool, database } = api
  const stream = await subscribe()
  await stream.next()
  const [user, other] = [await addUser(database), await addUser(database)]
  const own = [
    "password_hash = 'another'",
    "phone = '+56 9 8765 4321'",
    "confirmed_at = now()",
    "deletion_due_at = now()",
  ]
  for (const change of own) {
    await pool.query(`update users set ${change} where id = $1`, [user])
    expect(await stream.next(), change).toMatchObject({ kind: "viewers", ids: [user] })
  }
  const shown = ["firstname = 'Berta'", "pro = true", "description = 'Grúas'", "blocked_at = now()"]
  for (const change of shown) {
    await pool.query(`update users set ${change} where id = $1`, [user])
    expect(await stream.next(), change).toMatchObject({ kind: "users", ids: [user] })
  }
  await pool.query(
    "update users set firstname = firstname || case id when $1 then 'x' else '' end",
    [user],
  )
  expect(await stream.next()).toMatchObject({ kind: "users", ids: [user] })
  expect(await stream.next()).toMatchObject({
    kind: "viewers",
    ids: expect.arrayContaining([other]),
  })
  stream.leave()
})

test("[B5.36] a changed setting invalidates every page", async () => {
  const stream = await subscribe()
  await stream.next()
  await writeSettings(api.database, { free_ads: 4 })
  const notice = await stream.next()
  expect(notice).toMatchObject({ kind: "all" })
  expect(notice).not.toHaveProperty("missed")
  stream.leave()
})

test("[B9.100] all subscribers share one connection, and a reconnect says that changes may have been missed", async () => {
  const [first, second] = [await subscribe(), await subscribe()]
  expect(await first.next()).toMatchObject({ kind: "all", missed: true })
  expect(await second.next()).toMatchObject({ kind: "all", missed: true })
  const listeners =
    "select pid from pg_stat_activity where application_name = 'wara-api-changes' and datname = current_database()"
  expect((await api.pool.query(listeners)).rowCount).toBe(1)
  await api.pool.query(`select pg_terminate_backend(pid) from (${listeners}) listening`)
  expect(await first.nextOf("all")).toMatchObject({ kind: "all", missed: true })
  expect(await second.nextOf("all")).toMatchObject({ kind: "all", missed: true })
  const id = await addAd(api.database)
  expect(await second.nextOf("ads")).toMatchObject({ kind: "ads", ids: [id] })
  first.leave()
  second.leave()
})

test.each([
  ['{"kind":"ads","ids":[1,2]}', { kind: "ads", ids: [1, 2] }],
  ['{"kind":"ads","ids":null}', { kind: "ads" }],
  [
    '{"kind":"ads","ids":[1],"owners":[2],"categories":["gruas"],"listed":true}',
    { kind: "ads", ids: [1], owners: [2], categories: ["gruas"], listed: true },
  ],
  ['{"kind":"ads","ids":[1],"owners":["2"],"categories":[]}', { kind: "ads", ids: [1] }],
  ['{"kind":"synonyms","ids":[3]}', { kind: "ads" }],
  ['{"kind":"conditions","ids":[3]}', { kind: "all" }],
  ["what", { kind: "all" }],
  ["null", { kind: "all" }],
  ["", { kind: "all" }],
])("the notice %s", (payload, change) => {
  expect(readChange(payload)).toEqual(change)
})

test("[B9.22] changes are heard at the address that is given for them, past a pooler", async () => {
  const place = await createTestDatabase(inject("postgresUrl"))
  const other = await createTestApp({ config: { listenUrl: place.url } })
  const stream = await subscribe(
    `${await other.app.listen({ host: "127.0.0.1", port: 0 })}/api/changes`,
  )
  expect(await stream.next()).toMatchObject({ kind: "all" })
  const direct = new pg.Client({ connectionString: place.url })
  await direct.connect()
  await direct.query("select pg_notify('wara_changes', $1)", ['{"kind":"packs","ids":[7]}'])
  expect(await stream.next()).toMatchObject({ kind: "packs", ids: [7] })
  await direct.end()
  stream.leave()
  await other.close()
  await place.drop()
})

test("closing the server ends the streams", async () => {
  const other = await createTestApp()
  const address = await other.app.listen({ host: "127.0.0.1", port: 0 })
  const headers = { authorization: `Bearer ${testServiceToken}` }
  const answer = await fetch(`${address}/api/changes`, { headers })
  const ended = answer.text()
  await other.close()
  expect(await ended).toContain("retry: 1000")
})
