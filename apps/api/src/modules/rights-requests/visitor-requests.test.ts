// Long because a request is followed from the form to its answer, alone and beside others.
import { randomUUID } from "node:crypto"
import { minutes } from "@wara/domain/time"
import { eq, isNotNull } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { z } from "zod"
import { addAd } from "../../../test/add-ad.ts"
import { addUser, confirmed, signIn } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { linkCodeOf, mailsTo } from "../../../test/links.ts"
import { hashToken, newToken } from "../../access/token.ts"
import { abuseReports } from "../../database/schema/abuse-reports.ts"
import { contactMessages } from "../../database/schema/content.ts"
import { leadBlocks, leads } from "../../database/schema/leads.ts"
import { rightsLinks, rightsRequests } from "../../database/schema/rights-requests.ts"
import { sendVisitorRequest } from "./use-cases/send-request.ts"
import { forgetRequests } from "./use-cases/watch-clock.ts"

let api: TestApp
let networks = 0

/** An address that no other call of the test used. */
function newAddress(): string {
  networks += 1
  return `198.51.${100 + Math.floor(networks / 250)}.${networks % 250}`
}

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

const content = { right: "access", message: "Quiero saber qué datos míos tienen." }

async function send(email: string, given: object = {}, key: string = randomUUID()) {
  const answer = await api.app.inject({
    ...{ method: "POST", url: "/api/rights-requests", remoteAddress: newAddress() },
    headers: { "idempotency-key": key },
    payload: { data: { name: "Ana Soto", email, ...content, ...given } },
  })
  return { status: answer.statusCode, body: answer.json() }
}

async function postCode(step: "unconfirmed" | "confirm" | "data", code: string, given = {}) {
  const url = `/api/rights-requests/${step}`
  const payload = { data: { code, ...given } }
  const from = { remoteAddress: newAddress() }
  const answer = await api.app.inject({ method: "POST", url, payload, ...from })
  return { status: answer.statusCode, data: answer.json().data }
}

const confirm = (code: string, request: string) => postCode("confirm", code, { request })

/** The ids of the requests that a code may confirm, the newest first. */
const waitingFor = async (code: string): Promise<string[]> =>
  (await postCode("unconfirmed", code)).data.map(({ id }: { id: string }) => id)

/** Sends a request and confirms it by its mailed link. */
async function sendConfirmed(email: string, given: object = {}) {
  const { body } = await send(email, given)
  const code = linkCodeOf((await mailsTo(api, email))[0])
  expect((await confirm(code, body.data.documentId)).status).toBe(200)
}

const stored = (email: string) =>
  api.database.select().from(rightsRequests).where(eq(rightsRequests.email, email))

/** What the law requires an access report to say about each kind of data. */
const registerEntry = z.object({
  ...{ name: z.string(), records: z.number(), origin: z.string().min(1) },
  ...{ purpose: z.string().min(1), recipients: z.string().min(1), retention: z.string().min(1) },
})

/** An address that asked a seller and reported an ad. */
async function askAndReport(email: string) {
  const [sellerId, createdAt] = [await addUser(api.database), new Date()]
  const adId = await addAd(api.database, { ownerId: sellerId })
  await api.database.insert(leads).values({
    ...{ adId, sellerId, email, createdAt, channel: "form", name: "Luis", state: "new" },
    ...{ message: "¿Sigue disponible?", idempotencyKey: randomUUID(), asks: [] },
  })
  await api.database.insert(abuseReports).values({
    ...({ adId, email, createdAt, reason: "fraud", message: "Pide un adelanto." } as const),
    ...{ idempotencyKey: randomUUID(), networkHash: Buffer.from(email) },
  })
}

test("[B9.72] a request without an account opens by its mailed link only, once", async () => {
  expect((await send("ana@faena.cl")).status).toBe(201)
  expect(await stored("ana@faena.cl")).toMatchObject([{ state: "unconfirmed", userId: null }])
  const [mail] = await mailsTo(api, "ana@faena.cl")
  expect(mail?.text).not.toContain("Quiero saber")
  const code = linkCodeOf(mail)
  expect((await postCode("data", code)).status).toBe(410)
  const [id = "", ...others] = await waitingFor(code)
  expect(others).toEqual([])
  const [first, second] = await Promise.all([confirm(code, id), confirm(code, id)])
  expect([first.status, second.status].sort()).toEqual([200, 410])
  expect(await waitingFor(code)).toEqual([])
  const [request] = await stored("ana@faena.cl")
  expect(request).toMatchObject({ state: "open", codeHash: null })
  const [, received] = await mailsTo(api, "ana@faena.cl")
  expect(received?.text).toContain(request?.documentId)
  const [notice] = await mailsTo(api, api.config.operatorEmail)
  expect(notice?.subject).toContain("Nueva solicitud sobre datos personales")
  expect(notice?.text).not.toMatch(/ana@faena|Ana Soto/)
})

