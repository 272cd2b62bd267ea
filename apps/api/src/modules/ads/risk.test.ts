import { randomBytes } from "node:crypto"
import { riskWeights } from "@wara/domain/risk/risk-signal"
import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { addPicture } from "../../../test/add-picture.ts"
import { addSession, addUser } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import {
  addPendingAd,
  addTestSeller,
  callOwn,
  type TestSeller,
  waitingReview,
} from "../../../test/publish-ad.ts"
import { users } from "../../database/schema/accounts.ts"
import { adRisks } from "../../database/schema/ad-risks.ts"
import { adImages, ads } from "../../database/schema/ads.ts"
import { indicators } from "../../database/schema/catalog.ts"
import { files } from "../../database/schema/files.ts"
import { uploads } from "../../database/schema/uploads.ts"
import { findReview } from "./review-desk-store.ts"
import { findRisk } from "./risk-store.ts"
import { assessReview, tendRisks } from "./use-cases/assess-review.ts"

let api: TestApp
let made = 0
const day = 86_400_000

beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

/** A seller whose data nobody else has, with an ad whose contact data are their own. */
async function addLoneSeller(given: Parameters<typeof addTestSeller>[1] = {}) {
  made += 1
  const phone = `+5691000${String(1_000 + made)}`
  const seller = await addTestSeller(api, { phone, ...given })
  const content = {
    ...{ phone, email: seller.email, manufacturer: "", serial_number: "", price: 12_500_000 },
  }
  return { seller, phone, content }
}

async function risks(seller: TestSeller, content: object) {
  const adId = await addPendingAd(api, seller, { content })
  const reviewId = await waitingReview(api, adId)
  await assessReview(api, reviewId, new Date())
  return { adId, reviewId, risk: await findRisk(api.database, reviewId) }
}

const block = (id: number) =>
  api.database.update(users).set({ blockedAt: new Date() }).where(eq(users.id, id))

test("[B10.48] the job of a submission computes its risk, and an edit queues it again", async () => {
  const { seller, content } = await addLoneSeller()
  const adId = await addPendingAd(api, seller, { content })
  const queued = async () => {
    const { rows } = await api.pool.query(
      "select (data ->> 'reviewId')::int as id from pgboss.job where name = 'ad-risk' order by 1",
    )
    return rows.map(({ id }) => id)
  }
  const first = await waitingReview(api, adId)
  expect((await queued()).at(-1)).toBe(first)
  await assessReview(api, first, new Date())
  expect(await findRisk(api.database, first)).toMatchObject({ score: 0, signals: [] })
  const own = (await callOwn(api, seller.token, `GET /users/me/ads/${adId}`)).body.data.content
  const gallery = own.gallery.map(({ id }: { id: number }) => id)
  const description = "Se reserva con transferencia. Lista para trabajar en faena."
  const edit = { ...own, gallery, description }
  expect((await callOwn(api, seller.token, `PUT /users/me/ads/${adId}`, edit)).status).toBe(200)
  const second = await waitingReview(api, adId)
  expect((await queued()).at(-1)).toBe(second)
  await assessReview(api, second, new Date())
  expect((await findRisk(api.database, second))?.signals).toMatchObject([{ kind: "payment" }])
  // The submission that was replaced is not computed again.
  await assessReview(api, first, new Date(Date.now() + day))
  expect((await findRisk(api.database, first))?.computedAt.getTime()).toBeLessThan(Date.now())
})

