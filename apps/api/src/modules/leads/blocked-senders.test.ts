import { randomUUID } from "node:crypto"
import { eq, sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { addSession, addUser } from "../../../test/add-user.ts"
import { askSeller, newPerson, replyByLink, stepByLink } from "../../../test/ask-seller.ts"
import { callAs } from "../../../test/call-as.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { mailsTo } from "../../../test/links.ts"
import { askAboutAnother, lastLeadCode, openThread } from "../../../test/open-thread.ts"
import { leads } from "../../database/schema/leads.ts"

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

test("[B10.14] a blocked sender's questions do not reach the seller, and look as if they did", async () => {
  await stepByLink(api, sellerCode, { action: "block" })
  expect((await lead()).state).toBe("spam")
  expect((await replyByLink(api, buyerCode, "¿Hola?")).status).toBe(409)
  const other = await addAd(api.database, { ownerId: (await lead()).sellerId })
  const again = await askSeller(api, other, { data: person })
  const fresh = await askSeller(api, other)
  expect([again.status, Object.keys(again.body.data)]).toEqual([
    fresh.status,
    Object.keys(fresh.body.data),
  ])
  expect(await mailsTo(api, sellerEmail)).toHaveLength(2)
  expect(await mailsTo(api, person.email)).toHaveLength(2)
})

test("[B10.132] a block holds for every spelling of the inbox, and ends for all", async () => {
  const { documentId, sellerId } = await lead()
  const token = await addSession(api.database, sellerId)
  const block = (isBlocked: boolean, thread = documentId) =>
    callAs(api.app, { token }, `POST /users/me/leads/${thread}`, {
      data: { action: "block", isBlocked },
    })
  const ask = async (tag: string) => {
    const other = await addAd(api.database, { ownerId: sellerId })
    const email = person.email.replace("@", `+${tag}@`)
    expect((await askSeller(api, other, { data: { ...person, email } })).status).toBe(201)
    const [asked] = await api.database.select().from(leads).where(eq(leads.adId, other))
    return asked
  }
  const before = await ask("0")
  await block(true)
  expect((await ask("1"))?.deliveredAt).toBeNull()
  await block(false, before?.documentId)
  expect((await ask("2"))?.deliveredAt).toBeInstanceOf(Date)
})

type Shown = {
  state: string
  can_reply: boolean
  awaits_confirmation: boolean
  messages: { author: string; is_read: boolean; text: string }[]
}

/** What a sender sees of a thread, without what differs between any two. */
const seenOf = ({ awaits_confirmation, can_reply, messages, state }: Shown) => ({
  ...{ awaits_confirmation, can_reply, state },
  messages: messages.map(({ author, is_read, text }) => ({ author, is_read, text })),
})

test("[B10.140] a visitor whom a seller blocked sees what every visitor sees, and nothing reaches the seller", async () => {
  await stepByLink(api, sellerCode, { action: "block" })
  const received = (await mailsTo(api, sellerEmail)).length
  const other = newPerson()
  const risky = { message: "Mira https://ejemplo.test" }
  const threads = []
  for (const sender of [person, other]) {
    const steps = []
    await askAgain(sender)
    const code = await lastCodeTo(sender.email)
    steps.push(await open(code), await replyByLink(api, code, "¿Hola?"))
    await askAgain({ ...sender, ...risky })
    const confirmCode = await lastCodeTo(sender.email)
    steps.push(await replyByLink(api, confirmCode, "¿Hola?"), await open(confirmCode))
    steps.push(await stepByLink(api, confirmCode, { action: "confirm" }))
    steps.push(await stepByLink(api, confirmCode, { action: "confirm" }), await open(confirmCode))
    threads.push(
      steps.map(({ body, status }) => [status, status === 200 ? seenOf(body.data) : body.error]),
    )
  }
  expect(threads[0]).toEqual(threads[1])
  // Of the blocked one nothing, of the other two questions and a message.
  expect((await mailsTo(api, sellerEmail)).length).toBe(received + 3)
  const token = await addSession(api.database, (await lead()).sellerId)
  const inbox = await callAs(api.app, { token }, "GET /users/me/leads")
  expect(inbox.body.data).toHaveLength(3)
})

test("[B10.140] a user's own list shows a dropped question as one that waits", async () => {
  await stepByLink(api, sellerCode, { action: "block" })
  const buyer = await addUser(api.database, { email: person.email, confirmedAt: new Date() })
  const token = await addSession(api.database, buyer)
  await askAgain(person, token)
  const { body } = await callAs(api.app, { token }, "GET /users/me/leads?side=buyer&tab=new")
  expect([body.data.map(({ state }: { state: string }) => state), body.meta.counts]).toEqual([
    ["new"],
    { new: 1, open: 0, closed: 1 },
  ])
  const all = await callAs(api.app, { token }, "GET /users/me/leads?side=buyer")
  expect(JSON.stringify(all.body)).not.toContain("spam")
})

test("[B10.141] a block closes every thread of the sender with the seller, until it ends", async () => {
  const second = await askAgain(person)
  const code = await lastCodeTo(person.email)
  await stepByLink(api, sellerCode, { action: "block" })
  expect((await replyByLink(api, code, "¿Y este?")).status).toBe(409)
  expect((await open(code)).body.data.can_reply).toBe(false)
  const token = await addSession(api.database, second.sellerId)
  const step = (data: object) =>
    callAs(api.app, { token }, `POST /users/me/leads/${second.documentId}`, { data })
  const key = randomUUID()
  expect((await step({ action: "reply", text: "Sí", key })).status).toBe(409)
  expect((await step({ action: "block", isBlocked: false })).body.data.can_reply).toBe(true)
  expect((await replyByLink(api, code, "¿Y este?")).status).toBe(200)
})

test("[B10.166] a block closes a thread whose machine was sold to the sender, from either side of it", async () => {
  await replyByLink(api, sellerCode, "Trato hecho")
  await api.database.update(leads).set({ state: "won" })
  const [mails, closed] = [
    (await mailsTo(api, sellerEmail)).length,
    "Esta conversación está cerrada.",
  ]
  await stepByLink(api, sellerCode, { action: "block" })
  for (const code of [buyerCode, sellerCode]) {
    const { body, status } = await replyByLink(api, code, "¿Hola?")
    expect([status, body.error.details.errors[0].message]).toEqual([409, closed])
    expect((await open(code)).body.data.can_reply).toBe(false)
  }
  expect((await lead()).state).toBe("won")
  expect(await mailsTo(api, sellerEmail)).toHaveLength(mails)
})

test("[B10.141] a risky question that its sender confirms after the block does not reach the seller", async () => {
  const waiting = await askAgain({ ...person, message: "Mira https://ejemplo.test" })
  const code = await lastCodeTo(person.email)
  await stepByLink(api, sellerCode, { action: "block" })
  expect((await stepByLink(api, code, { action: "confirm" })).status).toBe(200)
  const [dropped] = await api.database.select().from(leads).where(eq(leads.id, waiting.id))
  expect([dropped?.state, dropped?.deliveredAt]).toEqual(["spam", null])
  expect(await mailsTo(api, sellerEmail)).toHaveLength(1)
})

test("[B10.141] an account that changes its e-mail stays blocked", async () => {
  const buyer = await addUser(api.database, { email: person.email, confirmedAt: new Date() })
  const token = await addSession(api.database, buyer)
  const { documentId, sellerId } = await askAgain(person, token)
  const seller = await addSession(api.database, sellerId)
  await callAs(api.app, { token: seller }, `POST /users/me/leads/${documentId}`, {
    data: { action: "block", isBlocked: true },
  })
  const email = `otro-${person.email}`
  await api.database.execute(sql`update users set email = ${email} where id = ${buyer}`)
  expect((await askAgain({ ...person, email }, token)).deliveredAt).toBeNull()
})

test("[B10.191] a block of a typed address does not silence its owner, who proved it by link or account", async () => {
  const { sellerId } = await lead()
  // The owner proves the address by the link of an own thread; another person types it elsewhere.
  await stepByLink(api, buyerCode, { action: "see" })
  await askAgain({ ...person, message: "Te estafo" })
  await stepByLink(api, await lastCodeTo(sellerEmail), { action: "block" })
  expect((await replyByLink(api, buyerCode, "Sigo interesada")).status).toBe(200)
  expect((await replyByLink(api, sellerCode, "Bien")).status).toBe(200)
  expect((await askAgain(person)).deliveredAt).toBeNull()
  const buyer = await addUser(api.database, { email: person.email, confirmedAt: new Date() })
  const token = await addSession(api.database, buyer)
  const asked = await askAgain(person, token)
  expect(asked.deliveredAt).toBeInstanceOf(Date)
  // A block of the account's own thread holds for it and for the typed address.
  const seller = await addSession(api.database, sellerId)
  await callAs(api.app, { token: seller }, `POST /users/me/leads/${asked.documentId}`, {
    data: { action: "block", isBlocked: true },
  })
  expect((await askAgain(person, token)).deliveredAt).toBeNull()
  expect((await replyByLink(api, buyerCode, "¿Hola?")).status).toBe(409)
})

test("[B10.192] a banned account, or its inbox in another spelling, opens no thread by link", async () => {
  const banned = await addUser(api.database, {
    email: person.email.replace("@", "+x@"),
    confirmedAt: new Date(),
  })
  await api.database.execute(sql`update users set blocked_at = now() where id = ${banned}`)
  expect((await open(buyerCode)).status).toBe(410)
  expect((await replyByLink(api, buyerCode, "Hola")).status).toBe(410)
  expect((await stepByLink(api, buyerCode, { action: "confirm" })).status).toBe(410)
  expect((await open(sellerCode)).status).toBe(200)
})