test("[B9.72] the same key counts once, also concurrently; another content conflicts", async () => {
  const key = randomUUID()
  const answers = await Promise.all([1, 2, 3, 4].map(() => send("eva@faena.cl", {}, key)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(await stored("eva@faena.cl")).toHaveLength(1)
  expect(await mailsTo(api, "eva@faena.cl")).toHaveLength(1)
  expect((await send("eva@faena.cl", { right: "block" }, key)).status).toBe(409)
})

test("[B8.87] the key of a request answers nobody but its sender", async () => {
  const key = randomUUID()
  const { body } = await send("clave@faena.cl", {}, key)
  expect(await send("clave@faena.cl", {}, key)).toEqual({ status: 201, body })
  expect((await send("otra.clave@faena.cl", {}, key)).status).toBe(409)
  expect((await send("clave@faena.cl", { name: "Otra Persona" }, key)).status).toBe(409)
  const headers = { ...(await signIn(api.database, "user")), "idempotency-key": key }
  const own = { method: "POST", url: "/api/users/me/rights-requests", headers } as const
  const answer = await api.app.inject({ ...own, payload: { data: content } })
  expect(answer.statusCode).toBe(409)
  const ownKey = randomUUID()
  const sent = { ...own, headers: { ...headers, "idempotency-key": ownKey } }
  expect((await api.app.inject({ ...sent, payload: { data: content } })).statusCode).toBe(201)
  expect((await send("clave2@faena.cl", {}, ownKey)).status).toBe(409)
})

test("[B9.72] the answer to a request reveals nothing about accounts", async () => {
  await addUser(api.database, { email: "con.cuenta@faena.cl", ...confirmed })
  const known = await send("con.cuenta@faena.cl")
  const unknown = await send("sin.cuenta@faena.cl")
  expect(Object.keys(known.body.data)).toEqual(Object.keys(unknown.body.data))
})

test("[B8.106] [B8.110] requests that others sent for an address keep no link from its owner", async () => {
  const email = "victima@faena.cl"
  for (let turn = 0; turn < 5; turn += 1)
    expect((await send(email, { message: "Petición de otra persona." })).status).toBe(201)
  const own = await send(email, { right: "portability" })
  expect(own.status).toBe(201)
  const mails = await mailsTo(api, email)
  expect(mails).toHaveLength(1)
  const code = linkCodeOf(mails[0])
  const { data } = await postCode("unconfirmed", code)
  expect(data).toHaveLength(6)
  const { documentId } = own.body.data
  expect(data[0]).toMatchObject({ id: documentId, right: "portability", name: "Ana Soto" })
  expect((await confirm(code, documentId)).status).toBe(200)
  const opened = (await stored(email)).filter(({ state }) => state === "open")
  expect(opened).toMatchObject([{ documentId, right: "portability" }])
  // The link goes on: it shows the others, and what is sent later.
  const later = (await send(email, { right: "block" })).body.data.documentId
  expect((await waitingFor(code)).slice(0, 1)).toEqual([later])
  expect((await confirm(code, later)).status).toBe(200)
})

test("[B8.110] fifty parallel requests in all spellings of an inbox are one mail, whose link shows all", async () => {
  const spellings = ["paz.soto@gmail.com", "PazSoto+wara@gmail.com", "p.azsoto@googlemail.com"]
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, turn) => send(spellings[turn % 3] ?? "")),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201))
  const mails = (await Promise.all(spellings.map((email) => mailsTo(api, email)))).flat()
  expect(mails).toHaveLength(1)
  const code = linkCodeOf(mails[0])
  const ids = answers.map(({ body }) => body.data.documentId)
  expect((await waitingFor(code)).toSorted()).toEqual(ids.toSorted())
  const presses = await Promise.all(
    Array.from({ length: 50 }, (_, turn) => confirm(code, ids[turn % 2])),
  )
  expect(presses.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(presses.filter(({ status }) => status === 410)).toHaveLength(48)
})

