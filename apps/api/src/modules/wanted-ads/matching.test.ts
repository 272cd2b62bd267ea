// Long because each match of a wanted ad with an ad is followed from the job to its mail and its alert.
import { chileanDay } from "@wara/domain/site/chilean-dates"
import { eq, inArray } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { listSearch } from "../../../test/alerts.ts"
import { callAs } from "../../../test/call-as.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { mailsTo } from "../../../test/links.ts"
import { addPublicWanted, addSeeker, offerAd } from "../../../test/wanted.ts"
import { users } from "../../database/schema/accounts.ts"
import { ads } from "../../database/schema/ads.ts"
import { alertHits, alerts } from "../../database/schema/alerts.ts"
import { communes } from "../../database/schema/catalog.ts"
import { sellerBlocks } from "../../database/schema/leads.ts"
import { mailOptOuts } from "../../database/schema/mail-opt-outs.ts"
import { wantedAds, wantedHits } from "../../database/schema/wanted-ads.ts"
import { matchAd } from "../alerts/use-cases/match-ad.ts"
import { mailSellers, matchWanted, tendWanted } from "./use-cases/tend-wanted.ts"

let api: TestApp

/**
 * Midday and night in Chile on the day of the test, because public is what is public now. In winter
 * it is an hour earlier there.
 */
const chile = (time: string) => new Date(`${chileanDay(new Date())}T${time}:00-03:00`)
const noon = chile("12:00")
const tomorrow = new Date(noon.getTime() + 86_400_000)

beforeAll(async () => {
  api = await createTestApp({ config: { callsPerMinute: 1_000_000 } })
})
beforeEach(async () => {
  await api.database.delete(wantedAds)
  await api.database.update(ads).set({ state: "expired", endedAt: new Date() })
})
afterAll(() => api.close())

let sellers = 0
async function addStock(given: Parameters<typeof addAd>[1] = {}) {
  const seller = await addSeeker(api)
  sellers += 1
  const ad = await addAd(api.database, { ownerId: seller.id, slug: `stock-${sellers}`, ...given })
  const [user] = await api.database.select().from(users).where(eq(users.id, seller.id))
  return { ...seller, ad, email: user?.email ?? "" }
}
const emailOf = async (id: number) =>
  (await api.database.select().from(users).where(eq(users.id, id)))[0]?.email ?? ""
const match = (now = noon) => matchWanted(listSearch(api), now)
const hitsOf = async (sellerId: number) =>
  api.database.select().from(wantedHits).where(eq(wantedHits.sellerId, sellerId))

test("[B10.66] sellers with what the list shows for it are found, once for a wanted ad", async () => {
  const like = await addStock({ manufacturer: "Komatsu", year: 2018 })
  const unlike = [
    await addStock({ manufacturer: "Volvo", year: 2018 }),
    await addStock({ manufacturer: "Komatsu", year: 2009 }),
    await addStock({ manufacturer: "Komatsu", year: 2018, price: 90_000_000 }),
    await addStock({ manufacturer: "Komatsu", year: 2018, category: "Agricola" }),
    await addStock({ manufacturer: "Komatsu", year: 2018, state: "pending" }),
  ]
  await addAd(api.database, { ownerId: like.id, manufacturer: "Komatsu", year: 2019, slug: "two" })
  await addPublicWanted(api, { manufacturer: "komatsu", year_min: 2015, budget: 50_000_000 })
  expect(await match()).toBe(1)
  expect(await match(tomorrow)).toBe(0)
  expect(await hitsOf(like.id)).toHaveLength(1)
  for (const { id } of unlike) expect(await hitsOf(id)).toEqual([])
})

test("[B10.206] sellers of other machines of the category are not found, unless no ad knows the machine", async () => {
  const forklift = await addStock({ name: "Grúa horquilla Toyota 2.5 t" })
  const digger = await addStock()
  const { id } = await addPublicWanted(api, { name: "Busco grúas horquilla de 3 toneladas" })
  const rare = await addPublicWanted(api, { name: "Zanjadora xq" })
  await match()
  const sellersOf = async (wantedId: number) => {
    const hits = await api.database.select().from(wantedHits)
    return hits.filter((hit) => hit.wantedId === wantedId).map(({ sellerId }) => sellerId)
  }
  expect(await sellersOf(id)).toEqual([forklift.id])
  expect((await sellersOf(rare.id)).toSorted()).toEqual([forklift.id, digger.id].toSorted())
})

