import { randomUUID } from "node:crypto"
import { emptyDraft } from "@wara/domain/ads/ad-draft"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd, type GivenAd } from "../../../test/add-ad.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { addTestSeller, callOwn, type TestSeller } from "../../../test/publish-ad.ts"

let api: TestApp
let seller: TestSeller

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

beforeAll(async () => {
  api = await createTestApp()
  seller = await addTestSeller(api)
  const add = (given: GivenAd) =>
    addAd(api.database, { ownerId: seller.id, expiresAt: inDays(9), ...given })
  await add({ name: "Grúa horquilla", manufacturer: "Toyota", model: "8FG25", price: 300 })
  await add({ name: "Árbol 100% original", model: "Ñandú", price: 100, expiresAt: inDays(2) })
  await add({ name: "excavadora", manufacturer: "Komatsu", price: 200, state: "deactivated" })
  const draft = emptyDraft()
  const ad = { ...draft.ad, name: "Camión grúa", manufacturer: "Volvo" }
  await callOwn(api, seller.token, "POST /users/me/ads", {
    key: randomUUID(),
    draft: { ...draft, ad },
  })
  const otherSeller = await addTestSeller(api)
  await addAd(api.database, { ownerId: otherSeller.id, name: "Grúa ajena" })
})

afterAll(() => api.close())

async function list(query: Record<string, string>) {
  const search = new URLSearchParams(query)
  const { status, body } = await callOwn(api, seller.token, `GET /users/me/ads?${search}`)
  const names: string[] = status === 200 ? body.data.map((ad: { name: string }) => ad.name) : []
  return { status, names, meta: body.meta }
}

test.each([
  ["GRUA", ["Camión grúa", "Grúa horquilla"]],
  ["grúa toy", ["Grúa horquilla"]],
  ["8fg", ["Grúa horquilla"]],
  ["volvo camion", ["Camión grúa"]],
  ["nandu", ["Árbol 100% original"]],
  ["100%", ["Árbol 100% original"]],
  ["_", []],
  ["ajena", []],
])(
  "[B5.35] own ads are found by name, maker and model without accents or case: %s",
  async (q, names) => {
    const found = await list({ q, sort: "name:asc" })
    expect(found.names).toEqual(names)
    expect(found.meta).toMatchObject({ pagination: { total: names.length }, counts: { all: 4 } })
  },
)

test("[B5.35] a search stays within its tab", async () => {
  expect((await list({ q: "grua", tab: "draft" })).names).toEqual(["Camión grúa"])
})

const [crane, tree, digger, draft] = [
  "Grúa horquilla",
  "Árbol 100% original",
  "excavadora",
  "Camión grúa",
]

test.each([
  ["name:asc", [tree, draft, digger, crane]],
  ["name:desc", [crane, digger, draft, tree]],
  ["price:asc", [tree, digger, crane, draft]],
  ["price:desc", [crane, digger, tree, draft]],
  ["end:asc", [tree, crane, draft, digger]],
  ["end:desc", [crane, tree, draft, digger]],
  ["published:asc", [tree, crane, digger, draft]],
])("[B5.35] own ads sorted by %s, those without the value last", async (sort, names) => {
  expect((await list({ sort })).names).toEqual(names)
})

test("[B5.35] sorted by state, ads follow the ad's life cycle", async () => {
  expect((await list({ sort: "state:asc" })).names.at(0)).toBe(draft)
  expect((await list({ sort: "state:desc" })).names.at(0)).toBe(digger)
})

test("[B5.35] a page has at most 50 own ads; an unknown order is rejected", async () => {
  const { meta, names } = await list({ pageSize: "50" })
  expect([names.length, meta.pagination]).toEqual([
    4,
    { page: 1, pageSize: 50, pageCount: 1, total: 4 },
  ])
  const pages = [await list({ pageSize: "2" }), await list({ pageSize: "2", page: "2" })]
  expect(new Set(pages.flatMap((page) => page.names)).size).toBe(4)
  for (const query of [{ pageSize: "51" }, { sort: "owner:asc" }, { q: "x".repeat(81) }]) {
    expect((await list(query)).status).toBe(400)
  }
})
