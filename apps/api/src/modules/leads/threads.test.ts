// Long because both sides of a thread take each of its steps.
import { randomUUID } from "node:crypto"
import { eq, sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { addSession, addUser } from "../../../test/add-user.ts"
import {
  askSeller,
  leadCodeOf,
  newPerson,
  replyByLink,
  stepByLink,
} from "../../../test/ask-seller.ts"
import { callAs } from "../../../test/call-as.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { mailsTo } from "../../../test/links.ts"
import { askAboutAnother, lastLeadCode, openThread } from "../../../test/open-thread.ts"
import { ads } from "../../database/schema/ads.ts"
import { leadMessages, leads } from "../../database/schema/leads.ts"
import { endLeadLinks } from "./use-cases/end-lead-links.ts"
import { eraseAddressLeads, eraseLeads, exportAskedLeads } from "./use-cases/personal-leads.ts"

let api: TestApp
let ad: number
let person: ReturnType<typeof newPerson>
let buyerCode = ""
let sellerCode = ""
let sellerEmail = ""

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

beforeEach(async () => {
  ;({ ad, buyerCode, person, sellerCode, sellerEmail } = await openThread(api))
})

const open = (code: string) => callAs(api.app, {}, `GET /lead-links?code=${code}`)
const lead = async () => {
  const [found] = await api.database.select().from(leads).where(eq(leads.adId, ad))
  if (!found) throw new Error("there is no lead")
  return found
}

const askAgain = (data: object, token?: string) => askAboutAnother(api, ad, data, token)
const lastCodeTo = (email: string) => lastLeadCode(api, email)

test("[B8.157] the buyer is warned of an ad that the team holds or bans, on the page and in mails; the seller is not", async () => {
  const at = new Date()
  for (const [state, words] of [
    ["on_hold", "Estamos revisando este anuncio."],
    ["banned", "Bloqueamos este anuncio."],
  ] as const) {
    const dates = state === "on_hold" ? { returnedAt: at } : { returnedAt: null, endedAt: at }
    await api.database
      .update(ads)
      .set({ state, ...dates })
      .where(eq(ads.id, ad))
    expect((await open(buyerCode)).body.data.measure).toBe(state)
    expect((await open(sellerCode)).body.data.measure).toBeNull()
    await replyByLink(api, sellerCode, `Transfiere hoy: ${state}.`)
    expect((await mailsTo(api, person.email)).at(-1)?.text).toContain(`Atención: ${words}`)
  }
})

test("[B10.3] both sides write by their links, and each gets the other's words by mail", async () => {
  const answered = await replyByLink(api, sellerCode, "Sí, está en Talca.")
  expect(answered.body.data).toMatchObject({ side: "seller", state: "answered" })
  const [, toBuyer] = await mailsTo(api, person.email)
  expect(toBuyer?.text).toContain("> Sí, está en Talca.")
  await replyByLink(api, leadCodeOf(toBuyer), "Voy el lunes.")
  expect((await mailsTo(api, sellerEmail))[1]?.text).toContain("> Voy el lunes.")
  const { body } = await open(buyerCode)
  expect(body.data.messages.map(({ author, text }: Message) => [author, text])).toEqual([
    ["buyer", "¿Sigue disponible?"],
    ["seller", "Sí, está en Talca."],
    ["buyer", "Voy el lunes."],
  ])
  expect((await lead()).firstAnswerAt).toBeInstanceOf(Date)
})

test("[B8.177] a question after an answer waits for the seller again, until it is read and answered", async () => {
  const states = async () =>
    Promise.all([buyerCode, sellerCode].map(async (code) => (await open(code)).body.data.state))
  await replyByLink(api, sellerCode, "Sí, está en Talca.")
  const answeredAt = (await lead()).firstAnswerAt
  expect(await states()).toEqual(["answered", "answered"])
  await replyByLink(api, buyerCode, "¿Lo puedo ver el lunes?")
  expect(await states()).toEqual(["new", "new"])
  await stepByLink(api, sellerCode, { action: "see" })
  expect(await states()).toEqual(["seen", "seen"])
  await replyByLink(api, sellerCode, "Sí, a las 10.")
  expect(await states()).toEqual(["answered", "answered"])
  expect((await lead()).firstAnswerAt).toEqual(answeredAt)
})

type Message = { author: string; text: string }

test("[B10.3] opening a link changes nothing, however often", async () => {
  const before = await lead()
  for (const code of [buyerCode, sellerCode, sellerCode])
    expect((await open(code)).status).toBe(200)
  expect(await lead()).toEqual(before)
  expect((await stepByLink(api, sellerCode, { action: "see" })).body.data.state).toBe("seen")
})

test("[B10.3] wrong, foreign and expired codes are answered alike", async () => {
  const wrong = "x".repeat(43)
  await api.database.execute(sql`update lead_codes set expires_at = now() - interval '1 second'
    where side = 'buyer' and lead_id = ${(await lead()).id}`)
  const answers = [await open(wrong), await open(buyerCode)]
  for (const code of [wrong, buyerCode]) answers.push(await replyByLink(api, code, "Hola"))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([410]))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect((await open(sellerCode)).status).toBe(200)
})