test("[B10.66] nobody is found for what they seek themselves", async () => {
  const { seeker } = await addPublicWanted(api)
  await addAd(api.database, { ownerId: seeker.id, slug: "own-stock" })
  expect(await match()).toBe(0)
})

test("[B10.66] a radius counts from its commune", async () => {
  const near = await addStock({ commune: "Maule", region: "Maule" })
  const far = await addStock({ commune: "Arica", region: "Arica y Parinacota" })
  await addStock()
  const place = (slug: string, latitude: number) =>
    api.database.update(communes).set({ latitude }).where(eq(communes.slug, slug))
  await place("maule", -33.5)
  await place("arica", -18.5)
  await addPublicWanted(api, { commune: "talca", radius_km: 100 })
  await match()
  expect([(await hitsOf(near.id)).length, (await hitsOf(far.id)).length]).toEqual([1, 0])
})

test("[B10.66] sellers are mailed once a day, by day, never twice about the same", async () => {
  const seller = await addStock()
  await addPublicWanted(api, { name: "Camión tolva grande" })
  await match()
  const night = chile("23:00")
  await tendWanted(listSearch(api), night)
  expect(await mailsTo(api, seller.email)).toEqual([])
  expect(await mailSellers(api, noon)).toBe(1)
  await addPublicWanted(api, { name: "Camión pluma grande" })
  await match()
  expect(await mailSellers(api, new Date(noon.getTime() + 3_600_000))).toBe(0)
  expect(await mailSellers(api, tomorrow)).toBe(1)
  expect(await mailSellers(api, new Date(tomorrow.getTime() + 86_400_000))).toBe(0)
  const mails = await mailsTo(api, seller.email)
  expect(mails.map(({ text }) => [text.includes("tolva"), text.includes("pluma")])).toEqual([
    [true, false],
    [false, true],
  ])
  expect(mails[0]?.unsubscribeUrl).toMatch(/\/avisos\/[\w-]{43}\/baja\?\w+=wanted$/)
})

test("[B10.203] a seller who answered meanwhile, or no longer sells the machine, is not mailed", async () => {
  const offered = await addStock()
  const sold = await addStock()
  const waiting = await addStock()
  const wanted = await addPublicWanted(api)
  expect(await match()).toBe(3)
  await offerAd(api, { token: offered.token, slug: wanted.slug, ad: offered.ad })
  const ended = { state: "expired" as const, endedAt: new Date() }
  await api.database.update(ads).set(ended).where(eq(ads.id, sold.ad))
  expect(await mailSellers(api, noon)).toBe(1)
  const subjects = async (email: string) =>
    (await mailsTo(api, email)).filter(({ unsubscribeUrl }) => unsubscribeUrl?.endsWith("=wanted"))
  expect(await subjects(waiting.email)).toHaveLength(1)
  for (const { email } of [offered, sold]) expect(await subjects(email)).toEqual([])
})

const alertsOf = (email: string) =>
  api.database.select().from(alerts).where(eq(alerts.email, email))

