import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { addSession, addUser } from "../../../test/add-user.ts"
import { addAlert } from "../../../test/alerts.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { callOwn } from "../../../test/publish-ad.ts"
import { alerts } from "../../database/schema/alerts.ts"

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

test("[B5.36] the figures cover the chosen days, by Chilean midnight", async () => {
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
