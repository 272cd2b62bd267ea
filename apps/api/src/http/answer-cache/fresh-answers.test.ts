import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { addSession, addUser } from "../../../test/add-user.ts"
import { type CachingApp, createCachingApp } from "../../../test/create-caching-app.ts"
import {
  addPendingAd,
  addTestSeller,
  callOwn,
  type TestSeller,
  waitingReview,
} from "../../../test/publish-ad.ts"
import { readContent } from "../../modules/ads/ad-content-store.ts"
import { expireAds } from "../../modules/ads/use-cases/expire-ads.ts"

/** Milliseconds in which everybody sees a change [B7.5]. */
const timeout = 1_000

let api: CachingApp
let seller: TestSeller
let operator = ""

beforeAll(async () => {
  api = await createCachingApp()
  seller = await addTestSeller(api)
  operator = await addSession(api.database, await addUser(api.database, { role: "operator" }))
})

afterAll(() => api.close())

const lists = ["/ads?populate=*", "/ads/facets", "/filter/categories", "/filter/communes"]

/** Stores the answers for both audiences. */
async function warm(paths: readonly string[] = lists): Promise<void> {
  for (const path of paths) {
    await api.read(path)
    await api.read(path, "user")
  }
}

/** Waits until the answers of both audiences contain a text, or no longer do. */
async function untilShown(path: string, text: string, isShown = true): Promise<void> {
  for (const audience of ["visitor", "user"] as const) {
    const read = async () => (await api.read(path, audience)).text.includes(text)
    await expect.poll(read, { timeout }).toBe(isShown)
  }
}

test("[B7.3] approval, edit, price, pause and end of an ad show at once", async () => {
  const adId = await addPendingAd(api, seller, { content: { name: "Retroexcavadora JCB 3CX" } })
  const own = (step: string, data: object = {}) =>
    callOwn(api, seller.token, `POST /users/me/ads/${adId}/${step}`, data)
  const one = `/ads/${adId}?populate=*`
  const name = "Retroexcavadora JCB 3CX"

  await warm([...lists, one])
  const review = await waitingReview(api, adId)
  const decided = await callOwn(api, operator, `POST /admin/reviews/${review}/approve`, {})
  expect(decided.status).toBe(200)
  await untilShown("/ads?populate=*", name)
  await untilShown("/ads/facets", '"count":1')
  await untilShown("/filter/communes", '"count":1')

  await warm([one])
  const content = await readContent(api.database, adId)
  const change = { ...content, price: 12_900_000, address_number: "4321" }
  const edited = await callOwn(api, seller.token, `PUT /users/me/ads/${adId}`, change)
  expect(edited.body).toMatchObject({ review: false })
  await untilShown(one, "12900000")
  await untilShown("/ads?populate=*", "12900000")

  await own("deactivate", { reason: "withdrawn" })
  await untilShown("/ads?populate=*", name, false)
  await untilShown(one, name, false)
  await untilShown("/ads/facets", '"count":1', false)

  await own("resume")
  await untilShown("/ads?populate=*", name)
  await api.pool.query(
    "update ads set published_at = now() - interval '9 days', expires_at = now() - interval '1 day' where id = $1",
    [adId],
  )
  await expireAds(api, new Date())
  await untilShown("/ads?populate=*", name, false)
  await untilShown("/ended-ads", name)
})

test("[B7.3] a new name of a seller shows in the ads for users", async () => {
  const adId = await addAd(api.database, { name: "Generador Cummins" })
  const path = `/ads/${adId}?populate=user`
  await expect
    .poll(async () => (await api.read(path, "user")).text, { timeout })
    .toContain('"firstname":"Ana"')
  await api.pool.query("update users set firstname = 'Berta' where username = 'seller'")
  await expect
    .poll(async () => (await api.read(path, "user")).text, { timeout })
    .toContain('"firstname":"Berta"')
})

test.each([
  [
    "/ad-packs",
    "insert into ad_packs (name, slug, price, ads, days) values ('Pack 3', 'pack-3', 9990, 3, 30)",
    "9990",
  ],
  ["/ad-packs", "update ad_packs set price = 8990", "8990"],
  [
    "/pages",
    "insert into pages (title, slug, description, body) values ('Nueva', 'nueva', 'x', '<p>x</p>')",
    "Nueva",
  ],
  [
    "/faqs",
    "insert into faqs (question, answer, topic, \"order\") values ('¿Cuánto?', 'x', 'Pagos', 1)",
    "¿Cuánto?",
  ],
  ["/categories", "update categories set name = 'Renombrada'", "Renombrada"],
  ["/regions", "update regions set name = 'Otra región'", "Otra región"],
  ["/communes?populate=region", "update regions set name = 'Una más'", "Una más"],
  ["/ads/facets", "update communes set name = 'Otra comuna'", "Otra comuna"],
  ["/ads/facets", "update regions set name = 'Aun otra'", "Aun otra"],
  ["/conditions", "update conditions set name = 'Como nuevo'", "Como nuevo"],
  [
    "/indicator-values",
    "insert into indicator_values (code, date, value) values ('uf', '2026-01-02', 39123)",
    "39123",
  ],
])("[B7.3] [B7.248] %s shows: %s", async (path, statement, shown) => {
  if (path === "/indicator-values")
    await api.pool.query(
      "insert into indicators values ('uf', 'UF', 'Pesos') on conflict do nothing",
    )
  await warm([path])
  await api.pool.query(statement)
  await untilShown(path, shown)
})

test("[B7.3] changed settings show", async () => {
  await warm(["/settings/public"])
  await callOwn(api, operator, "PUT /admin/settings", { featured_price: 7_890 })
  await untilShown("/settings/public", "7890")
})
