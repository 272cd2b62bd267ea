import { type AdDraft, emptyDraft } from "@wara/domain/ads/ad-draft"
import { expect, test } from "vitest"
import type { Prices } from "../posting.ts"
import { adCost, chosenPack } from "./ad-cost.ts"
import { costLines } from "./cost-lines.ts"

const pack = (id: number, ads: number, price: number, featured: number) => ({
  ...{ id, documentId: `p${id}`, name: `${ads} anuncios`, slug: `${ads}`, days: 15 },
  ...{ ads, price, featured },
})

const packs = [pack(1, 1, 5_990, 0), pack(2, 15, 69_990, 1)]

function prices(publication: number, featured: number): Prices {
  return { credits: { publication, featured, days: 15 }, packs, featuredPrice: 9_990 }
}

function draft(given: Partial<AdDraft>): AdDraft {
  const reported = { view_item_list: true, pack_selected: true, featured_selected: false }
  return { ...emptyDraft(), analytics: reported, ...given }
}

test("before anything was chosen a credit is used; without one the cheapest pack is bought", () => {
  expect(chosenPack(emptyDraft(), prices(3, 0))).toBe(0)
  expect(chosenPack(emptyDraft(), prices(0, 0))).toBe(1)
})

test("what was chosen and cannot be had any more is no choice", () => {
  expect(adCost(draft({ pack: 0 }), prices(0, 0))).toBeNull()
  expect(adCost(draft({ pack: 9 }), prices(3, 0))).toBeNull()
})

test("a credit costs nothing, and it is said how many remain", () => {
  const cost = adCost(draft({ pack: 0 }), prices(3, 0))
  expect(cost).toMatchObject({ usesCredit: true, total: 0, left: { publication: 2 } })
  expect(costLines(cost)).toEqual(["Usarás 1 crédito; te quedan 2"])
})

test("[B5.23] one credit that remains is singular", () => {
  const lines = (credits: number) => costLines(adCost(draft({ pack: 0 }), prices(credits, 0)))
  expect(lines(2)).toEqual(["Usarás 1 crédito; te queda 1"])
  expect(lines(1)).toEqual(["Usarás 1 crédito; no te quedan más"])
})

test.each([
  ["a credit at hand", 2, prices(0, 1), { featured: "credit", total: 69_990 }],
  ["the chosen pack", 2, prices(0, 0), { featured: "pack", total: 69_990 }],
  ["a purchase", 1, prices(0, 0), { featured: "purchase", total: 15_980 }],
  ["a purchase beside a credit", 0, prices(3, 0), { featured: "purchase", total: 9_990 }],
])("a featured ad is featured by %s", (_, chosen, given, expected) => {
  expect(adCost(draft({ pack: chosen, featured: true }), given)).toMatchObject(expected)
})
