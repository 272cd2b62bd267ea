import fc from "fast-check"
import { expect, test } from "vitest"
import { placeRadii } from "../places/radius.ts"
import { adsPath, searchPath } from "../site/paths.ts"
import { adSearchParams, adSorts, normaliseSearchText } from "./ad-search.ts"
import { parseAdSearch, unclearPrices } from "./parse-ad-search.ts"

test("[S5.3] search text is lowercased, trimmed and single-spaced", () => {
  expect(normaliseSearchText("  GRÚA   Horquilla ")).toBe("grúa horquilla")
})

test("[B5.7] pasted text is searched without invisible characters", () => {
  expect(normaliseSearchText("grúa\u0000horquilla\u0007")).toBe("grúa horquilla")
  expect(normaliseSearchText("\uFEFFexca\u200Bvadora\u00AD")).toBe("excavadora")
  expect(parseAdSearch(new URLSearchParams("s=grua%00&marca=Volvo%00"))).toMatchObject({
    text: "grua",
    manufacturer: "Volvo",
  })
})

test("[S2.24] a search goes to /anuncios with s lowercased, category and page 1", () => {
  expect(searchPath({ text: "Torno CNC", category: "mineria" })).toBe(
    "/anuncios?s=torno+cnc&category=mineria&page=1",
  )
})

test("[S2.24] empty values are omitted", () => {
  expect(searchPath({ text: "  ", category: "" })).toBe("/anuncios?page=1")
  expect(adsPath({ text: "", category: "", page: 1 })).toBe("/anuncios")
})

test("[B10.27] the filter for ads that fell in price is part of the address", () => {
  expect(adsPath({ category: "mineria", isDropped: true })).toBe(
    "/anuncios?category=mineria&rebajados=si",
  )
  expect(parseAdSearch(new URLSearchParams("rebajados=si")).isDropped).toBe(true)
  expect(parseAdSearch(new URLSearchParams("rebajados=no")).isDropped).toBe(false)
})

test("[B10.170] kilometres are part of the address of a commune, and of nothing else", () => {
  expect(adsPath({ commune: "calama", radiusKm: 100, manufacturer: "CAT" })).toBe(
    "/anuncios?comuna=calama&radio=100&marca=CAT",
  )
  expect(adsPath({ region: "antofagasta", radiusKm: 100 })).toBe("/anuncios?region=antofagasta")
  const radiusOf = (query: string) => parseAdSearch(new URLSearchParams(query)).radiusKm
  expect(radiusOf("comuna=calama&radio=100")).toBe(100)
  for (const none of ["radio=100", "comuna=calama", "comuna=calama&radio=30", "comuna=&radio=25"])
    expect(radiusOf(none)).toBeNull()
})

test("invalid values of a URL are ignored", () => {
  const search = parseAdSearch(
    new URLSearchParams("category=../etc&page=0&ano_desde=abc&ano_hasta=99999&orden=x"),
  )
  expect(adSearchParams(search).toString()).toBe("")
})

test("[S2.10] a page beyond the backend's limit is invalid", () => {
  expect(parseAdSearch(new URLSearchParams("page=50000")).page).toBe(50_000)
  expect(parseAdSearch(new URLSearchParams("page=50001")).page).toBe(1)
})

test("[B5.2] an unclear price does not filter, and its text is preserved", () => {
  const search = parseAdSearch(new URLSearchParams("precio_desde=abc&precio_hasta=60"))
  expect([search.priceMin, search.priceMax]).toEqual([null, null])
  expect(unclearPrices(search)).toEqual([
    { end: "priceMin", price: { kind: "unreadable", typed: "abc" } },
    {
      end: "priceMax",
      price: { kind: "doubtful", typed: "60", pesos: 60, interpreted: 60_000_000 },
    },
  ])
  expect(adSearchParams(search).toString()).toBe("precio_desde=abc&precio_hasta=60")
  expect(adSearchParams({ ...search, priceMax: 60 }).get("precio_hasta")).toBe("60 pesos")
})

test("a price typed with points and sign is understood", () => {
  const search = parseAdSearch(new URLSearchParams("precio_desde=$1.500.000"))
  expect(search.priceMin).toBe(1_500_000)
})

test("[S2.10] any search is unchanged after a round trip through the URL", () => {
  const slug = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/)
  const whole = (max: number) => fc.option(fc.integer({ min: 0, max }))
  const search = fc.record({
    text: fc.string().map(normaliseSearchText),
    category: slug,
    region: slug,
    commune: slug,
    radiusKm: fc.option(fc.constantFrom(...placeRadii)),
    condition: slug,
    manufacturer: fc.stringMatching(/^[A-Za-z][A-Za-z &.]{0,10}[A-Za-z]$/),
    priceMin: whole(9_999_999_999),
    priceMax: whole(9_999_999_999),
    unclearPriceMin: fc.constant(""),
    unclearPriceMax: fc.constant(""),
    yearMin: whole(2100),
    yearMax: whole(2100),
    isDropped: fc.boolean(),
    sort: fc.option(fc.constantFrom(...adSorts)),
    page: fc.integer({ min: 1, max: 50_000 }),
  })
  fc.assert(
    fc.property(search, (wanted) => {
      const url = new URL(adsPath(wanted), "http://localhost")
      expect(parseAdSearch(url.searchParams)).toEqual(wanted)
    }),
  )
})
