// Long because all tests ask one seller about one ad.
import { randomUUID } from "node:crypto"
import { sellerMailRates } from "@wara/domain/leads/lead"
import { eq, sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { addSession, addUser, confirmed, signIn } from "../../../test/add-user.ts"
import {
  askSeller,
  leadCodeOf,
  newPerson,
  replyByLink,
  stepByLink,
} from "../../../test/ask-seller.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { mailsTo } from "../../../test/links.ts"
import { auditEntries } from "../../database/schema/administration.ts"
import { ads } from "../../database/schema/ads.ts"
import { leads } from "../../database/schema/leads.ts"
import { mailLeadSummary } from "./use-cases/mail-summary.ts"

let api: TestApp
let sellers = 0
let seller: { id: number; email: string }
let ad: number

beforeAll(async () => {
  api = await createTestApp()
})

beforeEach(async () => {
  sellers += 1
  const email = `vende${sellers}@faena.test`
  const id = await addUser(api.database, { email, firstname: "Rosa", confirmedAt: new Date() })
  seller = { id, email }
  ad = await addAd(api.database, { ownerId: id, name: "Excavadora Komatsu", price: 45_000_000 })
})

afterAll(() => api.close())

const leadsOf = (adId: number) =>
  api.database.select().from(leads).where(eq(leads.adId, adId)).orderBy(leads.id)
const countMails = async (email: string) => (await mailsTo(api, email)).length

test("[B8.164] a seller gets ten mails an hour from people who proved nothing, and one about the others", async () => {
  const { max } = sellerMailRates[0]
  const other = await addAd(api.database, { ownerId: seller.id, name: "Grúa Liebherr" })
  for (let count = 0; count < max; count += 1) await askSeller(api, ad)
  for (const asked of [ad, ad, other])
    expect(await askSeller(api, asked)).toMatchObject({ status: 201 })
  expect(await countMails(seller.email)).toBe(max)
  const token = await addSession(api.database, await addUser(api.database, confirmed))
  await askSeller(api, other, { token })
  expect(await countMails(seller.email)).toBe(max + 1)
  const inbox = await api.app.inject({
    url: "/api/users/me/leads?side=seller&tab=new&page=1",
    headers: { authorization: `Bearer ${await addSession(api.database, seller.id)}` },
  })
  expect(inbox.json().meta.counts.new).toBe(max + 4)
  const { rows } = await api.pool.query(
    "select data from pgboss.job where name = 'lead-summaries' and (data ->> 'sellerId')::int = $1",
    [seller.id],
  )
  expect(rows).toHaveLength(1)
  for (const _ of [1, 2]) await mailLeadSummary(api, rows[0].data)
  const mails = (await mailsTo(api, seller.email)).slice(max + 1)
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Tienes 3 conversaciones más sin leer · Wara",
  ])
  expect(mails[0]?.text).toContain("Excavadora Komatsu: 2 conversaciones")
  expect(mails[0]?.text).toContain("Grúa Liebherr: 1 conversación")
  await api.database.update(leads).set({ state: "seen" }).where(eq(leads.sellerId, seller.id))
  await mailLeadSummary(api, { ...rows[0].data, since: new Date(0).toISOString() })
  expect(await countMails(seller.email)).toBe(max + 2)
})

test("[B10.1] a visitor asks without an account; seller and sender get a mail at once", async () => {
  const person = newPerson()
  const data = { ...person, phone: "9 8765 4321", message: "¿Cuántas horas reales?" }
  const { body, status } = await askSeller(api, ad, { data })
  expect([status, body.data.awaits_confirmation]).toEqual([201, false])
  const [lead] = await leadsOf(ad)
  expect(lead).toMatchObject({
    ...person,
    phone: "+56987654321",
    ...{ sellerId: seller.id, buyerId: null, channel: "form", state: "new" },
    message: "¿Sigue disponible?\n¿Cuántas horas reales?",
    deliveredAt: expect.any(Date),
  })
  const [toSeller] = await mailsTo(api, seller.email)
  const [toSender] = await mailsTo(api, person.email)
  expect(toSeller?.text).toContain("> ¿Sigue disponible?\n> ¿Cuántas horas reales?")
  for (const fact of ["Ana Soto", "9 8765 4321", "Excavadora Komatsu", "$45.000.000"])
    expect(toSeller?.text).toContain(fact)
  expect(`${toSeller?.subject}`).not.toMatch(/Ana|8765/)
  expect(toSeller?.html + String(toSeller?.replyTo)).not.toContain(person.email)
  // Anybody can type another person's address: the copy repeats nothing that was typed.
  expect(toSender?.text).toContain("Excavadora Komatsu")
  expect(toSender?.html).not.toMatch(/horas reales|Ana/)
  expect(toSender?.html).not.toContain(seller.email)
})

