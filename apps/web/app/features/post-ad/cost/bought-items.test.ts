import { emptyDraft } from "@wara/domain/ads/ad-draft"
import { expect, test } from "vitest"
import { adCost } from "./ad-cost.ts"
import { boughtItems } from "./bought-items.ts"

const packs = [
  {
    id: 3,
    documentId: "p3",
    name: "1 anuncio",
    slug: "1",
    days: 15,
    price: 5_990,
    ads: 1,
    featured: 0,
  },
]

test("what credits at hand pay for is not bought; the rest is, at its price", () => {
  const draft = { ...emptyDraft(), featured: true }
  const itemsWith = (credits: { publication: number; featured: number }) => {
    const prices = { credits: { ...credits, days: 15 }, packs, featuredPrice: 9_990 }
    return boughtItems(adCost(draft, prices), prices.featuredPrice)
  }
  expect(itemsWith({ publication: 1, featured: 1 })).toEqual([])
  expect(itemsWith({ publication: 1, featured: 0 })).toMatchObject([
    { kind: "featured", price: 9_990 },
  ])
  expect(itemsWith({ publication: 0, featured: 0 })).toMatchObject([
    { kind: "pack", name: "1 anuncio", price: 5_990 },
    { kind: "featured", price: 9_990 },
  ])
})