test("[B10.101] a wanted ad with an alert mails its owner the ads that appear, and ends it", async () => {
  const early = await addStock({ manufacturer: "Komatsu", year: 2018 })
  const wanted = await addPublicWanted(api, {
    ...{ manufacturer: "Komatsu", year_min: 2015, budget: 50_000_000, alert: true },
  })
  const without = await addPublicWanted(api, { manufacturer: "Komatsu" })
  await match()
  await match(tomorrow)
  const email = await emailOf(wanted.seeker.id)
  const [alert] = await alertsOf(email)
  expect(alert).toMatchObject({
    ...{ state: "active", frequency: "daily", kinds: ["new", "back"], wantedId: wanted.id },
    search: "s=excavadora&category=transporte&marca=Komatsu&precio_hasta=50000000&ano_desde=2015",
    knownAds: [early.ad],
  })
  expect(await alertsOf(await emailOf(without.seeker.id))).toEqual([])
  const later = new Date(noon.getTime() + 3_600_000)
  const late = await addStock({ manufacturer: "Komatsu", year: 2019 })
  const dear = await addStock({ manufacturer: "Komatsu", year: 2019, price: 90_000_000 })
  for (const { ad } of [early, late, dear])
    await matchAd(listSearch(api), { adId: ad, at: later.toISOString(), isReturn: false }, later)
  const found = await api.database
    .select({ adId: alertHits.adId })
    .from(alertHits)
    .where(eq(alertHits.alertId, alert?.id ?? 0))
  expect(found).toEqual([{ adId: late.ad }])
  await callAs(
    api.app,
    { token: wanted.seeker.token },
    `POST /users/me/wanted-ads/${wanted.documentId}`,
    { data: { action: "end" } },
  )
  expect((await alertsOf(email))[0]).toMatchObject({ state: "stopped" })
})

/** Puts communes on a line through Talca, one degree of latitude being 111 km. */
async function placeCommunes(latitudes: Record<string, number>) {
  for (const [slug, latitude] of Object.entries(latitudes))
    await api.database
      .update(communes)
      .set({ latitude, longitude: -71.6 })
      .where(eq(communes.slug, slug))
}

const changed = (ad: number, at: Date) =>
  matchAd(listSearch(api), { adId: ad, at: at.toISOString(), isReturn: false }, at)

async function alertedAds(alertId: number) {
  const rows = await api.database
    .select({ adId: alertHits.adId })
    .from(alertHits)
    .where(eq(alertHits.alertId, alertId))
  return rows.map(({ adId }) => adId).toSorted((one, other) => one - other)
}

test("[B10.142] the alert of a wanted ad watches the kilometres around its commune, also across regions", async () => {
  await addStock({ commune: "Arica", region: "Arica y Parinacota" })
  await addStock({ commune: "Maule", region: "Maule" })
  await placeCommunes({ talca: -35.4, maule: -36.4, arica: -35.8 })
  const wanted = await addPublicWanted(api, { commune: "talca", radius_km: 50, alert: true })
  await match()
  const email = await emailOf(wanted.seeker.id)
  const [alert] = await alertsOf(email)
  expect(alert).toMatchObject({
    ...{
      search: "s=excavadora&category=transporte&comuna=talca&radio=50",
      commune: "talca",
      region: "",
    },
    radiusKm: 50,
  })
  const later = new Date(noon.getTime() + 3_600_000)
  // 44 km away in another region, and 111 km away in the same one.
  const near = await addStock({ commune: "Arica", region: "Arica y Parinacota" })
  const far = await addStock({ commune: "Maule", region: "Maule" })
  for (const { ad } of [near, far]) await changed(ad, later)
  expect(await alertedAds(alert?.id ?? 0)).toEqual([near.ad])
  const own = await callAs(api.app, { token: wanted.seeker.token }, "GET /users/me/alerts")
  expect(own.body.data).toMatchObject([
    {
      name: "«excavadora», Transporte, hasta 50 km de Talca",
      search: "s=excavadora&category=transporte&comuna=talca&radio=50",
    },
  ])
})

test("[B10.172] an alert keeps its kilometres when its days change, and changes them with its search", async () => {
  const wanted = await addPublicWanted(api, { commune: "talca", radius_km: 50, alert: true })
  await match()
  const token = wanted.seeker.token
  const [alert] = await alertsOf(await emailOf(wanted.seeker.id))
  const edit = (search: string) =>
    callAs(api.app, { token }, `POST /users/me/alerts/${alert?.documentId}`, {
      data: { action: "edit", search, kinds: ["new"], frequency: "weekly" },
    })
  const stored = async () => (await alertsOf(alert?.email ?? ""))[0]
  expect((await edit("category=transporte&comuna=talca&radio=50")).status).toBe(200)
  expect(await stored()).toMatchObject({ radiusKm: 50, frequency: "weekly" })
  expect((await edit("category=transporte&region=maule&comuna=talca&radio=200")).status).toBe(200)
  expect(await stored()).toMatchObject({
    ...{ search: "category=transporte&comuna=talca&radio=200", radiusKm: 200, region: "" },
  })
  expect((await edit("category=transporte")).status).toBe(200)
  expect(await stored()).toMatchObject({ radiusKm: null, commune: "" })
})

