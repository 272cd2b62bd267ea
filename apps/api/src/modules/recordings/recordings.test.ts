// Long because each bound of a recording is tested with the same page and token.
import { randomUUID } from "node:crypto"
import { eq, like } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addSession, addUser, signIn } from "../../../test/add-user.ts"
import { type Caller, callAs, newNetwork } from "../../../test/call-as.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { rateCounters } from "../../database/schema/rate-counters.ts"
import { recordings } from "../../database/schema/recordings.ts"
import { createPartition } from "./partition-store.ts"
import { forgetRecordings } from "./use-cases/recordings.ts"

let api: TestApp
let operator = { authorization: "" }

beforeAll(async () => {
  api = await createTestApp({ config: { recording: true } })
  operator = await signIn(api.database, "operator")
})

afterAll(() => api.close())

const began = Date.parse("2026-11-21T12:00:00Z")
const snapshot = { type: 2, timestamp: began, data: { node: { id: 1, text: "\u0000 grúa" } } }
const page = { type: 5, timestamp: began + 5, data: { tag: "page", payload: { path: "/packs" } } }

const send = (who: Caller, data: object) => {
  const whole = { key: randomUUID(), seq: 0, path: "/anuncios", events: [snapshot], ...data }
  const headers = { "x-recording-key": whole.key }
  return callAs(api.app, { ...who, headers }, "POST /recordings", { data: whole })
}

const rowOf = async (key: string) =>
  (await api.database.select().from(recordings).where(eq(recordings.key, key)))[0]

const ask = async (path: string, headers: Record<string, string> = operator) => {
  const answer = await api.app.inject({ url: `/api/admin/${path}`, headers })
  return { status: answer.statusCode, body: answer.json() }
}

test("[S3.8] a recording has the logged-in user, whatever the browser claims; visitors have none", async () => {
  const given = { firstname: " Rosa ", lastname: "Mena ", username: "rosa.mena" }
  const token = await addSession(api.database, await addUser(api.database, given))
  const [own, visit] = [randomUUID(), randomUUID()]
  expect((await send({ token }, { key: own })).status).toBe(200)
  expect((await send({}, { key: visit })).status).toBe(200)
  expect(await rowOf(own)).toMatchObject({ name: "Rosa Mena", email: "rosa.mena@wara.test" })
  expect(await rowOf(visit)).toMatchObject({ userId: null, name: null, email: null })
  const claims = { email: "otra@wara.test" }
  expect((await send({}, claims)).status).toBe(400)
  // Neither another user nor, after log-out, a visitor can continue it.
  const other = await addSession(api.database, await addUser(api.database))
  for (const who of [{ token: other }, {}]) {
    expect((await send(who, { key: own, seq: 1 })).status).toBe(404)
  }
  expect((await send({ token }, { key: visit, seq: 1 })).status).toBe(404)
  expect((await rowOf(own))?.events).toBe(1)
})

test("the same batch is stored once, also concurrently, and a recording starts with batch 0", async () => {
  const key = randomUUID()
  const network = newNetwork()
  expect((await send({}, { key, seq: 1 })).status).toBe(404)
  const first = { key, events: [snapshot, page] }
  const answers = await Promise.all([1, 2, 3].map(() => send({ network }, first)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await send({ network }, { key, seq: 2, events: [page] })).status).toBe(200)
  const text = JSON.stringify(first.events).length + JSON.stringify([page]).length
  expect(await rowOf(key)).toMatchObject({ events: 3, pages: 3, characters: text })
})

test("only operators read recordings, which is audited", async () => {
  const key = randomUUID()
  const agent = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36"
  await send({ userAgent: agent }, { key })
  await send({}, { key, seq: 1, events: [page] })
  const row = await rowOf(key)
  const list = await ask(`recordings?filters[path][$eq]=/anuncios&sort=id:desc&pageSize=1`)
  expect(list.body.data).toMatchObject([
    { id: row?.id, name: null, device: "Chrome en Windows", pages: 2, events: 2, seconds: 0 },
  ])
  expect(JSON.stringify(list.body)).not.toContain(key)
  const watched = await ask(`recordings/${row?.id}/events`)
  const events = watched.body.data.parts.map((part: string) => JSON.parse(part))
  expect(events).toEqual([[snapshot], [page]])
  expect((await ask("audit-entries?pageSize=1")).body.data).toMatchObject([
    { action: "recording.watch", subject_kind: "recordings", subject_id: String(row?.id) },
  ])
  const moderator = await signIn(api.database, "moderator")
  for (const path of ["recordings", `recordings/${row?.id}`, `recordings/${row?.id}/events`]) {
    expect((await ask(path, moderator)).status, path).toBe(403)
  }
  expect((await ask("recordings/999999/events")).status).toBe(404)
})