test("[B10.2] the seller's mail has four buttons, each with a step of its own", async () => {
  await askSeller(api, ad)
  const [mail] = await mailsTo(api, seller.email)
  const links = [...(mail?.text ?? "").matchAll(/(.+):\nhttp\S+\?accion=(\S+)/g)]
  expect(links.map(([, label, action]) => [label, action])).toEqual([
    ["Responder", "reply"],
    ["No disponible", "not-available"],
    ["Es spam", "spam"],
    ["Vendido", "sold"],
  ])
})

test("[B10.1] fifty parallel questions with one key make one lead and one mail", async () => {
  const data = { ...newPerson(), asks: ["visita"] }
  const call = { data, key: randomUUID(), network: "203.0.113.50" }
  const answers = await Promise.all(Array.from({ length: 50 }, () => askSeller(api, ad, call)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(answers.map(({ body }) => body.data.documentId)).size).toBe(1)
  expect(await leadsOf(ad)).toHaveLength(1)
  expect([await countMails(seller.email), await countMails(data.email)]).toEqual([1, 1])
  for (const change of [{ message: "Otra cosa" }, { phone: "9 1111 2222" }, { company: "Otra" }]) {
    const other = await askSeller(api, ad, { ...call, data: { ...data, ...change } })
    expect([other.status, other.body.error.name]).toEqual([409, "ConflictError"])
  }
})

test("[B10.1] users ask with the e-mail of their account, and read their words in the copy", async () => {
  const email = `compra${sellers}@faena.test`
  const id = await addUser(api.database, { email, confirmedAt: new Date() })
  const token = await addSession(api.database, id)
  const data = { name: "Luis", email: "otro@faena.test", message: "Puedo ir el lunes." }
  expect((await askSeller(api, ad, { data, token })).status).toBe(201)
  expect(await leadsOf(ad)).toMatchObject([{ buyerId: id, email }])
  expect((await mailsTo(api, email))[0]?.text).toContain("> Puedo ir el lunes.")
  expect(await countMails("otro@faena.test")).toBe(0)
})

test("[B10.1] nobody asks about an own ad, or about one that is not public", async () => {
  const token = await addSession(api.database, seller.id)
  const own = await askSeller(api, ad, { token })
  expect([own.status, own.body.error.details.errors[0].path]).toEqual([409, ["ad"]])
  const past = new Date(Date.now() - 60_000)
  const hidden = [
    await addAd(api.database, { ownerId: seller.id, state: "pending" }),
    await addAd(api.database, { ownerId: seller.id, state: "deactivated", endedAt: past }),
    2_147_483_647,
  ]
  for (const id of hidden) expect((await askSeller(api, id)).status).toBe(404)
  expect(await api.database.$count(leads, eq(leads.sellerId, seller.id))).toBe(0)
})

test("[B10.1] a question waits for a sale at the same time, and then finds the ad ended", async () => {
  let asked: ReturnType<typeof askSeller> | undefined
  await api.database.transaction(async (transaction) => {
    await transaction
      .update(ads)
      .set({ state: "deactivated", endedAt: new Date(), endReason: "sold" })
      .where(eq(ads.id, ad))
    asked = askSeller(api, ad)
    await waitForLock()
  })
  expect((await asked)?.status).toBe(404)
  expect(await leadsOf(ad)).toEqual([])
})

/** Waits until a statement of another connection waits for a lock. */
async function waitForLock(): Promise<void> {
  for (let waiting = 0; waiting === 0; ) {
    const { rows } = await api.database.execute<{ count: number }>(
      sql`select count(*)::int as count from pg_locks where not granted`,
    )
    waiting = rows[0]?.count ?? 0
  }
}

test("[B10.5] five questions an hour per e-mail, and three per ad and sender", async () => {
  const { email } = newPerson()
  const data = { email, name: "Eva" }
  const statuses = []
  for (const message of ["uno", "dos", "tres", "cuatro"])
    statuses.push((await askSeller(api, ad, { data: { ...data, message } })).status)
  expect(statuses).toEqual([201, 201, 201, 409])
  const others = []
  for (let count = 0; count < 3; count += 1) {
    const other = await addAd(api.database, { ownerId: seller.id })
    others.push(await askSeller(api, other, { data: { ...data, email: email.toUpperCase() } }))
  }
  expect(others.map(({ status }) => status)).toEqual([201, 201, 429])
  expect(Number(others.at(-1)?.headers["retry-after"])).toBeGreaterThan(0)
})

test("[B10.132] the questions of a sender about an ad are counted in every spelling of the inbox", async () => {
  const { email } = newPerson()
  const spelled = (tag: string) => ({ name: "Eva", email: email.replace("@", `+${tag}@`) })
  const statuses = []
  for (const tag of ["0", "1", "2", "3"])
    statuses.push((await askSeller(api, ad, { data: spelled(tag) })).status)
  expect(statuses).toEqual([201, 201, 201, 409])
})

test("[B10.194] what others ask with a typed address does not use up the questions of its account", async () => {
  const { email } = newPerson()
  const id = await addUser(api.database, { email, confirmedAt: new Date() })
  const token = await addSession(api.database, id)
  const data = { email, name: "Eva" }
  const ask = (asking: { token?: string } = {}, of = ad) => askSeller(api, of, { data, ...asking })
  const typed = [await ask(), await ask(), await ask(), await ask()]
  for (let count = 0; count < 3; count += 1)
    typed.push(await ask({}, await addAd(api.database, { ownerId: seller.id })))
  expect(typed.map(({ status }) => status)).toEqual([201, 201, 201, 409, 201, 201, 429])
  const own = []
  for (let count = 0; count < 4; count += 1) own.push((await ask({ token })).status)
  expect(own).toEqual([201, 201, 201, 409])
})

test("[B10.5] ten questions an hour per network", async () => {
  const network = "192.0.2.99"
  const statuses = []
  for (let count = 0; count < 11; count += 1)
    statuses.push((await askSeller(api, ad, { network })).status)
  expect(statuses).toEqual([...Array(10).fill(201), 429])
  expect(await leadsOf(ad)).toHaveLength(10)
})

test("[B10.6] a risky question waits until its sender confirms it", async () => {
  const person = newPerson()
  const data = { ...person, asks: [], message: "Te hago una transferencia de reserva hoy" }
  const { body } = await askSeller(api, ad, { data })
  expect(body.data.awaits_confirmation).toBe(true)
  expect(await countMails(seller.email)).toBe(0)
  const [mail] = await mailsTo(api, person.email)
  expect(mail?.html).not.toContain("transferencia")
  const code = leadCodeOf(mail)
  for (let turn = 0; turn < 2; turn += 1) {
    const { body, status } = await stepByLink(api, code, { action: "confirm" })
    expect([status, body.data.awaits_confirmation]).toEqual([200, false])
  }
  const [toSeller, second] = await mailsTo(api, seller.email)
  expect(second).toBeUndefined()
  expect(toSeller?.text).toContain("Atención: Este mensaje pide o promete una transferencia")
  // In words for sellers [B10.214].
  expect(toSeller?.text).toContain("solo con el dinero en tu cuenta")
})

test("[B10.190] a risky name or company waits like a risky message, and none adds lines to a mail", async () => {
  for (const text of [
    { name: "Ana https://pago.example.com" },
    { company: "cuenta rut 12345678" },
  ]) {
    const { body } = await askSeller(api, ad, { data: { ...newPerson(), ...text } })
    expect(body.data.awaits_confirmation).toBe(true)
  }
  expect(await countMails(seller.email)).toBe(0)
  const lines = {
    name: "Ana\nResponder:\u0007 Soto",
    company: "Faena\r\nNorte",
    phone: "9\n8765\n4321",
  }
  await askSeller(api, ad, { data: { ...newPerson(), ...lines, message: "Uno\u0000\ndos" } })
  const [, , asked] = await leadsOf(ad)
  expect(asked).toMatchObject({
    ...{ name: "Ana Responder: Soto", company: "Faena Norte", phone: "+56987654321" },
    message: "¿Sigue disponible?\nUno \ndos",
  })
})

test.each(["", "short", "x".repeat(101)])("[B10.1] the key %j is a 400", async (key) => {
  expect((await askSeller(api, ad, { key })).status).toBe(400)
  expect((await askSeller(api, ad, { data: { admin: true } })).status).toBe(400)
})

test("[B10.5] twenty questions a day per e-mail", async () => {
  const { email } = newPerson()
  await api.pool.query("delete from rate_counters where key like 'lead-email-%'")
  const ask = (message: string) =>
    askSeller(api, ad, { data: { email, name: "Eva", asks: [], message } })
  expect((await ask("uno")).status).toBe(201)
  // Eighteen more, in hours that are over.
  await api.pool.query("update rate_counters set count = 19 where key like 'lead-email-86400:%'")
  const later = [await ask("dos"), await ask("tres")]
  expect(later.map(({ status }) => status)).toEqual([201, 429])
})

test("[B10.63] moderators read a whole thread, and each reading is in the audit trail; users do not", async () => {
  await askSeller(api, ad, { data: { asks: [], message: "¿Cuántas horas?" } })
  const [mail] = await mailsTo(api, seller.email)
  await replyByLink(api, leadCodeOf(mail), "8.250, mira https://fotos.example.com/x")
  const [lead] = await leadsOf(ad)
  const read = async (role: "moderator" | "user", id = lead?.id) => {
    const headers = await signIn(api.database, role)
    return api.app.inject({ url: `/api/admin/leads/${id}/thread`, headers })
  }
  const answer = await read("moderator")
  expect(answer.json().data.messages).toMatchObject([
    { author: "buyer", text: "¿Cuántas horas?", risks: [] },
    { author: "seller", text: "8.250, mira https://fotos.example.com/x", risks: ["link"] },
  ])
  expect((await read("user")).statusCode).toBe(403)
  expect((await read("moderator", 2_147_483_647)).statusCode).toBe(404)
  const trail = await api.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, "record.read"))
  const subject = { subjectKind: "leads", subjectId: String(lead?.id) }
  expect(trail).toMatchObject([{ ...subject, after: { part: "thread" } }])
  expect(JSON.stringify(trail)).not.toContain("horas")
})