test("[B10.48] [B10.165] RUT, phone, e-mail and network of other accounts are found, also in their ads", async () => {
  const { seller, content, phone } = await addLoneSeller({
    email: "pedro.diaz+wara@gmail.com",
    companyRut: "76086428-5",
  })
  const networkHash = randomBytes(32)
  await addSession(api.database, seller.id, { networkHash })
  const add = (given: Partial<typeof users.$inferInsert>) => addUser(api.database, given)
  const sameRut = await add({ rut: "76086428-5", blockedAt: new Date() })
  const samePhone = await add({ phone })
  const sameMailbox = await add({ email: "PedroDiaz@googlemail.com" })
  const adPhone = await add({})
  await addAd(api.database, { ownerId: adPhone, slug: "mismo-fono", phone, email: "x@faena.cl" })
  const adMail = await add({})
  await addAd(api.database, {
    ownerId: adMail,
    slug: "mismo-correo",
    email: "PEDRO.DIAZ+2@gmail.com",
  })
  const sameNetwork = await add({})
  await addSession(api.database, sameNetwork, { networkHash })
  const longAgo = await add({})
  const createdAt = new Date(Date.now() - 91 * day)
  await addSession(api.database, longAgo, { networkHash, createdAt })
  const team = await add({ role: "moderator", phone })
  await addSession(api.database, team, { networkHash })
  const { risk } = await risks(seller, content)
  expect(risk?.signals).toEqual([
    { kind: "banned-rut", weight: riskWeights["banned-rut"], accounts: [sameRut] },
    { kind: "shared-phone", weight: 20, accounts: [adPhone, samePhone] },
    { kind: "shared-email", weight: 20, accounts: [adMail, sameMailbox] },
    { kind: "shared-network", weight: 5, accounts: [sameNetwork] },
  ])
  expect(risk?.score).toBe(100)
})

test("[B10.48] pictures that look alike and serial numbers are found on ads of other sellers only", async () => {
  const { seller, content } = await addLoneSeller()
  const { seller: thief, content: stolen } = await addLoneSeller()
  const fingerprint = "0110100110010110".repeat(4)
  const addAlike = async (ownerId: number, name: string) => {
    const fileId = await addPicture(api.database, name)
    await api.database.update(files).set({ fingerprint }).where(eq(files.id, fileId))
    await api.database.insert(uploads).values({ fileId, ownerId, type: "gallery" })
    return fileId
  }
  const original = await addAd(api.database, {
    ownerId: seller.id,
    slug: "original-con-foto",
    serialNumber: " Cat0320-77 ",
  })
  const fileId = await addAlike(seller.id, "original")
  await api.database.insert(adImages).values({ adId: original, position: 1, fileId })
  const copy = { gallery: [await addAlike(thief.id, "copia")], serial_number: "CAT0320-77" }
  const { risk } = await risks(thief, { ...stolen, ...copy })
  expect(risk?.signals).toEqual([
    { kind: "serial", weight: riskWeights.serial, ads: [original] },
    { kind: "picture", weight: riskWeights.picture, ads: [original] },
  ])
  const again = { gallery: [await addAlike(seller.id, "otra")], serial_number: "CAT0320-77" }
  const own = await risks(seller, { ...content, ...again })
  // The stolen ad waits for its review, and counts all the same.
  expect(own.risk?.signals.map((signal) => "ads" in signal && signal.ads)).not.toContain(original)
})

test("[B10.48] [B9.150] what waits without a score gets one, and one of six hours ago is computed and compared again", async () => {
  const { seller, phone, ...lone } = await addLoneSeller()
  const content = { ...lone.content, name: "Zaranda Powerscreen Warrior 800" }
  const adId = await addPendingAd(api, seller, { content })
  const reviewId = await waitingReview(api, adId)
  const { signal } = new AbortController()
  await tendRisks(api, new Date(), signal)
  expect(await findRisk(api.database, reviewId)).toMatchObject({ score: 0 })
  await block(await addUser(api.database, { phone }))
  const { name, price } = content
  const later = await addAd(api.database, { name, price })
  const similarNames = async () => (await findReview(api.database, reviewId))?.similarNames
  expect(await similarNames()).toEqual([])
  await tendRisks(api, new Date(Date.now() + 5 * 3_600_000), signal)
  expect(await findRisk(api.database, reviewId)).toMatchObject({ score: 0 })
  await tendRisks(api, new Date(Date.now() + 7 * 3_600_000), signal)
  expect(await findRisk(api.database, reviewId)).toMatchObject({
    score: riskWeights["banned-phone"],
  })
  expect(await similarNames()).toEqual([later])
})

