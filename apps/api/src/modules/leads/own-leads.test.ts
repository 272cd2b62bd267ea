import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { addSession, addUser } from "../../../test/add-user.ts"
import { askSeller, leadCodeOf, newPerson, replyByLink } from "../../../test/ask-seller.ts"
import { callAs } from "../../../test/call-as.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { mailsTo } from "../../../test/links.ts"

let api: TestApp
let people = 0
let seller: Account

type Account = { id: number; email: string; token: string }

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

beforeEach(async () => {
  seller = await addAccount()
})

async function addAccount(given: { confirmedAt?: Date | null } = {}): Promise<Account> {
  people += 1
  const email = `cuenta${people}@faena.test`
  const id = await addUser(api.database, { email, confirmedAt: new Date(), ...given })
  return { id, email, token: await addSession(api.database, id) }
}

const read = ({ token }: Account, query = "") =>
  callAs(api.app, { token }, `GET /users/me/leads${query}`)

const step = ({ token }: Account, lead: string, data: object) =>
  callAs(api.app, { token }, `POST /users/me/leads/${lead}`, { data })

async function ask(ad: number, asking: Parameters<typeof askSeller>[2] = {}): Promise<string> {
  const { body } = await askSeller(api, ad, asking)
  return body.data.documentId
}

const idsOf = ({ body }: Awaited<ReturnType<typeof read>>) =>
  body.data.map(({ documentId }: { documentId: string }) => documentId)

test("[B10.12] the inbox has tabs with numbers, and a filter by ad", async () => {
  const first = await addAd(api.database, { ownerId: seller.id, name: "Grúa Liebherr" })
  const second = await addAd(api.database, { ownerId: seller.id, name: "Pala cargadora" })
  const leads = [await ask(first), await ask(first), await ask(second), await ask(second)]
  const [, seen = "", lost = "", spam = ""] = leads
  await step(seller, seen, { action: "see" })
  await step(seller, lost, { action: "move", choice: "lose" })
  await step(seller, spam, { action: "move", choice: "mark-spam" })
  const { body } = await read(seller)
  expect(body.meta).toMatchObject({
    counts: { new: 1, open: 1, closed: 2 },
    pagination: { total: 4 },
    ads: [
      { name: "Grúa Liebherr", leads: 2 },
      { name: "Pala cargadora", leads: 2 },
    ],
  })
  expect(idsOf(await read(seller, "?tab=new"))).toEqual([leads[0]])
  expect(idsOf(await read(seller, "?tab=closed")).toSorted()).toEqual([lost, spam].toSorted())
  expect(idsOf(await read(seller, `?ad=${second}&tab=open`))).toEqual([])
  expect((await read(seller, `?ad=${second}`)).body.meta.counts).toEqual({
    ...{ new: 0, open: 0, closed: 2 },
  })
})

test("[B10.4] the seller moves a lead along the table; other steps are conflicts", async () => {
  const lead = await ask(await addAd(api.database, { ownerId: seller.id }))
  const move = async (choice: string) => {
    const { body, status } = await step(seller, lead, { action: "move", choice })
    return status === 200 ? body.data.state : status
  }
  expect(await move("reopen")).toBe(409)
  expect([await move("agree-visit"), await move("agree-visit")]).toEqual(["visit", "visit"])
  expect([await move("win"), await move("mark-spam"), await move("reopen")]).toEqual([
    ...["won", 409, "seen"],
  ])
  expect(await move("sell")).toBe(400)
})

test("[B10.12] notes are the seller's; the buyer never gets them", async () => {
  const buyer = await addAccount()
  const ad = await addAd(api.database, { ownerId: seller.id })
  const lead = await ask(ad, { token: buyer.token })
  const note = "Ofrece 40 millones"
  expect((await step(seller, lead, { action: "note", note })).body.data.note).toBe(note)
  const { body } = await callAs(api.app, buyer, `GET /users/me/leads/${lead}`)
  expect([body.data.side, body.data.note, body.data.person]).toEqual(["buyer", null, null])
  const tooLong = await step(seller, lead, { action: "note", note: "x".repeat(1_001) })
  expect(tooLong.status).toBe(400)
  for (const data of [
    { action: "note", note },
    { action: "move", choice: "win" },
  ])
    expect((await step(buyer, lead, data)).status).toBe(403)
})

test("[B10.13] a user reads own questions, also those asked before by the confirmed e-mail", async () => {
  const ad = await addAd(api.database, { ownerId: seller.id })
  const buyer = await addAccount()
  const before = await ask(ad, { data: { name: "Luis", email: buyer.email.toUpperCase() } })
  const after = await ask(ad, { token: buyer.token })
  expect(idsOf(await read(buyer, "?side=buyer"))).toEqual([after, before])
  const { body } = await read(buyer, "?side=buyer")
  expect(JSON.stringify(body)).not.toContain(seller.email)
  expect(body.data[0]).toMatchObject({ name: null, state: "new" })
  const unconfirmed = await addAccount({ confirmedAt: null })
  await ask(ad, { data: { name: "Otra", email: unconfirmed.email } })
  expect(idsOf(await read(unconfirmed, "?side=buyer"))).toEqual([])
})