test("[B8.37] a call has at most 256 kB, and the calls of a recording a maximum in total", async () => {
  const event = (characters: number) => ({ ...snapshot, data: { x: "x".repeat(characters) } })
  const key = randomUUID()
  const text = (events: object[]) =>
    JSON.stringify({ data: { key, seq: 0, path: "/anuncios", events } })
  const around = text([event(0)]).length
  const sendBytes = (bytes: number) => send({}, { key, events: [event(bytes - around)] })
  expect((await sendBytes(256 * 1024 + 1)).status).toBe(413)
  expect((await sendBytes(256 * 1024)).status).toBe(200)
  const left = JSON.stringify([page]).length
  await api.database
    .update(recordings)
    .set({ characters: 12_288_000 - left })
    .where(eq(recordings.key, key))
  expect((await send({}, { key, seq: 1, events: [page] })).status).toBe(200)
  expect((await send({}, { key, seq: 2, events: [page] })).status).toBe(413)
})

test("[B8.37] calls of another shape are refused before they are parsed, others by their first fault", async () => {
  const key = randomUUID()
  const whole = { key, seq: 0, path: "/", events: [snapshot] }
  const shapes: object[] = [
    { data: whole, more: 1 },
    { data: { ...whole, more: 1 } },
    { data: { ...whole, events: [] } },
    { data: { ...whole, events: [{}] } },
    { data: { seq: 0, key, path: "/", events: [snapshot] } },
  ]
  const headers = { "x-recording-key": key }
  for (const payload of shapes) {
    const { body, status } = await callAs(api.app, { headers }, "POST /recordings", payload)
    expect([status, body.error.message]).toEqual([400, "Wrong shape"])
  }
  for (const events of [
    [{ ...snapshot, more: 1 }],
    [{ ...snapshot, data: "text" }],
    [{ ...snapshot, type: 6 }],
    [snapshot, ...Array.from({ length: 80_000 }, () => ({}))],
  ]) {
    const { body, status } = await send({}, { events })
    expect(status).toBe(400)
    // A list that is too long is not looked into.
    expect(body.error.details.errors.length).toBeLessThanOrEqual(1)
  }
})

test("[B8.37] a recording is accepted with the token of its page only", async () => {
  const data = { key: randomUUID(), seq: 0, path: "/", events: [snapshot] }
  const post = (headers: Record<string, string>) =>
    callAs(api.app, { headers }, "POST /recordings", { data })
  expect((await post({})).status).toBe(403)
  expect((await post({ "x-recording-key": randomUUID() })).status).toBe(403)
  expect((await post({ "x-recording-key": data.key })).status).toBe(200)
})

test("[S1.8] only the web server may send batches, and only while recording is on", async () => {
  const payload = { data: { key: randomUUID(), seq: 0, path: "/", events: [snapshot] } }
  const post = { method: "POST", url: "/api/recordings", payload } as const
  expect((await api.app.inject(post)).statusCode).toBe(401)
  const headers = { "content-type": "application/json" }
  expect((await api.app.inject({ ...post, headers, payload: "{" })).statusCode).toBe(401)
  const before = await api.database.$count(recordings)
  api.config.recording = false
  expect((await send({}, {})).status).toBe(404)
  api.config.recording = true
  expect(await api.database.$count(recordings)).toBe(before)
})

test("a network is rate-limited per hour; large batches count for more", async () => {
  const network = newNetwork()
  const key = randomUUID()
  const large = { ...snapshot, data: { x: "x".repeat(200_000) } }
  await api.database.delete(rateCounters)
  expect((await send({ network }, { key, events: [large] })).status).toBe(200)
  const counts = api.database.select({ count: rateCounters.count }).from(rateCounters)
  expect((await counts).map(({ count }) => count).sort((a, b) => a - b)).toEqual([4, 201])
  await api.database.update(rateCounters).set({ count: 1_199 })
  expect((await send({ network }, { key, seq: 1 })).status).toBe(200)
  // Invalid batches count too, before they are parsed.
  expect((await send({ network }, { seq: "no number" })).status).toBe(429)
  expect((await send({}, {})).status).toBe(200)
  // The networks of one IPv6 /48 are also counted together.
  const from = (address: string) => send({ network: address }, {})
  expect((await from("2001:db8:7:1::1")).status).toBe(200)
  const ofNetworks = like(rateCounters.key, "recording-network:%")
  await api.database.update(rateCounters).set({ count: 11_999 }).where(ofNetworks)
  expect((await from("2001:db8:7:2::1")).status).toBe(200)
  expect((await from("2001:db8:7:3::1")).status).toBe(429)
})

test("all networks together are limited per day", async () => {
  await api.database.delete(rateCounters)
  expect((await send({}, {})).status).toBe(200)
  const whole = like(rateCounters.key, "recording-all:%")
  await api.database.update(rateCounters).set({ count: 3_999_999 }).where(whole)
  expect((await send({}, {})).status).toBe(200)
  expect((await send({}, {})).status).toBe(429)
  await api.database.delete(rateCounters)
})

