import type { AdContent } from "@wara/domain/ads/ad-schema"
import { days } from "@wara/domain/time"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import {
  addPendingAd,
  addTestSeller,
  buildContent,
  callOwn,
  type TestSeller,
  waitingReview,
} from "../../../test/publish-ad.ts"
import { clearOldDrops, listPrices } from "./price-history-store.ts"
import { approveReview } from "./use-cases/approve-review.ts"
import { editAd } from "./use-cases/edit-ad.ts"

let api: TestApp
let seller: TestSeller
let content: AdContent

beforeAll(async () => {
  api = await createTestApp()
  seller = await addTestSeller(api)
  content = await buildContent(api, seller.id, { price: 10_000_000 })
})

afterAll(() => api.close())

const start = new Date()
const onDay = (day: number) => new Date(start.getTime() + days(day))

async function addPublicAd(now: Date): Promise<number> {
  const adId = await addPendingAd(api, seller, { content, now })
  await approve(adId, now)
  return adId
}

async function approve(adId: number, now: Date): Promise<void> {
  const decision = { reviewId: await waitingReview(api, adId), actorId: seller.id }
  await api.database.transaction((transaction) =>
    approveReview(transaction, api.config, decision, now),
  )
}

const changePrice = (adId: number, given: Partial<AdContent>, now: Date) =>
  editAd(
    api.database,
    api.config,
    { adId, ownerId: seller.id, content: { ...content, ...given } },
    now,
  )

const shownDrop = async (adId: number) => {
  const { body } = await callOwn(api, null, `GET /ads?filters[id][$eq]=${adId}`)
  const [{ price_before_drop, price_dropped_at }] = body.data
  return { from: price_before_drop, at: price_dropped_at }
}

test("[B10.20] an edit of the price is part of the history, and a drop is public with its day", async () => {
  const adId = await addPublicAd(onDay(-10))
  expect(await listPrices(api.database, adId)).toEqual([])
  expect(await shownDrop(adId)).toEqual({ from: null, at: null })

  await changePrice(adId, { price: 9_400_000 }, start)
  const prices = await listPrices(api.database, adId)
  expect(prices).toEqual([
    { price: 10_000_000, currency: "CLP", at: onDay(-10) },
    { price: 9_400_000, currency: "CLP", at: start },
  ])
  expect(await shownDrop(adId)).toEqual({ from: 10_000_000, at: start.toISOString() })

  await changePrice(adId, { price: 9_400_000, weight: 4_000 }, onDay(1))
  expect(await listPrices(api.database, adId)).toEqual(prices)

  await changePrice(adId, { price: 11_000_000 }, onDay(2))
  expect(await shownDrop(adId)).toEqual({ from: null, at: null })
})

test("[B10.20] a price that awaits review is part of the history from its approval on", async () => {
  const adId = await addPublicAd(onDay(-10))
  expect(await changePrice(adId, { price: 5_000_000 }, onDay(-1))).toBe(true)
  expect(await listPrices(api.database, adId)).toEqual([])
  await approve(adId, start)
  expect((await listPrices(api.database, adId)).at(-1)).toEqual({
    price: 5_000_000,
    currency: "CLP",
    at: start,
  })
  expect(await shownDrop(adId)).toEqual({ from: 10_000_000, at: start.toISOString() })
})

test("[B10.20] changes within one millisecond remain in their order", async () => {
  const adId = await addPublicAd(onDay(-10))
  for (const price of [9_900_000, 9_800_000, 9_700_000]) await changePrice(adId, { price }, start)
  const prices = (await listPrices(api.database, adId)).map(({ price }) => price)
  expect(prices).toEqual([10_000_000, 9_900_000, 9_800_000, 9_700_000])
})

test("[B10.20] the database refuses a price without history, and changes of the history", async () => {
  const adId = await addPublicAd(onDay(-10))
  const set = "update ads set price = 1000 where id = $1"
  await expect(api.pool.query(set, [adId])).rejects.toThrow("is not in its history")
  await changePrice(adId, { price: 9_000_000 }, start)
  const rewrite = "update ad_prices set price = 1 where ad_id = $1"
  await expect(api.pool.query(rewrite, [adId])).rejects.toThrow("is only ever added to")
})

test("[B10.20] a drop of more than 30 days ago is no longer shown", async () => {
  const adId = await addPublicAd(onDay(-10))
  await changePrice(adId, { price: 9_000_000 }, start)
  await clearOldDrops(api.database, onDay(29))
  expect((await shownDrop(adId)).from).toBe(10_000_000)
  await clearOldDrops(api.database, onDay(31))
  expect(await shownDrop(adId)).toEqual({ from: null, at: null })
})

test("[B10.21] lists can be sorted by the newest drop", async () => {
  const [older, newer] = [await addPublicAd(onDay(-10)), await addPublicAd(onDay(-10))]
  await changePrice(older, { price: 9_000_000 }, onDay(-1))
  await changePrice(newer, { price: 9_000_000 }, start)
  const { body } = await callOwn(api, null, "GET /ads?sort[0]=price_dropped_at:desc&pageSize=100")
  const ids = body.data.map(({ id }: { id: number }) => id)
  expect(ids.indexOf(newer)).toBeLessThan(ids.indexOf(older))
  const filter = "GET /ads?filters[price_dropped_at][$notNull]=true&pageSize=100"
  const dropped = (await callOwn(api, null, filter)).body.data
  expect(dropped.map(({ id }: { id: number }) => id)).toEqual(
    expect.arrayContaining([older, newer]),
  )
  expect(dropped.every((ad: { price_before_drop: number }) => ad.price_before_drop > 0)).toBe(true)
})
