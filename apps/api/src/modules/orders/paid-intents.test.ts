import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { giveCredits } from "../../../test/give-credits.ts"
import { eventsOf, mailsTo } from "../../../test/order-outcome.ts"
import { addPendingAd, callOwn, waitingReview } from "../../../test/publish-ad.ts"
import { type Buyer, comeBack, openShop, type Shop } from "../../../test/shop.ts"
import { ads } from "../../database/schema/ads.ts"
import { approveReview } from "../ads/use-cases/approve-review.ts"
import { banAd } from "../ads/use-cases/ban-ad.ts"
import { expireAds } from "../ads/use-cases/expire-ads.ts"
import { countCredits } from "../credits/use-cases/count-credits.ts"

let shop: Shop

beforeAll(async () => {
  shop = await openShop({ timeouts: { timeout: 500, statusRetries: 0 } })
})

afterEach(() => shop.webpay.command({ forget: true }))
afterAll(() => shop.stop())

const day = 86_400_000

/** A public ad of the buyer, approved so many days ago, without credits left. */
async function publishAd(buyer: Buyer, daysAgo: number): Promise<number> {
  const at = new Date(Date.now() - daysAgo * day)
  const adId = await addPendingAd(shop.api, { ...buyer, email: "" }, { now: at })
  const decision = { reviewId: await waitingReview(shop.api, adId), actorId: buyer.id }
  await shop.api.database.transaction((transaction) =>
    approveReview(transaction, shop.api.config, decision, at),
  )
  return adId
}

async function adRow(id: number) {
  const [row] = await shop.api.database.select().from(ads).where(eq(ads.id, id))
  return row
}

const creditsOf = ({ id }: Buyer) => countCredits(shop.api.database, id)

test("[B5.33] paying for the renewal of an ad renews it once, even if the buyer returns twice", async () => {
  const buyer = await shop.addBuyer()
  const ad = await publishAd(buyer, 16)
  await expireAds(shop.api, new Date())
  expect(await adRow(ad)).toMatchObject({ state: "expired" })
  const order = await buyer.open({ ad, ad_intent: "renew" })
  // Nothing changes before the payment.
  expect(await adRow(ad)).toMatchObject({ state: "expired" })
  const back = await shop.webpay.pay(order.token, "approve", {})
  const [answer] = await Promise.all([comeBack(shop.api, back), comeBack(shop.api, back)])
  expect(answer?.body.data.order).toMatchObject({ ad_intent: "renew", ad: { id: ad } })
  expect(await adRow(ad)).toMatchObject({ state: "active" })
  expect(await creditsOf(buyer)).toMatchObject({ publication: 14, featured: 1 })
  const read = await callOwn(shop.api, buyer.token, `GET /users/me/orders/${order.documentId}`)
  expect(read.body.data).toMatchObject({ ad_intent: "renew", ad_done: true })
  expect(await mailsTo(shop, buyer.id)).toContain("Recibimos tu pago")
})

test("[B5.33] a featured placement bought for a public ad starts with the payment", async () => {
  const buyer = await shop.addBuyer()
  const ad = await publishAd(buyer, 2)
  const order = await buyer.open({ pack: null, placement: true, ad, ad_intent: "feature" })
  await comeBack(shop.api, await shop.webpay.pay(order.token, "approve", {}))
  const row = await adRow(ad)
  expect(row).toMatchObject({ state: "active", featured: true })
  expect(row?.featuredUntil?.getTime()).toBeGreaterThan(Date.now() + 14.99 * day)
  expect(await creditsOf(buyer)).toMatchObject({ publication: 0, featured: 0 })
})

test("[B5.33] if the ad can no longer be renewed when the payment arrives, the credits remain available", async () => {
  const buyer = await shop.addBuyer()
  const ad = await publishAd(buyer, 14)
  const order = await buyer.open({ ad, ad_intent: "renew" })
  await callOwn(shop.api, buyer.token, `POST /users/me/ads/${ad}/deactivate`, { reason: "sold" })
  await comeBack(shop.api, await shop.webpay.pay(order.token, "approve", {}))
  expect(await adRow(ad)).toMatchObject({ state: "deactivated" })
  expect(await creditsOf(buyer)).toMatchObject({ publication: 15 })
  const read = await callOwn(shop.api, buyer.token, `GET /users/me/orders/${order.documentId}`)
  expect(read.body.data).toMatchObject({ state: "paid", ad_intent: "renew", ad_done: false })
})