test("data nested deeper than any page are rejected, because visiting them would fail", async () => {
  const deep = (levels: number) => JSON.parse("[".repeat(levels) + "]".repeat(levels))
  expect((await send({}, { events: [{ ...snapshot, data: deep(500) }] })).status).toBe(200)
  expect((await send({}, { events: [{ ...snapshot, data: deep(1_000) }] })).status).toBe(400)
})

const parts = (condition: string) =>
  api.pool.query(
    `select tableoid::regclass::text as partition, seq from recording_parts where ${condition}`,
  )

const move = (key: string, day: string) =>
  api.pool.query(
    `with moved as (update recordings set day = $2::date, started_at = $2::date, last_at = $2::date
       where key = $1 returning id)
     update recording_parts set day = $2::date from moved where recording_id = moved.id`,
    [key, day],
  )

test("[B9.64] days of recordings have partitions, which are created ahead and dropped after 30 days", async () => {
  const now = new Date("2086-05-31T03:55:00Z")
  const days = {
    "2086-05-01": randomUUID(),
    "2086-05-02": randomUUID(),
    "2086-05-31": randomUUID(),
  }
  for (const [day, key] of Object.entries(days)) {
    await send({}, { key })
    await move(key, day)
  }
  // Without a partition of their own, parts are in the one for the rest, and move when it is created.
  expect((await parts("day > '2086-01-01'")).rows.map(({ partition }) => partition)).toEqual(
    Array(3).fill("recording_parts_rest"),
  )
  for (const day of [1, 2]) {
    const [start, next] = [`2086-05-0${day}`, `2086-05-0${day + 1}`]
    await createPartition(api.database, { day: start, nextDay: next })
  }
  await forgetRecordings(api.database, now)
  expect((await parts("day > '2086-01-01' order by day")).rows).toEqual([
    { partition: "recording_parts_20860502", seq: 0 },
    { partition: "recording_parts_20860531", seq: 0 },
  ])
  expect(await rowOf(days["2086-05-01"])).toBeUndefined()
  expect(await rowOf(days["2086-05-02"])).toBeDefined()
  // Of 30 days at most, the day itself included, and a week ahead.
  const { rows } = await api.pool.query(
    "select inhrelid::regclass::text as name from pg_inherits where inhparent = 'recording_parts'::regclass order by 1",
  )
  expect(rows.map(({ name }) => name)).toEqual([
    "recording_parts_20860502",
    ...["0531", "0601", "0602", "0603", "0604", "0605", "0606", "0607"].map(
      (day) => `recording_parts_2086${day}`,
    ),
    "recording_parts_before",
    "recording_parts_rest",
  ])
  // Twice is once.
  expect(await forgetRecordings(api.database, now)).toBe(0)
  await forgetRecordings(api.database, new Date("2086-06-01T00:00:00Z"))
  expect(await rowOf(days["2086-05-02"])).toBeUndefined()
})

test("[B9.64] recordings of earlier releases are watched, continued and deleted as before", async () => {
  const key = randomUUID()
  await send({}, { key })
  await api.pool.query(
    `with old as (update recordings set day = '2000-01-01' where key = $1 returning id)
     update recording_parts set day = '2000-01-01' from old where recording_id = old.id`,
    [key],
  )
  expect((await send({}, { key, seq: 1, events: [page] })).status).toBe(200)
  expect((await send({}, { key, seq: 1, events: [page] })).status).toBe(200)
  const row = await rowOf(key)
  expect((await parts(`recording_id = ${row?.id}`)).rows).toEqual([
    { partition: "recording_parts_before", seq: 0 },
    { partition: "recording_parts_before", seq: 1 },
  ])
  const watched = await ask(`recordings/${row?.id}/events`)
  expect(watched.body.data.parts).toHaveLength(2)
  await api.pool.query(
    "update recordings set started_at = now() - interval '31 days' where key = $1",
    [key],
  )
  expect(await forgetRecordings(api.database, new Date())).toBe(1)
  expect((await parts(`recording_id = ${row?.id}`)).rows).toEqual([])
})

test("[B9.64] calls that arrive while partitions change are stored", async () => {
  const network = newNetwork()
  const keys = Array.from({ length: 8 }, () => randomUUID())
  const stored = keys.map((key) => send({ network }, { key }))
  const changed = forgetRecordings(api.database, new Date())
  expect((await Promise.all(stored)).map(({ status }) => status)).toEqual(keys.map(() => 200))
  await changed
  for (const key of keys) {
    expect((await parts(`recording_id = ${(await rowOf(key))?.id}`)).rows).toHaveLength(1)
  }
})
