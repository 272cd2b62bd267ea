import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { leadCodeOf, replyByLink } from "../../../test/ask-seller.ts"
import { callAs } from "../../../test/call-as.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { mailsTo } from "../../../test/links.ts"
import { addPublicWanted, addSeeker, offerAd, offerText } from "../../../test/wanted.ts"
import { users } from "../../database/schema/accounts.ts"
import { adDaily } from "../../database/schema/ad-figures.ts"
import { communes } from "../../database/schema/catalog.ts"
import { searchSynonyms } from "../../database/schema/content.ts"
import { leads } from "../../database/schema/leads.ts"
import { refreshVocabulary } from "../search/use-cases/refresh-vocabulary.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp({ config: { callsPerMinute: 1_000_000 } })
})
afterAll(() => api.close())

const emailOf = async (id: number) =>
  (await api.database.select().from(users).where(eq(users.id, id)))[0]?.email ?? ""
const offersOf = (wantedId: number) =>
  api.database.select().from(leads).where(eq(leads.wantedId, wantedId))

async function addSellerWithAd(name = "Excavadora Komatsu PC200") {
  const seller = await addSeeker(api)
  return {
    seller,
    ad: await addAd(api.database, { ownerId: seller.id, name, slug: `de-${seller.id}` }),
  }
}

test("[B10.67] an offer is a thread through us: mailed at once, answered by both, without addresses", async () => {
  const wanted = await addPublicWanted(api, { text: "Con cabina cerrada." })
  const { ad, seller } = await addSellerWithAd()
  const seekerEmail = await emailOf(wanted.seeker.id)
  const sellerEmail = await emailOf(seller.id)
  const { slug } = wanted
  const answer = await offerAd(api, { token: seller.token, slug, ad })
  expect(answer.status).toBe(201)
  const [mail] = (await mailsTo(api, seekerEmail)).slice(-1)
  expect(mail?.subject).toContain("Alguien tiene lo que buscas")
  expect(mail?.text).toContain("Excavadora Komatsu PC200")
  expect(JSON.stringify(mail)).not.toContain(sellerEmail)
  const replied = await replyByLink(api, leadCodeOf(mail), "¿Dónde la puedo ver?")
  expect(replied.status).toBe(200)
  expect(replied.body.data.messages).toMatchObject([
    { author: "buyer", text: expect.stringContaining("Busco: Excavadora de 20 toneladas.") },
    { author: "seller", text: offerText },
    { author: "buyer", text: "¿Dónde la puedo ver?" },
  ])
  const [toSeller] = (await mailsTo(api, sellerEmail)).slice(-1)
  expect(toSeller?.text).toContain("¿Dónde la puedo ver?")
  expect(JSON.stringify(toSeller)).not.toContain(seekerEmail)
  const thread = await callAs(
    api.app,
    { token: seller.token },
    `GET /users/me/leads/${answer.body.data.documentId}`,
  )
  expect(thread.body.data).toMatchObject({ side: "seller", person: { name: "Quien busca" } })
  expect(JSON.stringify(thread.body)).not.toContain(seekerEmail)
  const mine = await callAs(
    api.app,
    { token: wanted.seeker.token },
    "GET /users/me/leads?side=buyer",
  )
  // The person who seeks wrote last: the next step is the seller's.
  expect(mine.body.data).toMatchObject([{ state: "new", name: null }])
})

