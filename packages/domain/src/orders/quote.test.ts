import fc from "fast-check"
import { expect, test } from "vitest"
import { type QuoteChoice, quote } from "./quote.ts"

const single = { id: 1, name: "1 anuncio", price: 5_990, ads: 1, featured: 0, days: 15 }
const large = { id: 2, name: "15 anuncios", price: 69_990, ads: 15, featured: 1, days: 30 }
const prices = { packs: [single, large], featuredPrice: 9_990, adDays: 15 }
const noCredits = { publication: 0, featured: 0 }
const buyOnly = { publication: false, featured: false }
const publish = { publication: true, featured: false }
const publishFeatured = { publication: true, featured: true }

const quoteOf = (choice: Partial<QuoteChoice>, credits = noCredits) =>
  quote({ pack: null, placement: "none", uses: buyOnly, ...choice }, prices, credits)

test("a pack alone costs its price, IVA included, and grants its credits", () => {
  expect(quoteOf({ pack: 2 })).toEqual({
    pack: large,
    items: [
      {
        ...{ kind: "pack", packId: 2, name: "15 anuncios", price: 69_990 },
        ...{ ads: 15, featured: 1, days: 30 },
      },
    ],
    total: { net: 58_815, iva: 11_175, gross: 69_990 },
    featuredBy: null,
    left: { publication: 15, featured: 1 },
    shortOf: null,
  })
})

test("a featured placement is an item of its own with the days of an ad", () => {
  const { items, left, total } = quoteOf({ placement: "buy" })
  expect(items).toMatchObject([{ kind: "featured", packId: null, price: 9_990, days: 15 }])
  expect(total).toEqual({ net: 8_395, iva: 1_595, gross: 9_990 })
  expect(left).toEqual({ publication: 0, featured: 1 })
})

test("IVA is split once, from the total of all items", () => {
  const { total } = quoteOf({ pack: 1, placement: "buy" })
  expect(total).toEqual({ net: 13_429, iva: 2_551, gross: 15_980 })
})

test("nothing chosen costs nothing", () => {
  expect(quoteOf({})).toMatchObject({ items: [], total: { gross: 0 }, shortOf: null })
})

test("a pack that is not on sale cannot be bought", () => {
  expect(quoteOf({ pack: 9 })).toMatchObject({ pack: null, items: [], shortOf: "pack" })
})

test.each([
  ["a credit", {}, { publication: 1, featured: 0 }, null],
  ["the pack", { pack: 1 }, noCredits, null],
  ["nothing", {}, noCredits, "publication"],
  ["a featured placement alone", { placement: "buy" }, noCredits, "publication"],
] as const)("an ad published by %s", (_, choice, credits, shortOf) => {
  expect(quoteOf({ ...choice, uses: publish }, credits).shortOf).toBe(shortOf)
})

test.each([
  ["a credit", { pack: 2 }, { publication: 0, featured: 1 }, "credit", 69_990],
  ["the pack", { pack: 2 }, noCredits, "pack", 69_990],
  ["a purchase", { pack: 1 }, noCredits, "purchase", 15_980],
  ["a purchase beside a credit", {}, { publication: 3, featured: 0 }, "purchase", 9_990],
] as const)("a placement bought only if needed is paid by %s", (_, choice, credits, by, total) => {
  const given = quoteOf({ ...choice, placement: "if-needed", uses: publishFeatured }, credits)
  expect(given).toMatchObject({ featuredBy: by, total: { gross: total }, shortOf: null })
})

test("a featured ad without credit, pack or placement is short of it", () => {
  const given = quoteOf({ pack: 1, uses: publishFeatured })
  expect(given).toMatchObject({ shortOf: "featured", left: { publication: 0, featured: -1 } })
})

test("whatever is chosen, the total is the sum of the items and splits to the peso", () => {
  const count = fc.nat({ max: 20 })
  const choices = fc.record({
    pack: fc.constantFrom(null, 1, 2, 9),
    placement: fc.constantFrom("none" as const, "buy" as const, "if-needed" as const),
    uses: fc.record({ publication: fc.boolean(), featured: fc.boolean() }),
  })
  fc.assert(
    fc.property(
      choices,
      fc.record({ publication: count, featured: count }),
      fc.record({ single: fc.nat(1_000_000), featured: fc.nat(1_000_000) }),
      (choice, credits, price) => {
        const given = { ...prices, packs: [{ ...single, price: price.single }, large] }
        const quoted = quote(choice, { ...given, featuredPrice: price.featured }, credits)
        const sum = quoted.items.reduce((total, item) => total + item.price, 0)
        expect(quoted.total.gross).toBe(sum)
        expect(quoted.total.net + quoted.total.iva).toBe(sum)
        if (quoted.shortOf === null) {
          expect(Math.min(quoted.left.publication, quoted.left.featured)).toBeGreaterThanOrEqual(0)
        }
      },
    ),
  )
})
