import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { addReview } from "../../../test/add-review.ts"
import { addSession, addUser } from "../../../test/add-user.ts"
import { addAlert } from "../../../test/alerts.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { callOwn } from "../../../test/publish-ad.ts"
import { alerts } from "../../database/schema/alerts.ts"
import { panelDays } from "../../database/schema/panel-days.ts"
import { adReviews } from "../../database/schema/reviews.ts"
import { readDays, storeDays } from "./day-store.ts"

let api: TestApp
const tokens = { moderator: "", operator: "" }

beforeAll(async () => {
  api = await createTestApp()
  for (const role of ["moderator", "operator"] as const) {
    tokens[role] = await addSession(api.database, await addUser(api.database, { role }))
  }
})

afterAll(() => api.close())

const read = (query: string, token = tokens.operator) =>
  callOwn(api, token, `GET /admin/dashboard?${query}`)

test("[B5.36] [B8.173] the figures cover the chosen days, by Chilean midnight", async () => {
  // 23:30 in Chile on the 4th, and half an hour later.
  for (const createdAt of ["2026-03-05T02:30:00Z", "2026-03-05T03:00:00Z"]) {
    const ownerId = await addUser(api.database, { createdAt: new Date(createdAt) })
    const publishedAt = new Date(createdAt)
    await addAd(api.database, { ownerId, publishedAt, expiresAt: new Date("2026-03-20T00:00:00Z") })
  }
  const { data } = (await read("from=2026-03-04&to=2026-03-04")).body
  expect(data).toMatchObject({
    from: "2026-03-04",
    to: "2026-03-04",
    registrations: [{ day: "2026-03-04", count: 1 }],
    published: [{ day: "2026-03-04", count: 1 }],
    sellers: 1,
    sales: [],
  })
  const both = (await read("from=2026-03-04&to=2026-03-05")).body.data
  expect(both.registrations.map(({ count }: { count: number }) => count)).toEqual([1, 1])
  expect(both.sellers).toBe(2)
  expect((await read("from=2026-03-04&to=2026-03-05", tokens.moderator)).body.data.sales).toBeNull()
  expect((await read("to=0000-01-01")).status).toBe(400)
})

test("[B9.153] published ads and decision times of past days are stored by a job; days without are counted", async () => {
  const days = { from: "2026-01-10", to: "2026-01-11" }
  const publishedAt = new Date("2026-01-10T15:00:00Z")
  const publish = () => addAd(api.database, { publishedAt, expiresAt: new Date("2026-01-25") })
  const counts = async (today: string) => {
    const { medianMinutes, published } = await readDays(api.database, days, today)
    return [published, medianMinutes].map((figures) => figures.map(({ count }) => count))
  }
  const adId = await publish()
  const reviewId = await addReview(api.database, adId)
  await api.database
    .update(adReviews)
    .set({
      ...{ state: "approved", decidedBy: await addUser(api.database, { role: "moderator" }) },
      ...{ submittedAt: publishedAt, decidedAt: new Date("2026-01-10T15:30:00Z") },
    })
    .where(eq(adReviews.id, reviewId))
  const first = [
    [1, 0],
    [30, 0],
  ]
  expect(await counts("2026-01-12")).toEqual(first)
  await storeDays(api.database, "2026-01-12")
  await publish()
  expect(await counts("2026-01-12")).toEqual(first)
  // Today is never read from what is stored.
  expect((await counts("2026-01-10"))[0]).toEqual([2, 0])
  await storeDays(api.database, "2026-01-12")
  expect((await counts("2026-01-12"))[0]).toEqual([2, 0])
  await api.database.delete(panelDays)
})

test.each(["from=2026-03-05&to=2026-03-04", "from=2020-01-01&to=2026-03-04", "from=ayer"])(
  "[B5.36] the days %s are rejected",
  async (query) => {
    expect((await read(query)).status).toBe(400)
  },
)

test("[B10.41] the panel shows what people watch for and nobody sells, by category and region", async () => {
  await addAd(api.database, { name: "Tractor John Deere", category: "Agro", region: "Maule" })
  await addAlert(api, { search: "s=tractor&category=agro" })
  const waiting = await addAlert(api, { search: "s=vibropisonador&category=agro&region=maule" })
  await addAlert(api, { search: "s=aljibe&category=agro&comuna=talca" })
  await addAlert(api, { email: waiting.email, search: "s=betonera&category=agro&region=maule" })
  const demand = async () => (await read("", tokens.moderator)).body.data.unmet_demand
  expect(await demand()).toEqual([{ category: "Agro", region: "Maule", people: 2 }])
  await api.database.update(alerts).set({ state: "paused" })
  expect(await demand()).toEqual([])
})
