// Long because each event that can make an ad match is tried with one set of alerts.

import { eq, sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { z } from "zod"
import { addAd } from "../../../test/add-ad.ts"
import { signIn } from "../../../test/add-user.ts"
import { addAlert, listSearch, stepAlert } from "../../../test/alerts.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { mailsTo } from "../../../test/links.ts"
import { addPendingAd, addTestSeller, callOwn, waitingReview } from "../../../test/publish-ad.ts"
import { ads } from "../../database/schema/ads.ts"
import { alertHits, alerts } from "../../database/schema/alerts.ts"
import { deactivateAd, resumeAd } from "../ads/use-cases/own-ad-steps.ts"
import { matchAd } from "./use-cases/match-ad.ts"
import { sendDueAlerts } from "./use-cases/send-alerts.ts"
import { askQuietAlerts, offerWanted } from "./use-cases/tend-alerts.ts"

let api: TestApp

/** A Thursday at noon in Chile, some days ahead of every alert of the tests. */
const noon = new Date("2083-01-07T15:00:00Z")
const later = (from: Date, minutes: number) => new Date(from.getTime() + minutes * 60_000)

beforeAll(async () => {
  api = await createTestApp()
})
beforeEach(async () => {
  await api.database.delete(alerts)
})
afterAll(() => api.close())

const far = { expiresAt: new Date("2083-06-01T00:00:00Z") }
const match = (adId: number, change: { at?: Date; isReturn?: boolean; now?: Date } = {}) => {
  const { at = noon, isReturn = false, now = noon } = change
  return matchAd(listSearch(api), { adId, at: at.toISOString(), isReturn }, now)
}
const hitsMails = async (email: string) => (await mailsTo(api, email)).slice(1)

test("[B10.37] a hit is what the list shows: words, synonyms of places, filters and visibility", async () => {
  const match1 = await addAlert(api, { search: "s=pala+cargadora&region=maule" })
  const others = [
    await addAlert(api, { search: "s=pala+cargadora&region=biobio" }),
    await addAlert(api, { search: "s=pala+mecanica" }),
    await addAlert(api, { search: "category=transporte&precio_hasta=900000" }),
  ]
  const alike = await addAlert(api, { search: "category=transporte&ano_desde=2015" })
  const ad = { ...far, name: "Pala cargadora Volvo L90", year: 2018, commune: "Talca" }
  const id = await addAd(api.database, ad)
  expect(await match(id)).toBe(2)
  expect(await match(await addAd(api.database, { ...ad, state: "pending" }))).toBe(0)
  await sendDueAlerts(api, noon)
  for (const { email } of others) expect(await hitsMails(email)).toEqual([])
  for (const { email } of [match1, alike]) {
    const [mail, ...more] = await hitsMails(email)
    expect(more).toEqual([])
    expect(mail?.subject).toContain("Nuevo: Pala cargadora Volvo L90")
    expect(mail?.text).toContain("$1.000.000 + IVA")
    expect(mail?.unsubscribeUrl).toMatch(/\/alertas\/[\w-]{43}\/baja$/)
  }
})

const listedRow = z.object({ data: z.array(z.object({ id: z.number() })) })

test("[B10.37] [B7.216] alert and list agree for every search and every ad", async () => {
  const names = ["Grúa horquilla Toyota", "Grúa torre Liebherr", "Tractor John Deere 5090"]
  const made = []
  for (const name of names) made.push(await addAd(api.database, { ...far, name, year: 2012 }))
  const searches = [
    ["s=grua", { _q: "grua" }],
    ["s=tractor+talca", { _q: "tractor talca" }],
    ["s=horquilla&ano_desde=2013", { _q: "horquilla", "filters[year][$gte]": "2013" }],
    // A search from before the commune moved to another region.
    ["region=biobio&comuna=talca", { "filters[commune][slug][$eq]": "talca" }],
    ["condicion=usado", { "filters[condition][slug][$eq]": "usado" }],
    ["marca=Toyota", { "filters[manufacturer][$eqi]": "Toyota" }],
  ] as const
  for (const [search, query] of searches) {
    await api.database.delete(alerts)
    await addAlert(api, { search })
    await api.database.update(alerts).set({ knownAds: [] })
    const listing = new URLSearchParams({ ...query, pageSize: "100" })
    const answer = await api.app.inject({ method: "GET", url: `/api/ads?${listing}` })
    const listed = listedRow.parse(answer.json()).data.map(({ id }) => id)
    for (const id of made)
      expect([search, id, await match(id)]).toEqual([search, id, listed.includes(id) ? 1 : 0])
  }
})

test("[B10.37] an alert waits for an ad with all its words, and knows words that are new", async () => {
  await addAd(api.database, { ...far, name: "Camión tolva Volvo" })
  const { email } = await addAlert(api, { search: "s=camion+aljibe" })
  expect(await match(await addAd(api.database, { ...far, name: "Camión pluma Scania" }))).toBe(0)
  expect(await match(await addAd(api.database, { ...far, name: "Camión aljibe Mack" }))).toBe(1)
  await sendDueAlerts(api, noon)
  expect(await hitsMails(email)).toHaveLength(1)
})

test("[B10.37] ads that were there before are not news; an edit that fits for the first time is", async () => {
  const known = await addAd(api.database, { ...far, name: "Excavadora Komatsu PC200" })
  const other = await addAd(api.database, { ...far, name: "Miniexcavadora", category: "Varios" })
  await addAlert(api, { search: "s=excavadora&category=transporte" })
  expect(await match(known)).toBe(0)
  const [row] = await api.database.select().from(ads).where(eq(ads.id, known))
  await api.database
    .update(ads)
    .set({ categoryId: row?.categoryId ?? null, name: "Excavadora Hitachi" })
    .where(eq(ads.id, other))
  expect([await match(other), await match(other)]).toEqual([1, 0])
})

test("[B10.37] a return and each fall of the price are reported once; owners choose which", async () => {
  const id = await addAd(api.database, { ...far, name: "Excavadora Case" })
  const all = await addAlert(api, { kinds: ["new", "price_drop", "back"] })
  const onlyNew = await addAlert(api, { kinds: ["new"] })
  const returned = { isReturn: true, at: later(noon, 1) }
  expect([await match(id, returned), await match(id, returned)]).toEqual([1, 0])
  const priceDroppedAt = later(noon, 2)
  await api.database
    .update(ads)
    .set({ priceDroppedAt, priceBeforeDrop: 1_250_000 })
    .where(eq(ads.id, id))
  const fell = { at: priceDroppedAt }
  expect([await match(id, fell), await match(id, fell)]).toEqual([1, 0])
  // A later edit of the text.
  expect(await match(id, { at: later(noon, 3) })).toBe(0)
  await sendDueAlerts(api, later(noon, 4))
  const [mail] = await hitsMails(all.email)
  expect(mail?.text).toContain("Bajó 20 %")
  expect(await hitsMails(onlyNew.email)).toEqual([])
})

test("[B10.36] mails wait for the morning, and instant ones become a digest after five a day", async () => {
  const { email } = await addAlert(api, {})
  const publish = (count: number) => addAd(api.database, { ...far, name: `Excavadora ${count}` })
  const night = new Date("2083-01-07T02:00:00Z")
  await match(await publish(1), { at: night, now: night })
  expect(await sendDueAlerts(api, later(night, 60))).toBe(0)
  const morning = new Date("2083-01-07T11:00:00Z")
  expect(await sendDueAlerts(api, morning)).toBe(1)
  for (let count = 2; count < 9; count += 1) {
    const now = later(noon, count)
    await match(await publish(count), { at: now, now })
    await sendDueAlerts(api, now)
  }
  expect(await hitsMails(email)).toHaveLength(5)
  expect(await sendDueAlerts(api, later(morning, 24 * 60))).toBe(1)
  expect((await hitsMails(email)).at(-1)?.subject).toContain("3 equipos para tu alerta")
})

test("[B10.36] a digest has one mail for all, without ads that ended meanwhile", async () => {
  const { email } = await addAlert(api, { frequency: "weekly" })
  const made = []
  for (const name of ["Excavadora A1", "Excavadora B2", "Excavadora C3"]) {
    made.push(await addAd(api.database, { ...far, name }))
    await match(made.at(-1) ?? 0)
  }
  await api.database
    .update(ads)
    .set({ state: "deactivated", endedAt: noon })
    .where(eq(ads.id, made[1] ?? 0))
  expect(await sendDueAlerts(api, later(noon, 60))).toBe(0)
  expect(await sendDueAlerts(api, new Date("2083-01-11T11:00:00Z"))).toBe(1)
  const [mail] = await hitsMails(email)
  expect(mail?.text).toContain("Excavadora C3")
  expect(mail?.text).not.toContain("Excavadora B2")
})

test("[B10.36] paused and stopped alerts report nothing, also of what they found before", async () => {
  const paused = await addAlert(api, {})
  const stopped = await addAlert(api, {})
  const id = await addAd(api.database, { ...far, name: "Excavadora Doosan" })
  expect(await match(id)).toBe(2)
  await stepAlert(api, paused.code, { action: "pause" })
  await stepAlert(api, stopped.code, { action: "stop" })
  expect(await sendDueAlerts(api, noon)).toBe(0)
  await stepAlert(api, paused.code, { action: "resume" })
  expect(await sendDueAlerts(api, later(noon, 5))).toBe(0)
  expect(await match(id)).toBe(0)
})

test("[B10.37] parallel workers report each ad once", async () => {
  const made = await Promise.all(Array.from({ length: 6 }, () => addAlert(api, {})))
  const id = await addAd(api.database, { ...far, name: "Excavadora Sany" })
  const found = await Promise.all([1, 2, 3].map(() => match(id)))
  expect(found.reduce((sum, count) => sum + count)).toBe(6)
  const sent = await Promise.all([1, 2, 3].map(() => sendDueAlerts(api, noon)))
  expect(sent.reduce((sum, count) => sum + count)).toBe(6)
  for (const { email } of made) expect(await hitsMails(email)).toHaveLength(1)
})

test("[B10.36] after six quiet months an alert asks once, and sleeps two weeks later", async () => {
  const quiet = await addAlert(api, {})
  const answering = await addAlert(api, {})
  const visited = await addAlert(api, {})
  const asked = new Date(Date.now() + 190 * 86_400_000)
  await api.database
    .update(alerts)
    .set({ lastVisitAt: asked })
    .where(eq(alerts.email, visited.email))
  expect(await askQuietAlerts(api, asked)).toBe(2)
  expect(await askQuietAlerts(api, later(asked, 60))).toBe(0)
  expect((await hitsMails(quiet.email))[0]?.subject).toContain("¿Sigues buscando?")
  await stepAlert(api, answering.code, { action: "see" })
  await askQuietAlerts(api, later(asked, 15 * 24 * 60))
  const states = await api.database
    .select({ email: alerts.email, state: alerts.state })
    .from(alerts)
  expect(new Map(states.map(({ email, state }) => [email, state]))).toEqual(
    new Map([
      [quiet.email, "asleep"],
      [answering.email, "active"],
      [visited.email, "active"],
    ]),
  )
  expect((await stepAlert(api, quiet.code, { action: "resume" })).body.data.state).toBe("active")
})

const jobRow = z.object({ data: z.object({ adId: z.number(), isReturn: z.boolean() }) })

async function changesOf(adId: number) {
  const { rows } = await api.pool.query(
    "select data from pgboss.job where name = 'ad-changes' and (data->>'adId')::int = $1 order by created_on",
    [adId],
  )
  return z
    .array(jobRow)
    .parse(rows)
    .map(({ data }) => data.isReturn)
}

test("[B10.37] approval, return and a change of the price are compared by a job of their transaction, a refused one by none", async () => {
  const owner = await addTestSeller(api)
  const adId = await addPendingAd(api, owner)
  expect(await changesOf(adId)).toEqual([])
  const moderator = await signIn(api.database, "moderator")
  const reviewId = await waitingReview(api, adId)
  const approve = await api.app.inject({
    method: "POST",
    url: `/api/admin/reviews/${reviewId}/approve`,
    headers: moderator,
  })
  expect(approve.statusCode).toBeLessThan(300)
  expect(await changesOf(adId)).toEqual([false])
  const key = { adId, ownerId: owner.id }
  await api.database.transaction((transaction) =>
    deactivateAd(transaction, { ...key, reason: "withdrawn" }, new Date()),
  )
  await api.database.transaction((transaction) => resumeAd(transaction, key, new Date()))
  const undone = api.database.transaction(async (transaction) => {
    await deactivateAd(transaction, { ...key, reason: "withdrawn" }, new Date())
    await resumeAd(transaction, key, new Date())
    throw new Error("rolled back")
  })
  await expect(undone).rejects.toThrow("rolled back")
  expect(await changesOf(adId)).toEqual([false, true])
  // A change of the price needs no review.
  const own = (await callOwn(api, owner.token, `GET /users/me/ads/${adId}`)).body.data.content
  const gallery = own.gallery.map(({ id }: { id: number }) => id)
  const change = { ...own, gallery, price: own.price - 1_000 }
  const edited = await callOwn(api, owner.token, `PUT /users/me/ads/${adId}`, change)
  expect([edited.status, edited.body.review]).toEqual([200, false])
  expect(await changesOf(adId)).toEqual([false, true, false])
})

test("[B10.39] alerts and what they reported are in the export of the address, and go with the account", async () => {
  const { email } = await addAlert(api, {})
  await match(await addAd(api.database, { ...far, name: "Excavadora Volvo", slug: "la-volvo" }))
  const headers = await signIn(api.database, "user", { email, confirmedAt: new Date() })
  const answer = await api.app.inject({ method: "GET", url: "/api/users/me/export", headers })
  expect(answer.json()).toMatchObject({
    alerts: [{ search: "s=excavadora", state: "active", hits: [{ ad: "la-volvo", kind: "new" }] }],
  })
  const unproved = await signIn(api.database, "user", { email: "otra@faena.test" })
  await api.database.execute(sql`update alerts set email = 'otra@faena.test'`)
  const other = await api.app.inject({
    method: "GET",
    url: "/api/users/me/export",
    headers: unproved,
  })
  expect(other.json()).toMatchObject({ alerts: [] })
  expect(await api.database.$count(alertHits)).toBe(1)
})

test("[B10.69] an alert without a hit in two weeks offers a wanted ad, once, also with two servers", async () => {
  const waiting = await addAlert(api, { search: "s=perforadora&category=mineria" })
  const found = await addAlert(api, { search: "s=pala+cargadora" })
  await match(await addAd(api.database, { ...far, name: "Pala cargadora Hyundai" }), {
    now: new Date(),
  })
  const inDays = (days: number) => later(new Date(), days * 24 * 60)
  expect(await offerWanted(api, inDays(13))).toBe(0)
  const offers = await Promise.all([1, 2].map(() => offerWanted(api, inDays(15))))
  expect(offers.toSorted()).toEqual([0, 1])
  expect(await offerWanted(api, inDays(16))).toBe(0)
  const [mail] = await hitsMails(waiting.email)
  expect(mail?.text).toContain("/se-busca/publicar?s=perforadora&category=mineria")
  expect((await mailsTo(api, found.email)).some(({ text }) => text.includes("publicar"))).toBe(
    false,
  )
})