test("[B10.13] an answer is unread until its reader opens the thread", async () => {
  const buyer = await addAccount()
  const ad = await addAd(api.database, { ownerId: seller.id })
  const lead = await ask(ad, { token: buyer.token })
  const reply = { action: "reply", text: "Sí, sigue.", key: randomUUID() }
  expect((await step(seller, lead, reply)).body.data.state).toBe("answered")
  const isUnread = async (reader: Account, side: string) =>
    (await read(reader, `?side=${side}`)).body.data[0].has_unread
  expect([await isUnread(buyer, "buyer"), await isUnread(seller, "seller")]).toEqual([true, false])
  await step(buyer, lead, { action: "see" })
  expect(await isUnread(buyer, "buyer")).toBe(false)
  await step(buyer, lead, { ...reply, text: "¿El lunes?", key: randomUUID() })
  expect(await isUnread(seller, "seller")).toBe(true)
})

test("[B10.16] threads of other people are not found", async () => {
  const lead = await ask(await addAd(api.database, { ownerId: seller.id }))
  const other = await addAccount()
  const unknown = "f".repeat(32)
  const answers = []
  for (const id of [lead, unknown]) {
    answers.push(await callAs(api.app, other, `GET /users/me/leads/${id}`))
    answers.push(await step(other, id, { action: "see" }))
  }
  expect(new Set(answers.map(({ body, status }) => `${status} ${JSON.stringify(body)}`)).size).toBe(
    1,
  )
  expect(answers[0]?.status).toBe(404)
  expect((await callAs(api.app, {}, "GET /users/me/leads")).status).toBe(401)
})

test("[B10.12] saved answers are replaced as a whole, and belong to their seller", async () => {
  const headers = { authorization: `Bearer ${seller.token}` }
  const url = "/api/users/me/lead-templates"
  const put = (data: unknown) => api.app.inject({ method: "PUT", url, headers, payload: { data } })
  const templates = [
    { title: "Sigue", text: "Sí, sigue disponible." },
    { title: "Factura", text: "Sí, con factura." },
  ]
  await Promise.all(Array.from({ length: 5 }, () => put(templates)))
  expect((await api.app.inject({ url, headers })).json().data).toEqual(templates)
  expect((await put([...templates, ...templates])).statusCode).toBe(400)
  const other = await addAccount()
  expect((await callAs(api.app, other, "GET /users/me/lead-templates")).body.data).toEqual([])
})

test("[B10.12] the file has every question of the seller, without addresses and formulas", async () => {
  const ad = await addAd(api.database, { ownerId: seller.id, name: "Grúa Liebherr" })
  const person = newPerson()
  await ask(ad, { data: { ...person, name: "=1+1", asks: [], message: "¿Horas?" } })
  await ask(await addAd(api.database))
  const { csv } = (await callAs(api.app, seller, "GET /users/me/leads-file")).body.data
  const lines = csv.trim().split("\n")
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain("Nueva;Grúa Liebherr;")
  expect(lines[1]).toContain("'=1+1")
  expect(csv).not.toContain(person.email)
})

test("[B10.11] [B8.149] [B10.205] the usual answer time of a public ad is shown from five answers of the last 90 days to proved people on", async () => {
  const ad = await addAd(api.database, { ownerId: seller.id })
  const time = async () => (await callAs(api.app, {}, `GET /ads/${ad}/answer-time`)).body.data.hours
  const hours: unknown[] = []
  for (const taken of [1, 2, 3, 30, 40]) {
    const person = newPerson()
    await ask(ad, { data: person })
    const code = leadCodeOf((await mailsTo(api, seller.email)).at(-1))
    await replyByLink(api, code, "Sí.")
    await api.pool.query(
      `update leads set delivered_at = first_answer_at - make_interval(hours => $2)
       where email = $1`,
      [person.email, taken],
    )
    expect(await time()).toBeNull()
    await api.pool.query("update leads set buyer_proved_at = now() where email = $1", [
      person.email,
    ])
    hours.push(await time())
  }
  expect(hours).toEqual([null, null, null, null, 3])
  const age = (days: number) =>
    api.pool.query(
      `update leads set delivered_at = delivered_at - make_interval(days => $2),
         created_at = created_at - make_interval(days => $2),
         first_answer_at = first_answer_at - make_interval(days => $2)
       where id = (select min(id) from leads where seller_id = $1)`,
      [seller.id, days],
    )
  await age(85)
  expect(await time()).toBe(3)
  const move = (state: string) =>
    api.pool.query("update ads set state = $2 where id = $1", [ad, state])
  await move("pending")
  expect(await time()).toBeNull()
  await move("active")
  expect(await time()).toBe(3)
  await age(6)
  expect(await time()).toBeNull()
})
