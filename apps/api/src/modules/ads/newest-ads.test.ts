import { adFacetsSchema } from "@wara/contract/search"
import { hours } from "@wara/domain/time"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { parseNestedQuery } from "../../http/nested-query.ts"
import { createAdSearch } from "../search/search-ads.ts"
import { createKnownPlaces } from "../search/use-cases/known-places.ts"
import { createNewestSince } from "./newest-ads-store.ts"
import { countAdFacets } from "./use-cases/find-ads.ts"

let api: TestApp

const counted = 12
const published = Array.from({ length: 30 }, (_, age) => new Date(Date.now() - hours(age)))

beforeAll(async () => {
  api = await createTestApp()
  for (const [age, publishedAt] of published.entries()) {
    await addAd(api.database, {
      ...{ name: `Excavadora ${age}`, publishedAt, year: 2000 + (age % 20) },
      manufacturer: age % 3 === 0 ? "Volvo" : "Komatsu",
      price: 1_000_000 * (age + 1),
      category: age % 2 === 0 ? "Minería" : "Transporte",
      ...(age % 5 === 0 ? { region: "Maule", commune: "Talca" } : {}),
      ...(age % 10 === 4 ? { priceDroppedAt: publishedAt, priceBeforeDrop: 90_000_000 } : {}),
    })
  }
  await addAd(api.database, { name: "Sin publicar", state: "pending" })
})

afterAll(() => api.close())

/** Facets on a site where more ads than `manyAds` are too many. */
async function facets(query: string, manyAds: number) {
  const { readPlaces } = createKnownPlaces(api.database)
  const context = {
    ...{ pool: api.pool, readPlaces, search: createAdSearch(api.database, readPlaces) },
    readNewestSince: createNewestSince(api.database, { manyAds, newestAds: counted }),
  }
  return adFacetsSchema.parse(
    JSON.parse(await countAdFacets(context, "visitor", parseNestedQuery(query))),
  )
}

const [few, many] = [published.length, published.length - 1]
const volvo = "filters[manufacturer][$eqi]=volvo"
const talca = "filters[commune][slug][$eq]=talca"
const queries = [
  volvo,
  "filters[year][$gte]=2005",
  "filters[price_clp][$lte]=9000000",
  "filters[price_dropped_at][$notNull]=true",
  `${volvo}&${talca}&filters[category][slug][$eq]=mineria`,
]

test("[B7.184] among too many ads, filters without a text count the newest ones and say so", async () => {
  const since = published[counted - 1]?.toISOString()
  for (const query of queries) {
    const newest = await facets(query, many)
    // A filter that belongs to no group makes the api count all ads that pass it.
    const expected = await facets(`${query}&filters[published_at][$gte]=${since}`, few)
    const { dropped } = await facets(query, few)
    expect(newest, query).toEqual({ ...expected, dropped, complete: false })
  }
  expect((await facets(volvo, many)).total).toBe(counted / 3)
})

test("[B7.185] facets of all other sites and filters count every ad", async () => {
  for (const query of queries) expect((await facets(query, few)).complete, query).toBe(true)
  expect((await facets(volvo, few)).total).toBe(published.length / 3)
  // Stored counts, and a filter that applies to every group.
  for (const query of ["", talca, "filters[category][slug][$eq]=mineria", "filters[id][$gt]=0"])
    expect(await facets(query, many), query).toEqual(await facets(query, few))
})

test("[B7.186] a text that only names filters is counted as these filters are", async () => {
  expect(await facets("_q=talca", many)).toEqual(await facets(talca, many))
  const cheap = "filters[price_clp][$lte]=9000000"
  expect(await facets("_q=hasta 9 millones", many)).toEqual(await facets(cheap, many))
})