test("[B10.3] a link performs the steps of its side only, and only in its thread", async () => {
  for (const action of ["spam", "sold", "block", "not-available"])
    expect((await stepByLink(api, buyerCode, { action })).status).toBe(403)
  expect((await stepByLink(api, sellerCode, { action: "confirm" })).status).toBe(403)
  const other = await addAd(api.database)
  await askSeller(api, other)
  await stepByLink(api, sellerCode, { action: "spam" })
  const [untouched] = await api.database.select().from(leads).where(eq(leads.adId, other))
  expect([(await lead()).state, untouched?.state]).toEqual(["spam", "new"])
})

test("[B10.16] neither side gets an address, and the buyer no name and no note", async () => {
  await replyByLink(api, sellerCode, "Sí, sigue.")
  const sides = [await open(buyerCode), await open(sellerCode)]
  const mails = [...(await mailsTo(api, person.email)), ...(await mailsTo(api, sellerEmail))]
  const texts = [...sides.map(({ body }) => body), ...mails.map(({ html, text }) => html + text)]
  expect(JSON.stringify(texts)).not.toMatch(/@faena\.test|12345678/)
  const [buyer, seller] = sides.map(({ body }) => body.data)
  expect([buyer.person, buyer.note]).toEqual([null, null])
  expect(JSON.stringify(buyer)).not.toMatch(/Rosa|Soto/)
  expect(seller.person).toEqual({ name: "Ana Soto", phone: "+56987654321", company: "" })
})

test("[B10.3] twenty parallel replies with one key are one message and one mail", async () => {
  const key = randomUUID()
  const replies = Array.from({ length: 20 }, () => replyByLink(api, sellerCode, "Sí.", key))
  expect(new Set((await Promise.all(replies)).map(({ status }) => status))).toEqual(new Set([200]))
  expect(await api.database.$count(leadMessages, eq(leadMessages.leadId, (await lead()).id))).toBe(
    1,
  )
  expect(await mailsTo(api, person.email)).toHaveLength(2)
})

test("[B10.2] 'No disponible' answers the buyer and closes the lead, once", async () => {
  for (let turn = 0; turn < 2; turn += 1) {
    const { body } = await stepByLink(api, sellerCode, { action: "not-available" })
    expect([body.data.state, body.data.messages.length]).toEqual(["lost", 2])
  }
  const mails = await mailsTo(api, person.email)
  expect(mails).toHaveLength(2)
  expect(mails[1]?.text).toContain("ya no está disponible")
})

test("[B8.148] 'No disponible' is mailed again after the seller opened the thread again", async () => {
  await stepByLink(api, sellerCode, { action: "not-available" })
  const { documentId, sellerId } = await lead()
  const token = await addSession(api.database, sellerId)
  const step = (data: object) =>
    callAs(api.app, { token }, `POST /users/me/leads/${documentId}`, { data })
  await step({ action: "move", choice: "reopen" })
  for (let turn = 0; turn < 2; turn += 1) await step({ action: "not-available" })
  expect(await mailsTo(api, person.email)).toHaveLength(3)
})

test("[B10.2] 'Vendido' ends the ad as sold; repeating it changes nothing", async () => {
  for (let turn = 0; turn < 2; turn += 1)
    expect((await stepByLink(api, sellerCode, { action: "sold" })).status).toBe(200)
  const [ended] = await api.database.select().from(ads).where(eq(ads.id, ad))
  expect([ended?.state, ended?.endReason]).toEqual(["deactivated", "sold"])
})