test("[B10.67] fifty parallel presses of one button make one thread and one mail", async () => {
  const wanted = await addPublicWanted(api)
  const { ad, seller } = await addSellerWithAd()
  const call = { token: seller.token, slug: wanted.slug, ad, key: `pressed-once-${seller.id}` }
  const answers = await Promise.all(Array.from({ length: 50 }, () => offerAd(api, call)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(await offersOf(wanted.id)).toHaveLength(1)
  const subjects = (await mailsTo(api, await emailOf(wanted.seeker.id))).map((m) => m.subject)
  expect(subjects.filter((subject) => subject.startsWith("Alguien tiene"))).toHaveLength(1)
  const again = await offerAd(api, { token: seller.token, slug: wanted.slug, ad })
  expect(again.status).toBe(409)
})

test("[B10.120] the ads that fit what is sought come first, and others are not proposed", async () => {
  const { slug } = await addPublicWanted(api, { manufacturer: "Komatsu", year_min: 2015 })
  const { id: ownerId, token } = await addSeeker(api)
  const add = (name: string, given: { manufacturer: string; year: number }) =>
    addAd(api.database, {
      ownerId,
      name,
      slug: `fit-${given.year}-${name.length}-${ownerId}`,
      ...given,
    })
  const old = await add("Excavadora 20 toneladas", { manufacturer: "Komatsu", year: 2009 })
  const fits = await add("PC200 excavadora", { manufacturer: "KOMATSU", year: 2018 })
  const truck = await add("Camión de reparto", { manufacturer: "Komatsu", year: 2018 })
  const { body } = await callAs(api.app, { token }, `GET /wanted-offers/${slug}`)
  const found = body.data.ads.map((ad: Record<string, unknown>) => [ad.id, ad.is_fitting])
  expect(found).toEqual([
    [fits, true],
    [old, false],
    [truck, false],
  ])
  expect(Object.keys(body.data.ads[0]).toSorted()).toEqual(
    ["id", "name", "price", "currency", "is_same_category", "is_fitting", "is_offered"].toSorted(),
  )
})

const anything = { manufacturer: "", year_min: null }

test("[B10.144] an ad is proposed when the list shows it for what is sought: synonyms, plural and distance too", async () => {
  await api.database.insert(searchSynonyms).values({ terms: ["grúa horquilla", "montacargas"] })
  const { id: ownerId, token } = await addSeeker(api)
  const stock: Record<string, number> = {}
  for (const [name, place] of [
    ["Montacargas Toyota", { commune: "Talca", region: "Maule" }],
    ["Grúa telescópica Liebherr", { commune: "Talca", region: "Maule" }],
    ["Grúas horquilla eléctricas", { commune: "Arica", region: "Arica y Parinacota" }],
  ] as const) {
    stock[name] = await addAd(api.database, {
      ownerId,
      name,
      slug: `kind-${ownerId}-${name.length}`,
      ...place,
    })
  }
  await api.database.update(communes).set({ latitude: -18.5 }).where(eq(communes.slug, "arica"))
  await refreshVocabulary(api.database)
  const proposed = async (data: object) => {
    const { slug } = await addPublicWanted(api, { ...anything, ...data })
    const { body } = await callAs(api.app, { token }, `GET /wanted-offers/${slug}`)
    return body.data.ads
      .filter((ad: { is_fitting: boolean }) => ad.is_fitting)
      .map(({ name }: { name: string }) => name)
      .toSorted()
  }
  const name = "Grúa horquilla de 3 toneladas a gas"
  expect(await proposed({ name })).toEqual(["Grúas horquilla eléctricas", "Montacargas Toyota"])
  expect(await proposed({ name, commune: "talca", radius_km: 100 })).toEqual(["Montacargas Toyota"])
  expect(await proposed({ name: "20 m³ o más" })).toEqual([])
})

test("[B10.67] [B8.173] only own public ads are offered, to others, and to what is still sought", async () => {
  const wanted = await addPublicWanted(api)
  const { slug } = wanted
  const { ad, seller } = await addSellerWithAd()
  const other = await addSellerWithAd()
  const over = await addAd(api.database, { ownerId: seller.id, state: "expired", slug: `x${ad}` })
  const status = async (call: { token: string; ad: number }) =>
    (await offerAd(api, { slug, ...call })).status
  expect(await status({ token: seller.token, ad: other.ad })).toBe(409)
  expect(await status({ token: seller.token, ad: over })).toBe(409)
  expect(await status({ token: seller.token, ad: 2 ** 31 })).toBe(400)
  const own = await addAd(api.database, { ownerId: wanted.seeker.id, slug: `y${ad}` })
  expect(await status({ token: wanted.seeker.token, ad: own })).toBe(409)
  const choices = (token: string) => callAs(api.app, { token }, `GET /wanted-offers/${slug}`)
  expect((await choices(wanted.seeker.token)).body.data).toEqual({
    ...{ is_own: true, answered_lead: null, ads: [] },
  })
  expect((await choices(seller.token)).body.data.ads).toMatchObject([
    { id: ad, is_same_category: true, is_offered: false },
  ])
  await callAs(
    api.app,
    { token: wanted.seeker.token },
    `POST /users/me/wanted-ads/${wanted.documentId}`,
    {
      data: { action: "end" },
    },
  )
  expect(await status({ token: seller.token, ad })).toBe(404)
  expect((await choices(seller.token)).status).toBe(404)
  expect((await callAs(api.app, {}, `GET /wanted-offers/${slug}`)).status).toBe(401)
})

test("[B10.67] of the ads to choose from, those named like what is sought come first", async () => {
  const wanted = await addPublicWanted(api)
  const { seller } = await addSellerWithAd("Excavadora de 22 toneladas")
  for (const name of ["Rodillo compactador", "Minicargador Bobcat"])
    await addAd(api.database, { ownerId: seller.id, name })
  const choices = await callAs(
    api.app,
    { token: seller.token },
    `GET /wanted-offers/${wanted.slug}`,
  )
  expect(choices.body.data.ads[0].name).toBe("Excavadora de 22 toneladas")
})

test("[B10.67] a seller makes twenty offers a day", async () => {
  const { seller } = await addSellerWithAd()
  const { slug } = await addPublicWanted(api)
  const statuses = []
  for (let count = 0; count < 21; count += 1) {
    const ad = await addAd(api.database, { ownerId: seller.id, slug: `many-${count}` })
    statuses.push((await offerAd(api, { token: seller.token, slug, ad })).status)
  }
  expect(statuses).toEqual([...Array(20).fill(201), 429])
})

test("[B10.67] an offer is no answer of the seller's usual time, no question to their ad, and no contact of it", async () => {
  const wanted = await addPublicWanted(api)
  const { ad, seller } = await addSellerWithAd()
  await offerAd(api, { token: seller.token, slug: wanted.slug, ad })
  expect(await api.database.$count(adDaily, eq(adDaily.adId, ad))).toBe(0)
  const [offer] = await offersOf(wanted.id)
  expect(offer).toMatchObject({ state: "answered", channel: "wanted", phone: "", company: "" })
})