test("[B10.17] moderators read questions with their risks; users do not", async () => {
  await askSeller(api, ad, { data: { asks: [], message: "Mira https://pago.example.com/reserva" } })
  const read = async (role: "moderator" | "user") => {
    const headers = await signIn(api.database, role)
    const url = `/api/admin/leads?filters[is_risky][$eq]=true&filters[ad_id][$eq]=${ad}`
    return api.app.inject({ url, headers })
  }
  const { data } = (await read("moderator")).json()
  expect(data).toMatchObject([{ ad_id: ad, state: "new", risks: "link", delivered_at: null }])
  expect((await read("user")).statusCode).toBe(403)
})

test("[B10.106] a question from a printed code is of the channel qr, and any other of the form", async () => {
  const ask = (source: string) => askSeller(api, ad, { data: { source } })
  const [fromCode, fromPage] = [await ask("qr"), await ask("ad")]
  const channelOf = async (answer: typeof fromCode) =>
    (
      await api.database
        .select({ channel: leads.channel, source: leads.source })
        .from(leads)
        .where(eq(leads.documentId, answer.body.data.documentId))
    )[0]
  expect(await channelOf(fromCode)).toEqual({ channel: "qr", source: "qr" })
  expect(await channelOf(fromPage)).toEqual({ channel: "form", source: "ad" })
})
