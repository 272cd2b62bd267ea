import { maxFavourites } from "@wara/domain/favourites/favourite"
import { days } from "@wara/domain/time"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { addTestSeller, callOwn, type TestSeller } from "../../../test/publish-ad.ts"
import { adPrices } from "../../database/schema/ad-prices.ts"
import { deleteOldFavourites } from "./store.ts"

let api: TestApp
let seller: TestSeller

beforeAll(async () => {
  api = await createTestApp()
  seller = await addTestSeller(api)
})

afterAll(() => api.close())

const addSaver = () => addTestSeller(api)
const addOffer = (given: Parameters<typeof addAd>[1] = {}) =>
  addAd(api.database, { ownerId: seller.id, price: 5_000_000, ...given })
const call = callOwn
const save = (token: string | null, ad: number, data: object = {}) =>
  call(api, token, `PUT /users/me/favourites/${ad}`, data)
const saved = async (token: string) =>
  (await call(api, token, "GET /users/me/favourites")).body.data
const merge = (token: string, ads: { ad: number; saved_at: string }[]) =>
  call(api, token, "POST /users/me/favourites/merge", { ads })

test("[B10.22] a user saves a public ad once with its price of then, and forgets it again", async () => {
  const { token } = await addSaver()
  const ad = await addOffer()
  const first = await save(token, ad)
  expect(first.status).toBe(200)
  expect(first.body.data).toMatchObject({
    ad,
    saved_price: 5_000_000,
    saved_currency: "CLP",
    note: "",
  })
  expect((await save(token, ad)).body).toEqual(first.body)
  expect((await save(token, ad, { note: "  Preguntar por las horas " })).body.data).toMatchObject({
    note: "Preguntar por las horas",
    saved_at: first.body.data.saved_at,
  })
  expect((await save(token, ad)).body.data.note).toBe("Preguntar por las horas")
  expect(await saved(token)).toHaveLength(1)
  for (const _ of [1, 2]) {
    expect((await call(api, token, `DELETE /users/me/favourites/${ad}`)).status).toBe(200)
  }
  expect(await saved(token)).toEqual([])
})

test("[B10.22] visitors and ads that are not public are refused, and notes have 300 characters", async () => {
  const { token } = await addSaver()
  const [ended, pending] = [
    await addOffer({ state: "deactivated" }),
    await addOffer({ state: "pending" }),
  ]
  for (const ad of [ended, pending, 999_999]) expect((await save(token, ad)).status).toBe(404)
  const ad = await addOffer()
  expect((await save(null, ad)).status).toBe(401)
  expect((await save(token, ad, { note: "x".repeat(301) })).status).toBe(400)
  expect(await saved(token)).toEqual([])
})

test("[B10.22] a saved ad that ended can still get a note", async () => {
  const { token } = await addSaver()
  const ad = await addOffer()
  await save(token, ad)
  await api.pool.query("update ads set state = 'deactivated', ended_at = now() where id = $1", [ad])
  expect((await save(token, ad, { note: "Se vendió" })).body.data.note).toBe("Se vendió")
})

