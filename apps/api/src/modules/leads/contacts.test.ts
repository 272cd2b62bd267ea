import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { addSession, addUser } from "../../../test/add-user.ts"
import { callAs } from "../../../test/call-as.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { auditEntries } from "../../database/schema/administration.ts"
import { leads } from "../../database/schema/leads.ts"
import { anonymiseOldLeads } from "./personal-store.ts"

let api: TestApp
let seller: number
let buyer: { id: number; token: string }

beforeAll(async () => {
  api = await createTestApp()
  seller = await addUser(api.database, { firstname: "Rosa", lastname: "Paredes" })
})

beforeEach(async () => {
  buyer = await addAccount()
})

afterAll(() => api.close())

async function addAccount(given: Parameters<typeof addUser>[1] = {}) {
  const id = await addUser(api.database, { confirmedAt: new Date(), ...given })
  return { id, token: await addSession(api.database, id) }
}

const contact = { email: "rosa@faena.cl", phone: "+56912345678" }
const addContactAd = (given: Parameters<typeof addAd>[1] = {}) =>
  addAd(api.database, { ownerId: seller, ...contact, ...given })

async function addAds(count: number): Promise<number[]> {
  const ids: number[] = []
  for (let index = 0; index < count; index += 1) ids.push(await addContactAd())
  return ids
}

const reveal = (ad: number, token?: string) =>
  callAs(api.app, token === undefined ? {} : { token }, `POST /ads/${ad}/contact-reveal`)

/** Makes earlier reveals of the buyer older, as if time had passed; their day is the Chilean one. */
const age = (hours: number) =>
  api.database.execute(sql`update leads
    set created_at = created_at - make_interval(hours => ${hours}),
      day = ((created_at - make_interval(hours => ${hours})) at time zone 'America/Santiago')::date
    where buyer_id = ${buyer.id}`)

const revealsOf = (userId: number) =>
  api.database.select().from(leads).where(sql`buyer_id = ${userId}`)

test("[B8.4] a user with a confirmed e-mail reveals the contact data of one ad", async () => {
  const ad = await addContactAd()
  expect(await reveal(ad, buyer.token)).toMatchObject({
    status: 200,
    body: { data: { name: "Rosa Paredes", ...contact } },
  })
})

test("[B8.4] visitors and accounts without a confirmed e-mail reveal nothing", async () => {
  const ad = await addContactAd()
  const fresh = await addAccount({ confirmedAt: null })
  const visitor = await reveal(ad)
  const unconfirmed = await reveal(ad, fresh.token)
  expect([visitor.status, visitor.body.error.name]).toEqual([401, "UnauthorizedError"])
  expect([unconfirmed.status, unconfirmed.body.error.name]).toEqual([403, "UnverifiedEmailError"])
  expect(unconfirmed.body.error.details.errors[0].message).toMatch(/^Confirma tu correo/)
  expect(JSON.stringify([visitor.body, unconfirmed.body])).not.toMatch(/rosa@|12345678/)
  expect(await revealsOf(fresh.id)).toEqual([])
})

test("[B8.4] only ads that are public have contact data to reveal", async () => {
  const past = new Date(Date.now() - 60_000)
  const hidden = [
    await addContactAd({ state: "pending" }),
    await addContactAd({ state: "deactivated", endedAt: past }),
    await addContactAd({ expiresAt: past, publishedAt: new Date(Date.now() - 86_400_000) }),
    2_147_483_647,
  ]
  for (const ad of hidden) expect((await reveal(ad, buyer.token)).status).toBe(404)
  expect(await revealsOf(buyer.id)).toEqual([])
})

test("[B8.4] the same ad counts once a day, also beyond the limit", async () => {
  const ads = await addAds(10)
  for (const ad of [...ads, ...ads]) expect((await reveal(ad, buyer.token)).status).toBe(200)
  expect(await revealsOf(buyer.id)).toHaveLength(10)
  const [next = 0] = await addAds(1)
  expect((await reveal(next, buyer.token)).status).toBe(429)
  await age(26)
  expect((await reveal(ads[0] ?? 0, buyer.token)).status).toBe(200)
  expect(await revealsOf(buyer.id)).toHaveLength(11)
})

test("[B8.4] ten ads an hour and thirty a day: the error says which and when to try again", async () => {
  const ads = await addAds(31)
  const ten = async (from: number) => {
    for (const ad of ads.slice(from, from + 10)) await reveal(ad, buyer.token)
    return reveal(ads[from + 10] ?? 0, buyer.token)
  }
  const hour = await ten(0)
  expect([hour.status, hour.body.error.name]).toEqual([429, "RateLimitError"])
  expect(hour.body.error.details.errors).toEqual([
    { path: ["contact_reveals"], message: expect.stringContaining("en la última hora") },
  ])
  expect(Number(hour.headers["retry-after"])).toBeGreaterThan(3_500)
  expect(Number(hour.headers["retry-after"])).toBeLessThanOrEqual(3_600)
  await age(2)
  expect((await ten(10)).status).toBe(429)
  await age(2)
  const day = await ten(20)
  expect(day.status).toBe(429)
  expect(day.body.error.details.errors[0].message).toContain("en las últimas 24 horas")
  expect(Number(day.headers["retry-after"])).toBeGreaterThan(19 * 3_600)
  expect(JSON.stringify(day.body)).not.toMatch(/rosa@|12345678/)
  expect(await revealsOf(buyer.id)).toHaveLength(30)
})