test("[B10.193] a risky question that is confirmed after the ad ended reaches nobody, and says why", async () => {
  const waiting = await askAgain({ ...person, message: "Mira https://ejemplo.test" })
  const code = await lastCodeTo(person.email)
  await api.database
    .update(ads)
    .set({ state: "deactivated", endedAt: new Date(), endReason: "sold" })
    .where(eq(ads.id, waiting.adId ?? 0))
  const { body, status } = await stepByLink(api, code, { action: "confirm" })
  expect([status, body.error.details.errors[0].message]).toEqual([
    409,
    "Este anuncio ya no está publicado: no se le puede consultar.",
  ])
  expect(await mailsTo(api, sellerEmail)).toHaveLength(1)
})

/** A confirmed account that asked about the ad, and its link. */
async function askWithAccount(confirmedAt: Date | null = new Date()) {
  const { email } = newPerson()
  const id = await addUser(api.database, { email, confirmedAt })
  const token = await addSession(api.database, id)
  const asked = await askAgain({ name: "Eva" }, token)
  return { id, email, token, asked, code: await lastCodeTo(email) }
}

test("[B10.198] a thread of an account follows its address; a former one gets, reads and erases nothing", async () => {
  const { asked, code, email, id, token } = await askWithAccount()
  const present = newPerson().email
  await api.database.execute(sql`update users set email = ${present} where id = ${id}`)
  await endLeadLinks(api.database, { userId: id, email: null })
  expect((await open(code)).status).toBe(410)
  await replyByLink(api, await lastCodeTo(sellerEmail), "Sigue en Talca")
  expect((await mailsTo(api, present)).at(-1)?.text).toContain("Sigue en Talca")
  expect(await mailsTo(api, email)).toHaveLength(1)
  // The next owner of the former address.
  const next = await addUser(api.database, { email, confirmedAt: new Date() })
  const nextToken = await addSession(api.database, next)
  const list = await callAs(api.app, { token: nextToken }, "GET /users/me/leads?side=buyer")
  expect(list.body.data).toEqual([])
  expect(await exportAskedLeads(api.database, email)).toEqual([])
  await eraseAddressLeads(api.database, email, new Date())
  await eraseLeads(api.database, { id: next, email }, new Date())
  const own = await callAs(api.app, { token }, `GET /users/me/leads/${asked.documentId}`)
  expect(own.body.data.messages).toHaveLength(2)
  // A new address that is not confirmed is mailed nothing either.
  await api.database.execute(
    sql`update users set email = ${newPerson().email}, confirmed_at = null where id = ${id}`,
  )
  await replyByLink(api, await lastCodeTo(sellerEmail), "¿Viene?")
  expect(await mailsTo(api, present)).toHaveLength(1)
})

test("[B10.198] a new password ends the links of an account's threads, on both sides", async () => {
  const { code, email, id } = await askWithAccount()
  const { sellerId } = await lead()
  for (const [userId, address] of [[id, email] as const, [sellerId, sellerEmail] as const])
    await endLeadLinks(api.database, { userId, email: address })
  for (const ended of [code, sellerCode]) expect((await open(ended)).status).toBe(410)
  expect((await open(buyerCode)).status).toBe(200)
})

test("[B10.199] an account confirms a risky question only with a confirmed e-mail, or by the link", async () => {
  const { token } = await askWithAccount(null)
  const waiting = await askAgain({ name: "Eva", message: "Mira https://ejemplo.test" }, token)
  const step = () =>
    callAs(api.app, { token }, `POST /users/me/leads/${waiting.documentId}`, {
      data: { action: "confirm" },
    })
  const refused = await step()
  expect(refused.status).toBe(403)
  expect(refused.body.error.details.errors[0].message).toContain("Confirma primero el correo")
  await api.database.execute(
    sql`update users set confirmed_at = now() where id = ${waiting.buyerId}`,
  )
  expect((await step()).body.data.awaits_confirmation).toBe(false)
})

test("[B10.6] a seller's risky message carries its warning to the buyer", async () => {
  await replyByLink(api, sellerCode, "Deposita en mi cuenta rut 12.345.678 para reservar")
  const { body } = await open(buyerCode)
  expect(body.data.messages[1].risks).toEqual(["bank", "reserve"])
  expect((await mailsTo(api, person.email))[1]?.text).toContain("no transfieras antes de ver")
})

test("[B10.3] closed accounts and anonymous leads have no links any more", async () => {
  await api.database.execute(sql`update users set blocked_at = now() where email = ${sellerEmail}`)
  for (const code of [buyerCode, sellerCode]) expect((await open(code)).status).toBe(410)
})