test("[B5.33] impossible purchases are rejected: too early, not public, another user's, too little", async () => {
  const buyer = await shop.addBuyer()
  const ad = await publishAd(buyer, 2)
  const status = async (given: object) => (await buyer.ask({ ad, ...given })).status
  expect(await status({ ad_intent: "renew" })).toBe(409)
  expect(await status({ ad_intent: "feature", pack: null, placement: true, ad: null })).toBe(400)
  expect(await status({ ad_intent: "renew", pack: null, placement: true })).toBe(400)
  await callOwn(shop.api, buyer.token, `POST /users/me/ads/${ad}/deactivate`, { reason: "sold" })
  expect(await status({ ad_intent: "feature", pack: null, placement: true })).toBe(409)
  const otherBuyer = await shop.addBuyer()
  const theirs = await otherBuyer.ask({ ad, ad_intent: "feature", pack: null, placement: true })
  expect(theirs.status).toBe(404)
})

const both = { ad_intent: "renew", placement: true, feature_ad: true }

test("a renewal with a featured placement renews and features the ad once, however often its buyer returns", async () => {
  const buyer = await shop.addBuyer()
  const ad = await publishAd(buyer, 16)
  await expireAds(shop.api, new Date())
  const order = await buyer.open({ ad, ...both })
  expect(await adRow(ad)).toMatchObject({ state: "expired", featured: false })
  const back = await shop.webpay.pay(order.token, "approve", {})
  await Promise.all([comeBack(shop.api, back), comeBack(shop.api, back)])
  await comeBack(shop.api, back)
  const row = await adRow(ad)
  expect(row).toMatchObject({ state: "active", featured: true })
  expect(row?.featuredUntil?.getTime()).toBeGreaterThan(Date.now() + 14.99 * day)
  expect(await creditsOf(buyer)).toMatchObject({ publication: 14, featured: 1 })
  const read = await callOwn(shop.api, buyer.token, `GET /users/me/orders/${order.documentId}`)
  expect(read.body.data).toMatchObject({ ad_intent: "renew", ad_done: true, feature_ad: true })
})

test("an ad that is banned between the payment and its renewal is neither renewed nor featured", async () => {
  const buyer = await shop.addBuyer()
  const ad = await publishAd(buyer, 14)
  const order = await buyer.open({ ad, ...both })
  const back = await shop.webpay.pay(order.token, "approve", {})
  const ban = { adId: ad, actorId: buyer.id, reason: "fraud", notes: "" } as const
  await shop.api.database.transaction((transaction) =>
    banAd(transaction, shop.api.config, ban, new Date()),
  )
  await comeBack(shop.api, back)
  expect(await adRow(ad)).toMatchObject({ state: "banned", featured: false })
  expect(await creditsOf(buyer)).toMatchObject({ publication: 15, featured: 2 })
  const read = await callOwn(shop.api, buyer.token, `GET /users/me/orders/${order.documentId}`)
  expect(read.body.data).toMatchObject({ state: "paid", ad_done: false })
})

test("an ad that was featured while its buyer paid is renewed, and the placement stays available", async () => {
  const buyer = await shop.addBuyer()
  const ad = await publishAd(buyer, 14)
  const order = await buyer.open({ ad, ...both })
  const back = await shop.webpay.pay(order.token, "approve", {})
  await giveCredits(shop.api.database, buyer.id, { kind: "featured", available: 1 })
  const step = `POST /users/me/ads/${ad}/feature` as const
  expect((await callOwn(shop.api, buyer.token, step, { key: randomUUID() })).status).toBe(200)
  // Now the checkout would be rejected.
  expect((await buyer.ask({ ad, ...both })).status).toBe(409)
  await comeBack(shop.api, back)
  expect(await creditsOf(buyer)).toMatchObject({ publication: 14, featured: 2 })
  expect(await eventsOf(shop, order.id)).toContain("ad-not-featured")
  const read = await callOwn(shop.api, buyer.token, `GET /users/me/orders/${order.documentId}`)
  expect(read.body.data).toMatchObject({ ad_intent: "renew", ad_done: true, feature_ad: false })
})