test("[B10.48] risks are deleted after half a year, unless their submission still waits", async () => {
  const { seller, content } = await addLoneSeller()
  const waiting = await risks(seller, content)
  const decided = await risks(seller, content)
  const old = new Date(Date.now() - 181 * day)
  await api.database.update(adRisks).set({ computedAt: old })
  await api.pool.query(
    "update ad_reviews set state = 'withdrawn', decided_at = now() where id = $1",
    [decided.reviewId],
  )
  const signal = AbortSignal.abort()
  await tendRisks(api, new Date(), signal)
  expect(await findRisk(api.database, decided.reviewId)).toBeNull()
  expect(await findRisk(api.database, waiting.reviewId)).not.toBeNull()
})

test("[B10.48] the team reads score and signals, and sorts and filters by them; sellers and visitors never", async () => {
  const { seller, phone, content } = await addLoneSeller()
  await block(await addUser(api.database, { phone }))
  const risky = await risks(seller, content)
  const { seller: honest, content: plain } = await addLoneSeller()
  const quiet = await risks(honest, plain)
  const moderator = await addUser(api.database, { role: "moderator" })
  const token = await addSession(api.database, moderator)
  const list = async (query: string) => {
    const answer = await callOwn(api, token, `GET /admin/reviews?${query}`)
    return answer.body.data.map(({ id }: { id: number }) => id)
  }
  const queue = await list("filters[state][$eq]=pending&sort=risk_score:desc,submitted_at:asc")
  expect(queue.indexOf(risky.reviewId)).toBeLessThan(queue.indexOf(quiet.reviewId))
  const high = await list("filters[risk_score][$gte]=50&pageSize=100")
  expect(high).toContain(risky.reviewId)
  expect(high).not.toContain(quiet.reviewId)
  const { body } = await callOwn(api, token, `GET /admin/reviews/${risky.reviewId}/detail`)
  expect(body.data.risk).toMatchObject({ score: 50, signals: [{ kind: "banned-phone" }] })
  for (const path of [`users/me/ads/${risky.adId}`, "users/me/ads"]) {
    const answer = await callOwn(api, seller.token, `GET /${path}`)
    expect(JSON.stringify(answer.body)).not.toMatch(/risk|banned-phone/)
  }
  const paths = [`admin/reviews/${risky.reviewId}/detail`, "admin/reviews"]
  for (const path of paths) {
    expect((await callOwn(api, seller.token, `GET /${path}`)).status).toBe(403)
    expect((await callOwn(api, null, `GET /${path}`)).status).toBe(401)
  }
  const [row] = await api.database.select().from(ads).where(eq(ads.id, risky.adId))
  expect(row?.state).toBe("pending")
})

test("[B10.48] the price is compared with eight ads of the maker in the category, in pesos", async () => {
  const { seller, content } = await addLoneSeller()
  const other = await addUser(api.database)
  const peer = { ownerId: other, manufacturer: "HITACHI", category: "Transporte" }
  for (let count = 0; count < 8; count += 1) {
    const price = 50_000_000 + count * 1_000_000
    await addAd(api.database, { ...peer, slug: `par-${made}-${count}`, price })
  }
  // Neither own ads nor those of other categories move the median.
  await addAd(api.database, { ...peer, ownerId: seller.id, slug: "propio", price: 1 })
  await addAd(api.database, { ...peer, slug: "otra-cosa", category: "Minería", price: 1 })
  const { risk } = await risks(seller, {
    ...content,
    manufacturer: "Hitachi",
    price: 20_000_000,
  })
  expect(risk?.signals).toEqual([
    { kind: "low-price", weight: 30, percent: 37, median: 53_500_000, peers: 8 },
  ])
  const fair = await risks(seller, { ...content, manufacturer: "Hitachi", price: 30_000_000 })
  expect(fair.risk?.signals).toEqual([])
  const dollar = { code: "dolar", name: "Dólar", unit: "CLP" } as const
  await api.database.insert(indicators).values(dollar).onConflictDoNothing()
  await api.pool.query(
    "insert into indicator_values (code, date, value) values ('dolar', (now() at time zone 'America/Santiago')::date, 1000)",
  )
  const dollars = { ...content, manufacturer: "Hitachi", price: 20_000, currency: "USD" as const }
  const inDollars = await risks(seller, dollars)
  expect(inDollars.risk?.signals).toMatchObject([{ kind: "low-price", percent: 37 }])
})