test("[B10.143] who seeks and who sells are found by one matching, both ways", async () => {
  await placeCommunes({ talca: -35.4, maule: -36.4, arica: -35.8 })
  const places = [
    { commune: "Talca", region: "Maule" },
    { commune: "Maule", region: "Maule" },
    { commune: "Arica", region: "Arica y Parinacota" },
  ]
  const kinds = [
    { manufacturer: "Komatsu", year: 2018, price: 40_000_000 },
    { manufacturer: "komatsu", year: 2012, price: 90_000_000 },
    { manufacturer: "Volvo", year: 2018, price: 60_000_000 },
  ]
  const sought = [
    {},
    { manufacturer: "Komatsu" },
    { year_min: 2015, commune: "talca", radius_km: 50 },
    { budget: 60_000_000, commune: "maule", radius_km: 100 },
    { manufacturer: "Volvo", year_max: 2018, commune: "arica", radius_km: 400 },
  ]
  const wanted = []
  for (const data of sought) wanted.push(await addPublicWanted(api, { ...data, alert: true }))
  await match()
  const stock = []
  for (const place of places)
    for (const kind of kinds) stock.push(await addStock({ ...place, ...kind }))
  const later = new Date(noon.getTime() + 3_600_000)
  for (const { ad } of stock) await changed(ad, later)
  await match(tomorrow)
  const sizes = []
  for (const { id, seeker } of wanted) {
    const [alert] = await alertsOf(await emailOf(seeker.id))
    const found = await alertedAds(alert?.id ?? 0)
    const sellers = await api.database.select().from(wantedHits).where(eq(wantedHits.wantedId, id))
    expect(sellers.map(({ adId }) => adId).toSorted((one, other) => one - other)).toEqual(found)
    sizes.push(found.length)
  }
  expect(sizes).toEqual([9, 6, 4, 4, 3])
})

test("[B10.103] sellers whom a person blocked are not mailed what that person seeks", async () => {
  const blocked = await addStock()
  const other = await addStock()
  const wanted = await addPublicWanted(api)
  await api.database
    .insert(sellerBlocks)
    .values({ userId: wanted.seeker.id, sellerId: blocked.id, createdAt: noon })
  await match()
  expect(await hitsOf(blocked.id)).toEqual([])
  expect(await hitsOf(other.id)).toHaveLength(1)
})

test("[B10.66] two servers mail every seller once", async () => {
  const stock = []
  for (let count = 0; count < 8; count += 1) stock.push(await addStock())
  await addPublicWanted(api)
  const found = await Promise.all([1, 2, 3].map(() => match()))
  expect(found.reduce((sum, count) => sum + count, 0)).toBe(8)
  const sent = await Promise.all([1, 2, 3].map(() => mailSellers(api, noon)))
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(8)
  for (const { email } of stock) expect(await mailsTo(api, email)).toHaveLength(1)
})

test("[B10.66] switched-off mails and closed accounts get none", async () => {
  const off = await addStock()
  const blocked = await addStock()
  const unconfirmed = await addStock()
  await api.database
    .insert(mailOptOuts)
    .values({ userId: off.id, kind: "wanted_matches", createdAt: noon })
  await addPublicWanted(api)
  await match()
  const set = (id: number, change: Partial<typeof users.$inferInsert>) =>
    api.database
      .update(users)
      .set(change)
      .where(inArray(users.id, [id]))
  await set(blocked.id, { blockedAt: noon, blockedReason: "Estafa" })
  await set(unconfirmed.id, { confirmedAt: null })
  expect(await mailSellers(api, noon)).toBe(0)
  const switches = await callAs(api.app, { token: off.token }, "GET /users/me/mail-switches")
  expect(switches.body.data.wanted).not.toContain("wanted_matches")
})
