import { chileanDay } from "@wara/domain/site/chilean-dates"
import { addDays } from "@wara/domain/site/chilean-holidays"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { addUser } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { addTestSeller, callOwn, type TestSeller } from "../../../test/publish-ad.ts"
import { adDaily } from "../../database/schema/ad-figures.ts"
import { refreshMedians } from "./figures-store.ts"

let api: TestApp
let seller: TestSeller

beforeAll(async () => {
  api = await createTestApp()
  seller = await addTestSeller(api)
})

afterAll(() => api.close())

/** By the calendar: a change of Chilean time makes a day of 23 or 25 hours. */
const dayBefore = (past: number) => addDays(chileanDay(new Date()), -past)
const today = () => dayBefore(0)
const noonBefore = (past: number) => new Date(`${dayBefore(past)}T15:00:00Z`)

/** A public ad since some days, with the same numbers on each whole day of the last week. */
async function addSeen(
  given: Parameters<typeof addAd>[1],
  daily: Partial<typeof adDaily.$inferInsert>,
) {
  const adId = await addAd(api.database, { publishedAt: noonBefore(14), ...given })
  const rows = [1, 2, 3, 4, 5, 6, 7].map((past) => ({ adId, day: dayBefore(past), ...daily }))
  await api.database.insert(adDaily).values(rows)
  return adId
}

const figures = (token: string, ...ads: (number | string)[]) =>
  callOwn(api, token, `GET /users/me/ad-figures?ads=${ads.join()}`)

test("[B10.74] sellers see the numbers of their own ads of 28 days, day by day", async () => {
  const ad = await addSeen({ ownerId: seller.id, category: "Grúas" }, { listViews: 50, views: 10 })
  await api.database.insert(adDaily).values([
    { adId: ad, day: today(), views: 3, reveals: 2, forms: 1, saves: 4, calls: 1, qr: 1 },
    { adId: ad, day: dayBefore(27), shares: 2, whatsapp: 1 },
    { adId: ad, day: dayBefore(28), views: 999 },
  ])
  await addSeen({ ownerId: await addUser(api.database), category: "Grúas" }, { views: 5 })
  const { body, status } = await figures(seller.token, ad, 999_999)
  expect(status).toBe(200)
  expect(body.data).toHaveLength(1)
  const [own] = body.data
  expect(own).toMatchObject({
    ad,
    totals: {
      ...{ list_views: 350, views: 73, contacts: 3, saves: 4 },
      ...{ whatsapp: 1, calls: 1, shares: 2, qr: 1 },
    },
    peers: null,
  })
  expect(own.days).toHaveLength(28)
  expect(own.days.slice(-9)).toEqual([0, 10, 10, 10, 10, 10, 10, 10, 3])
  const summary = await callOwn(api, seller.token, "GET /users/me/ad-figures/summary")
  expect(summary.body.data).toMatchObject({
    week: { views: 63, contacts: 3 },
    before: { views: 10 },
  })
  const other = await addTestSeller(api)
  expect((await figures(other.token, ad)).body.data).toEqual([])
  expect((await api.app.inject("/api/users/me/ad-figures")).statusCode).toBe(401)
  expect((await figures(seller.token, "1;drop")).status).toBe(400)
})

test("[B10.75] an ad is compared with the median of its category, with enough ads of enough sellers only", async () => {
  const owners = await Promise.all([1, 2, 3].map(() => addUser(api.database)))
  const category = "Excavadoras"
  const own = await addSeen(
    { ownerId: seller.id, category },
    { listViews: 100, views: 20, forms: 1 },
  )
  for (const [place, ownerId] of [...owners, ...owners].entries()) {
    await addSeen({ ownerId, category }, { listViews: 10 * place, views: place, reveals: 1 })
  }
  const compared = async () => (await figures(seller.token, own)).body.data[0]
  const refresh = async () => {
    await api.pool.query("delete from category_figures")
    await refreshMedians(api.database, today())
  }
  await refresh()
  expect((await compared()).peers).toBeNull()
  // Eight ads, and four sellers.
  await addSeen({ ownerId: seller.id, category }, { views: 4 })
  await refresh()
  expect(await compared()).toMatchObject({
    weekly: { list_views: 326.7, views: 65.3, contacts: 3.3 },
    peers: { count: 8, category, views: 12.3, contacts: 3.5 },
  })
  await api.pool.query("update ads set owner_id = $1 where owner_id = $2", [owners[0], owners[1]])
  await refresh()
  expect((await compared()).peers).toBeNull()
})

test("[B10.75] an ad in its first week is not compared", async () => {
  const young = await addSeen(
    { ownerId: seller.id, category: "Excavadoras", publishedAt: noonBefore(3) },
    { views: 1 },
  )
  const { body } = await figures(seller.token, young)
  expect(body.data[0]).toMatchObject({ weekly: null, peers: null })
})
