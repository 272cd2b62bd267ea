import { randomUUID } from "node:crypto"
import { eq, like } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addSession, addUser, signIn } from "../../../test/add-user.ts"
import { type Caller, callAs, newNetwork } from "../../../test/call-as.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { rateCounters } from "../../database/schema/rate-counters.ts"
import { recordingParts, recordings } from "../../database/schema/recordings.ts"
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
  return callAs(api.app, who, "POST /recordings", { data: whole })
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

test("[S9.9] batches have at most 4,096,000 characters, and recordings a maximum in total", async () => {
  const event = (characters: number) => ({ ...snapshot, data: "x".repeat(characters) })
  const around = JSON.stringify([event(0)]).length
  const key = randomUUID()
  const sendText = (characters: number) => send({}, { key, events: [event(characters - around)] })
  expect((await sendText(4_096_001)).status).toBe(413)
  expect((await sendText(4_096_000)).status).toBe(200)
  const left = JSON.stringify([page]).length
  await api.database
    .update(recordings)
    .set({ characters: 12_288_000 - left })
    .where(eq(recordings.key, key))
  expect((await send({}, { key, seq: 1, events: [page] })).status).toBe(200)
  expect((await send({}, { key, seq: 2, events: [page] })).status).toBe(413)
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
  const large = { ...snapshot, data: "x".repeat(200_000) }
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

test("recordings are deleted after 30 days", async () => {
  const now = new Date()
  const [old, young] = [randomUUID(), randomUUID()]
  for (const [key, age] of [
    [old, 30 * 86_400_000 + 60_000],
    [young, 30 * 86_400_000 - 60_000],
  ] as const) {
    await send({}, { key })
    const startedAt = new Date(now.getTime() - age)
    await api.database
      .update(recordings)
      .set({ startedAt, lastAt: startedAt })
      .where(eq(recordings.key, key))
  }
  const oldId = (await rowOf(old))?.id ?? 0
  expect(await forgetRecordings(api.database, now)).toBe(1)
  expect(await rowOf(old)).toBeUndefined()
  expect(await api.database.$count(recordingParts, eq(recordingParts.recordingId, oldId))).toBe(0)
  expect(await rowOf(young)).toBeDefined()
})