test("[B8.4] fifty parallel reveals never exceed the limit", async () => {
  const ads = await addAds(50)
  const answers = await Promise.all(ads.map((ad) => reveal(ad, buyer.token)))
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array(10).fill(200), ...Array(40).fill(429)])
  expect(await revealsOf(buyer.id)).toHaveLength(10)
})

test("[B8.4] fifty parallel reveals of one ad count once", async () => {
  const [ad = 0] = await addAds(1)
  const answers = await Promise.all(Array.from({ length: 50 }, () => reveal(ad, buyer.token)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await revealsOf(buyer.id)).toHaveLength(1)
})

test("[B8.4] owners see their own contact data, and the team audited, without counting", async () => {
  const owner = await addAccount({ confirmedAt: null })
  const moderator = await addAccount({ role: "moderator" })
  const ad = await addContactAd({ ownerId: owner.id, name: "Grúa Toyota" })
  expect((await reveal(ad, owner.token)).status).toBe(200)
  expect(await api.database.select().from(auditEntries)).toEqual([])
  expect((await reveal(ad, moderator.token)).status).toBe(200)
  expect(await api.database.select().from(auditEntries)).toMatchObject([
    { action: "ad.read-contact", actorId: moderator.id, subjectId: String(ad) },
  ])
  expect(await revealsOf(owner.id)).toEqual([])
  expect(await revealsOf(moderator.id)).toEqual([])
})

test("[B8.4] the seller sees how many users revealed an ad's contact data, each once", async () => {
  const owner = await addAccount()
  const ad = await addContactAd({ ownerId: owner.id })
  const quiet = await addContactAd({ ownerId: owner.id })
  for (const { token } of [buyer, buyer, await addAccount()]) await reveal(ad, token)
  await age(30)
  await reveal(ad, buyer.token)
  const { body } = await callAs(api.app, { token: owner.token }, "GET /users/me/ads")
  const counts = new Map<number, number>(
    body.data.map((own: { id: number; contact_reveals: number }) => [own.id, own.contact_reveals]),
  )
  expect([counts.get(ad), counts.get(quiet)]).toEqual([2, 0])
})

const goOn = (ad: number, channel: string, token?: string) =>
  callAs(api.app, token === undefined ? {} : { token }, `POST /ads/${ad}/contacts`, {
    data: { channel },
  })

test("[B10.8] reveals, WhatsApp and mails leave one row per person, ad, channel and day", async () => {
  const [ad = 0, other = 0] = await addAds(2)
  expect((await goOn(ad, "whatsapp", buyer.token)).status).toBe(200)
  expect(await revealsOf(buyer.id)).toEqual([])
  await reveal(ad, buyer.token)
  const channels = ["whatsapp", "whatsapp", "email", "phone"]
  const answers = await Promise.all(channels.map((name) => goOn(ad, name, buyer.token)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  await reveal(other, buyer.token)
  const rows = await revealsOf(buyer.id)
  const names = rows.map(({ adId, channel }) => `${adId === ad ? "first" : "second"} ${channel}`)
  expect(names.toSorted()).toEqual(["first email", "first phone", "first whatsapp", "second phone"])
  expect(
    rows.filter(({ email, name, sellerId }) => name + email !== "" || sellerId !== seller),
  ).toEqual([])
})

test("[B10.8] visitors, owners and the team leave no rows", async () => {
  const owner = await addAccount()
  const moderator = await addAccount({ role: "moderator" })
  const ad = await addContactAd({ ownerId: owner.id })
  expect((await goOn(ad, "whatsapp")).status).toBe(401)
  for (const { token } of [owner, moderator])
    expect((await goOn(ad, "whatsapp", token)).status).toBe(200)
  expect((await goOn(ad, "fax", buyer.token)).status).toBe(400)
  expect((await goOn(2_147_483_647, "whatsapp", buyer.token)).status).toBe(404)
  expect(await api.database.$count(leads, sql`ad_id = ${ad}`)).toBe(0)
})

test("[B8.4] [B10.15] contacts are of a person for twelve months, and then only counted", async () => {
  const [ad = 0] = await addAds(1)
  await api.database.delete(leads)
  for (const months of [11, 13, 30]) {
    await api.database.execute(sql`insert into leads
        (buyer_id, seller_id, ad_id, channel, day, created_at)
      select ${buyer.id}, ${seller}, ${ad}, 'phone', (moment at time zone 'America/Santiago')::date, moment
      from (select now() - make_interval(months => ${months}) as moment) as moments`)
  }
  expect(await anonymiseOldLeads(api.database, new Date())).toBe(2)
  expect(await anonymiseOldLeads(api.database, new Date())).toBe(0)
  expect(await revealsOf(buyer.id)).toHaveLength(1)
  expect(await api.database.$count(leads)).toBe(3)
})
