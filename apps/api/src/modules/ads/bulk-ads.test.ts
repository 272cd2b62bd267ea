import { randomUUID } from "node:crypto"
import type { BulkAdResult } from "@wara/contract/own-ad"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd, type GivenAd } from "../../../test/add-ad.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { addTestSeller, callOwn, type TestSeller } from "../../../test/publish-ad.ts"
import { countCredits } from "../credits/use-cases/count-credits.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

const add = (seller: TestSeller, given: GivenAd = {}) =>
  addAd(api.database, { ownerId: seller.id, expiresAt: inDays(1), ...given })

async function addMany(seller: TestSeller, count: number): Promise<number[]> {
  const ads: number[] = []
  for (let made = 0; made < count; made += 1) ads.push(await add(seller))
  return ads
}

const run = (seller: TestSeller, action: string, ads: unknown[], key: string = randomUUID()) =>
  callOwn(api, seller.token, "POST /users/me/ads/bulk", { action, ads, key })

/** Each ad with the reason of its rejection, or `null`. */
const reasons = (results: BulkAdResult[]) =>
  results.map(({ ad, refusal }) => [ad, refusal === null ? null : refusal.reason])

const credits = async (seller: TestSeller) =>
  (await countCredits(api.database, seller.id)).publication

const stateOf = async (ad: number) => {
  const { rows } = await api.pool.query("select state, end_reason from ads where id = $1", [ad])
  return [rows[0].state, rows[0].end_reason]
}

test("[B5.35] a bulk renewal takes one credit per ad in the given order, and returns which were left", async () => {
  const seller = await addTestSeller(api, { credits: 2 })
  const [first, second, third] = await addMany(seller, 3)
  const early = await add(seller, { expiresAt: inDays(9) })
  const { status, body } = await run(seller, "renew", [early, third, first, second])
  expect(status).toBe(200)
  expect(reasons(body.data)).toEqual([
    [early, "state"],
    [third, null],
    [first, null],
    [second, "credits"],
  ])
  expect(body.data[0].refusal.message).toMatch(/^Podrás renovar este anuncio desde 3 días antes/)
  expect(body.data[3].refusal.message).toBe("No te quedan créditos para publicar. Elige un pack.")
  expect(await credits(seller)).toBe(0)
})

test("[B5.35] the same bulk renewal, concurrent and repeated, spends each credit once", async () => {
  const seller = await addTestSeller(api, { credits: 9 })
  const ads = await addMany(seller, 3)
  const key = randomUUID()
  const both = await Promise.all([run(seller, "renew", ads, key), run(seller, "renew", ads, key)])
  const again = await run(seller, "renew", ads, key)
  for (const { status, body } of [...both, again]) {
    expect([status, reasons(body.data)]).toEqual([200, ads.map((ad) => [ad, null])])
  }
  expect(await credits(seller)).toBe(6)
  const { rows } = await api.pool.query(
    "select count(*)::int as renewals from ad_renewals where ad_id = any($1)",
    [ads],
  )
  expect(rows).toEqual([{ renewals: 3 }])
})

test("[B5.35] two concurrent bulk renewals never spend more credits than available", async () => {
  const seller = await addTestSeller(api, { credits: 3 })
  const ads = await addMany(seller, 4)
  const [here, there] = await Promise.all([
    run(seller, "renew", ads.slice(0, 2)),
    run(seller, "renew", ads.slice(2)),
  ])
  const outcomes = [...reasons(here.body.data), ...reasons(there.body.data)]
  expect(outcomes.filter(([, reason]) => reason === null)).toHaveLength(3)
  expect(outcomes.filter(([, reason]) => reason === "credits")).toHaveLength(1)
  expect(await credits(seller)).toBe(0)
})

test("[B5.35] ads are paused, marked as sold or rejected individually, and repeating is no error", async () => {
  const seller = await addTestSeller(api)
  const active = await add(seller)
  const pending = await add(seller, { state: "pending" })
  const expired = await add(seller, { state: "expired" })
  const sold = await add(seller, { state: "deactivated", endReason: "sold" })
  const mixed = [active, pending, expired, sold]
  const key = randomUUID()
  for (const _ of [1, 2]) {
    const { body } = await run(seller, "pause", mixed, key)
    expect(reasons(body.data)).toEqual([
      [active, null],
      [pending, "state"],
      [expired, "state"],
      [sold, "state"],
    ])
  }
  expect(await stateOf(active)).toEqual(["deactivated", "withdrawn"])
  expect(await stateOf(pending)).toEqual(["pending", null])
  expect(await stateOf(sold)).toEqual(["deactivated", "sold"])
  const other = await add(seller)
  const ended = await run(seller, "sold", [other, sold])
  expect(reasons(ended.body.data)).toEqual([
    [other, null],
    [sold, null],
  ])
  expect(await stateOf(other)).toEqual(["deactivated", "sold"])
})

test("[B5.35] other users' ads and removed ones are not found, and the rest is done", async () => {
  const seller = await addTestSeller(api, { credits: 5 })
  const otherSeller = await addTestSeller(api, { credits: 5 })
  const own = await add(seller)
  const removed = await add(seller, { state: "expired", hiddenAt: new Date() })
  const theirs = await add(otherSeller)
  for (const action of ["renew", "pause"]) {
    const { body } = await run(seller, action, [theirs, own, removed, 999_999])
    expect(reasons(body.data)).toEqual([
      [theirs, "not-found"],
      [own, null],
      [removed, "not-found"],
      [999_999, "not-found"],
    ])
  }
  expect(await stateOf(theirs)).toEqual(["active", null])
  expect([await credits(seller), await credits(otherSeller)]).toEqual([4, 5])
})

test("[B5.35] a user who may not publish renews nothing; an unknown bulk action is rejected", async () => {
  const seller = await addTestSeller(api, { credits: 5, rut: null })
  const ad = await add(seller)
  const { body } = await run(seller, "renew", [ad])
  expect(reasons(body.data)).toEqual([[ad, "account"]])
  const many = Array.from({ length: 51 }, (_, index) => index + 1)
  const bodies: [string, unknown[]][] = [
    ["delete", [ad]],
    ["pause", []],
    ["pause", [ad, ad]],
    ["pause", many],
    ["pause", ["x"]],
  ]
  for (const [action, ads] of bodies) expect((await run(seller, action, ads)).status).toBe(400)
  expect((await run(seller, "pause", [ad], "x")).status).toBe(400)
  expect(await stateOf(ad)).toEqual(["active", null])
  const unknown = await callOwn(api, null, "POST /users/me/ads/bulk", {
    action: "pause",
    ads: [ad],
    key: randomUUID(),
  })
  expect(unknown.status).toBe(401)
})
