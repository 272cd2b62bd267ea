import { expect, test } from "vitest"
import { type AdDraft, emptyDraft } from "../ads/ad-draft.ts"
import { draftPack, quoteDraft } from "./quote-draft.ts"

const pack = (id: number, ads: number, price: number, featured: number) => ({
  ...{ id, name: `${ads} anuncios`, days: 15, ads, price, featured },
})
const prices = {
  packs: [pack(1, 1, 5_990, 0), pack(2, 15, 69_990, 1)],
  featuredPrice: 9_990,
  adDays: 15,
}
const credits = (publication: number, featured: number) => ({ publication, featured })

function draft(given: Partial<AdDraft>): AdDraft {
  const analytics = { view_item_list: true, pack_selected: true, featured_selected: false }
  return { ...emptyDraft(), analytics, ...given }
}

test("before a choice a credit is used; without one the cheapest pack is bought", () => {
  expect(draftPack(emptyDraft(), prices, credits(3, 0))).toBe(0)
  expect(draftPack(emptyDraft(), prices, credits(0, 0))).toBe(1)
  expect(draftPack(emptyDraft(), { packs: [] }, credits(0, 0))).toBeNull()
})

test("a choice that is no longer available is no choice", () => {
  expect(quoteDraft(draft({ pack: 0 }), prices, credits(0, 0))).toBeNull()
  expect(quoteDraft(draft({ pack: 9 }), prices, credits(3, 0))).toBeNull()
})

test("a credit costs nothing", () => {
  expect(quoteDraft(draft({ pack: 0 }), prices, credits(3, 0))).toMatchObject({
    ...{ pack: null, items: [], total: { gross: 0 } },
    left: { publication: 2, featured: 0 },
  })
})

test("a chosen pack is bought although credits are available", () => {
  expect(quoteDraft(draft({ pack: 2 }), prices, credits(3, 0))).toMatchObject({
    total: { gross: 69_990 },
    left: { publication: 17, featured: 1 },
  })
})

test("available credits are not bought; the rest is, at its price", () => {
  const items = (publication: number, featured: number) =>
    quoteDraft({ ...emptyDraft(), featured: true }, prices, credits(publication, featured))?.items
  expect(items(1, 1)).toEqual([])
  expect(items(1, 0)).toMatchObject([{ kind: "featured", price: 9_990 }])
  expect(items(0, 0)).toMatchObject([
    { kind: "pack", name: "1 anuncios", price: 5_990 },
    { kind: "featured", price: 9_990 },
  ])
})