test("[B8.110] a lost link is mailed again after an hour, twice a day at most", async () => {
  const email = "perdio.el.correo@faena.cl"
  const first = Date.parse("2026-12-01T23:30:00Z")
  const counts = []
  for (const after of [0, 59, 61, 300, 23 * 60, 24 * 60 + 1, 25 * 60 + 2]) {
    const request = {
      ...content,
      right: "access" as const,
      purpose: "" as const,
      name: "Ana",
      email,
    }
    const call = { key: randomUUID(), request, network: newAddress() }
    await sendVisitorRequest(api, call, new Date(first + minutes(after)))
    counts.push((await mailsTo(api, email)).length)
  }
  expect(counts).toEqual([1, 1, 2, 2, 2, 3, 4])
})

test("[B8.110] a link confirms nothing of another inbox, nor of a spelling that may be another person's", async () => {
  const plain = await send("luz@faena.cl")
  const [plus, more, third] = ["luz+1@faena.cl", "luz+2@faena.cl", "luz+3@faena.cl"]
  const other = await send(plus)
  for (const email of [more, third]) expect((await send(email)).status).toBe(201)
  const mailsOf = async (email: string) => (await mailsTo(api, email)).length
  // Of spellings that only a provider knows to be one, two a day get a link; the plain one its own.
  expect(await Promise.all([plus, more, third].map(mailsOf))).toEqual([1, 1, 0])
  const code = linkCodeOf((await mailsTo(api, "luz@faena.cl"))[0])
  expect(await waitingFor(code)).toEqual([plain.body.data.documentId])
  expect((await confirm(code, other.body.data.documentId)).status).toBe(410)
  expect(await stored(plus)).toMatchObject([{ state: "unconfirmed" }])
})

test("[B8.110] a link of an earlier release opens its own request, once", async () => {
  await send("antes@faena.cl")
  const code = newToken()
  const codeExpiresAt = new Date(Date.now() + minutes(10))
  await api.database
    .update(rightsRequests)
    .set({ codeHash: hashToken(code), codeExpiresAt, inboxHash: null })
    .where(eq(rightsRequests.email, "antes@faena.cl"))
  const [id = ""] = await waitingFor(code)
  expect((await confirm(code, id)).status).toBe(200)
  expect((await confirm(code, id)).status).toBe(410)
})

test.each([
  { email: "no es un correo" },
  { right: "everything" },
  { right: "objection" },
  { message: "corto" },
  { state: "open" },
])("%j is refused and stores nothing", async (given) => {
  const before = await api.database.$count(rightsRequests)
  expect((await send("malo@faena.cl", given)).status).toBe(400)
  expect(await api.database.$count(rightsRequests)).toBe(before)
})

test("[B9.72] [B9.96] an answered access gives the data of the address, by a link that expires", async () => {
  const email = "luis@faena.cl"
  await api.database.insert(contactMessages).values([
    { email: email.toUpperCase(), name: "Luis", message: "Mensaje propio", idempotencyKey: "m-1" },
    { email: "otro@faena.cl", name: "Otro", message: "Mensaje ajeno", idempotencyKey: "m-2" },
  ])
  await askAndReport(email)
  await sendConfirmed(email)
  const [request] = await stored(email)
  const headers = await signIn(api.database, "operator")
  const answered = await api.app.inject({
    ...{ method: "POST", url: `/api/admin/rights-requests/${request?.id}/answer`, headers },
    payload: { data: { text: "Adjuntamos todo lo que guardamos de ti." } },
  })
  expect(answered.statusCode).toBe(200)
  const code = linkCodeOf((await mailsTo(api, email)).at(-1))
  const { data } = await postCode("data", code)
  expect(data).toMatchObject({
    contact_messages: [{ message: "Mensaje propio" }],
    rights_requests: [{ right: "access", state: "answered" }],
    leads_asked: [{ email, message: "¿Sigue disponible?" }],
    abuse_reports: [{ message: "Pide un adelanto." }],
  })
  const { register } = z.object({ register: z.array(registerEntry) }).parse(data)
  expect(register.map(({ name, records }) => `${name}: ${records}`)).toEqual([
    "Consultas: 1",
    "Mensajes al equipo: 1",
    "Denuncias: 1",
    "Solicitudes sobre tus datos: 1",
  ])
  expect((await postCode("unconfirmed", code)).status).toBe(410)
  await api.database
    .update(rightsRequests)
    .set({ codeExpiresAt: new Date(Date.now() - 1) })
    .where(eq(rightsRequests.email, email))
  expect((await postCode("data", code)).status).toBe(410)
})