test("[B10.22] parallel saves never pass the limit of an account", async () => {
  const { id, token } = await addSaver()
  const ads = await Promise.all([1, 2, 3].map(() => addOffer()))
  await api.database.execute(sql`
    with added as (
      insert into ads (slug, name, owner_id, state)
      select 'limit-' || n, '', ${seller.id}, 'draft' from generate_series(1, ${maxFavourites - 1}) n
      returning id)
    insert into favourites (user_id, ad_id, saved_price, saved_currency, saved_at)
    select ${id}, id, 1000, 'CLP', now() from added`)
  const answers = await Promise.all(ads.map((ad) => save(token, ad)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.error.details.errors[0].path).toEqual([
    "favourites",
  ])
  expect(await saved(token)).toHaveLength(maxFavourites)
})

test("[B10.23] what a browser saved before the log-in is added once, with the price of its time", async () => {
  const { token } = await addSaver()
  const now = Date.now()
  const at = (day: number) => new Date(now - days(day))
  const [fallen, steady, banned] = [
    await addOffer({ price: 4_000_000 }),
    await addOffer(),
    await addOffer({ state: "banned" }),
  ]
  await api.pool.query("update ads set published_at = $2 where id = any($1)", [
    [fallen, steady],
    at(10),
  ])
  await api.database.insert(adPrices).values([
    { adId: fallen, at: at(10), price: 5_000_000, currency: "CLP" },
    { adId: fallen, at: at(1), price: 4_000_000, currency: "CLP" },
  ])
  await save(token, steady, { note: "El mejor" })
  const local = [
    { ad: fallen, saved_at: at(3).toISOString() },
    { ad: steady, saved_at: at(5).toISOString() },
    { ad: banned, saved_at: at(5).toISOString() },
    { ad: 999_999, saved_at: at(5).toISOString() },
  ]
  const merged = await Promise.all([merge(token, local), merge(token, local)])
  for (const { body, status } of merged) {
    expect(status).toBe(200)
    expect(body.data).toHaveLength(2)
    expect(body.data[0]).toMatchObject({ ad: steady, note: "El mejor" })
    expect(body.data[1]).toMatchObject({
      ad: fallen,
      saved_price: 5_000_000,
      saved_at: at(3).toISOString(),
    })
  }
})

test("[B10.23] a browser's clock is corrected to the life of the ad", async () => {
  const { token } = await addSaver()
  const ad = await addOffer()
  const { rows } = await api.pool.query("select published_at from ads where id = $1", [ad])
  const { body } = await merge(token, [{ ad, saved_at: "1999-01-01T00:00:00.000Z" }])
  expect(body.data[0].saved_at).toBe(rows[0].published_at.toISOString())
  const later = await addOffer()
  const future = await merge(token, [{ ad: later, saved_at: "2999-01-01T00:00:00.000Z" }])
  expect(Date.parse(future.body.data[0].saved_at)).toBeLessThanOrEqual(Date.now())
})

test("[B10.23] a merge keeps the newest of the browser's ads when the account is nearly full", async () => {
  const { id, token } = await addSaver()
  const [older, newer] = [await addOffer(), await addOffer()]
  const past = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  await api.pool.query("update ads set published_at = $2 where id = any($1)", [
    [older, newer],
    past(48),
  ])
  await api.database.execute(sql`
    with added as (
      insert into ads (slug, name, owner_id, state)
      select 'full-' || n, '', ${seller.id}, 'draft' from generate_series(1, ${maxFavourites - 1}) n
      returning id)
    insert into favourites (user_id, ad_id, saved_price, saved_currency, saved_at)
    select ${id}, id, 1000, 'CLP', now() - interval '1 year' from added`)
  const { body } = await merge(token, [
    { ad: older, saved_at: past(20).toISOString() },
    { ad: newer, saved_at: past(2).toISOString() },
  ])
  expect(body.data).toHaveLength(maxFavourites)
  expect(body.data[0].ad).toBe(newer)
})

test("[B10.24] owners see how many saved their ad, without themselves and without names", async () => {
  const ad = await addOffer()
  const savers = [await addSaver(), await addSaver()]
  for (const { token } of [...savers, seller]) await save(token, ad, { note: "Nota ajena" })
  const own = await call(api, seller.token, `GET /users/me/ads/${ad}`)
  expect(own.body.data.saves).toBe(2)
  const paths = [`users/me/ads/${ad}`, "users/me/ads", `users/me/ad-figures?ads=${ad}`]
  for (const path of paths) {
    const text = JSON.stringify((await call(api, seller.token, `GET /${path}`)).body)
    for (const { email } of savers) expect(text).not.toContain(email)
    expect(text).not.toContain("Nota ajena")
  }
})

test("[B10.22] saved ads that ended a year ago are forgotten", async () => {
  const { token } = await addSaver()
  const ad = await addOffer()
  await save(token, ad)
  await api.pool.query("update ads set state = 'deactivated', ended_at = now() where id = $1", [ad])
  const inElevenMonths = new Date(Date.now() + days(330))
  await deleteOldFavourites(api.database, inElevenMonths)
  expect(await saved(token)).toHaveLength(1)
  await deleteOldFavourites(api.database, new Date(Date.now() + days(367)))
  expect(await saved(token)).toEqual([])
})

test("[B8.145] what an unconfirmed account saves counts for the owner once it is confirmed", async () => {
  const ad = await addOffer()
  const { id, token } = await addSaver()
  await api.pool.query("update users set confirmed_at = null where id = $1", [id])
  const counted = async () => {
    const own = await call(api, seller.token, `GET /users/me/ads/${ad}`)
    const daily = "select coalesce(sum(saves), 0)::int as saves from ad_daily where ad_id = $1"
    return [own.body.data.saves, (await api.pool.query(daily, [ad])).rows[0].saves]
  }
  await save(token, ad)
  expect(await counted()).toEqual([0, 0])
  await call(api, token, `DELETE /users/me/favourites/${ad}`)
  await save(token, ad)
  await api.pool.query("update users set confirmed_at = now() where id = $1", [id])
  expect(await counted()).toEqual([1, 1])
  await save(token, ad, { note: "ver" })
  expect(await counted()).toEqual([1, 1])
  await call(api, token, `DELETE /users/me/favourites/${ad}`)
  expect(await counted()).toEqual([0, 0])
})

test("[B8.147] a time that no database knows does not stop a merge", async () => {
  const ads = [await addOffer(), await addOffer()]
  const { token } = await addSaver()
  const times = ["0000-01-01T00:00:00.000Z", new Date().toISOString()]
  const { body, status } = await merge(
    token,
    ads.map((ad, place) => ({ ad, saved_at: times[place] ?? "" })),
  )
  expect([status, body.data.length]).toEqual([200, 2])
})