test("[B9.96] [B8.112] an answered erasure removes the address from messages, questions and reports, and its blocks in every spelling", async () => {
  const email = "borrar.me@gmail.com"
  const userId = await addUser(api.database)
  const blocked = ["Borrarme+x@gmail.com", "b.orrarme@googlemail.com", "otra.persona@gmail.com"]
  const blocks = blocked.map((sender) => ({ userId, email: sender, createdAt: new Date() }))
  await api.database.insert(leadBlocks).values(blocks)
  const message = { email, name: "Ana", message: "Mensaje a borrar", idempotencyKey: "m-3" }
  await api.database.insert(contactMessages).values(message)
  await askAndReport(email)
  await sendConfirmed(email, { right: "erasure" })
  const [request] = await stored(email)
  const headers = await signIn(api.database, "operator")
  const post = (step: string) =>
    api.app.inject({
      ...{ method: "POST", url: `/api/admin/rights-requests/${request?.id}/${step}`, headers },
      payload: { data: { text: "Borramos los mensajes que nos escribiste." } },
    })
  expect((await post("answer")).statusCode).toBe(200)
  expect(await api.database.$count(contactMessages, eq(contactMessages.email, email))).toBe(0)
  expect(await api.database.$count(leads, eq(leads.email, email))).toBe(0)
  expect(await api.database.$count(leads, isNotNull(leads.anonymisedAt))).toBeGreaterThan(0)
  expect(await api.database.$count(abuseReports, eq(abuseReports.email, email))).toBe(0)
  const left = await api.database.select().from(leadBlocks)
  expect(left.map((block) => block.email)).toEqual(["otra.persona@gmail.com"])
  expect((await post("refuse")).statusCode).toBe(409)
})

test("[B9.76] what nobody confirmed is deleted; answered requests stay for five years", async () => {
  const now = new Date("2031-12-01T12:00:00Z")
  await api.database.delete(rightsRequests)
  const base = { name: "Ana", email: "ana@faena.cl", message: "Mis datos, por favor." }
  const common = {
    ...base,
    right: "access",
    goalDay: "2026-12-16",
    limitDay: "2026-12-24",
  } as const
  const open = { ...common, createdAt: new Date("2026-11-24T12:00:00Z") }
  const closed = { ...open, state: "answered" } as const
  await api.database.insert(rightsRequests).values([
    { ...open, state: "open", idempotencyKey: "waits" },
    { ...closed, closedAt: new Date("2026-12-02T12:00:00Z"), idempotencyKey: "recent" },
    { ...closed, closedAt: new Date("2026-11-29T12:00:00Z"), idempotencyKey: "old" },
    {
      ...{ ...open, state: "unconfirmed", idempotencyKey: "expired" },
      ...{ inboxHash: Buffer.alloc(32, 1), createdAt: new Date("2031-11-29T11:59:00Z") },
    },
    {
      ...{ ...open, state: "unconfirmed", idempotencyKey: "fresh" },
      ...{ inboxHash: Buffer.alloc(32, 1), createdAt: new Date("2031-11-29T12:01:00Z") },
    },
  ])
  await api.database.delete(rightsLinks)
  const links = { inboxHash: Buffer.alloc(32, 1), createdAt: new Date("2031-11-28T12:00:00Z") }
  await api.database.insert(rightsLinks).values([
    { ...links, codeHash: Buffer.alloc(32, 2), expiresAt: new Date("2031-12-01T11:59:00Z") },
    { ...links, codeHash: Buffer.alloc(32, 3), expiresAt: new Date("2031-12-01T12:01:00Z") },
  ])
  expect(await forgetRequests(api.database, now)).toBe(2)
  const left = await api.database
    .select({ key: rightsRequests.idempotencyKey })
    .from(rightsRequests)
  expect(left.map(({ key }) => key)).toEqual(["waits", "recent", "fresh"])
  expect(await api.database.$count(rightsLinks)).toBe(1)
})
