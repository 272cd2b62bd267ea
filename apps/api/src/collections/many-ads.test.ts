import { featuredTurn, leadingAds } from "@wara/domain/listing/featured-turns"
import { exactCountLimit, partsCountLimit } from "@wara/domain/listing/pagination"
import { days } from "@wara/domain/time"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { z } from "zod"
import { addAd } from "../../test/add-ad.ts"
import { addManyAds } from "../../test/add-many-ads.ts"
import { createTestApp, type TestApp } from "../../test/create-test-app.ts"
import { connectDatabase } from "../database/database.ts"
import { readRow } from "../database/statement.ts"
import { parseNestedQuery } from "../http/nested-query.ts"
import { staffAds } from "../modules/ads/staff-collection.ts"
import { countAdFacets } from "../modules/ads/use-cases/find-ads.ts"
import { emptyQuery } from "../modules/search/query-store.ts"
import { matchesSearch, searchValues } from "../modules/search/rank-store.ts"
import { createRecentTime, usualBounds } from "../modules/search/recent-time-store.ts"
import { createAdSearch } from "../modules/search/search-ads.ts"
import { createKnownPlaces } from "../modules/search/use-cases/known-places.ts"
import { refreshVocabulary } from "../modules/search/use-cases/refresh-vocabulary.ts"
import { ads } from "./ads.ts"
import { findRecords } from "./dialect/collection-store.ts"
import { maxRing } from "./dialect/leading-page.ts"
import { readFindQuery } from "./dialect/read-query.ts"
import { rootRow } from "./dialect/record-sql.ts"

let api: TestApp
const now = new Date("2026-11-22T12:00:00Z")
const featuredCount = maxRing + 200

/** More ads than are counted, more featured ads than a ring has, and three of a category. */
beforeAll(async () => {
  api = await createTestApp()
  await addManyAds(api.database, exactCountLimit, { slug: "comun", name: "Excavadora Komatsu" })
  await addManyAds(api.database, featuredCount, {
    slug: "destacado",
    name: "Camión tolva",
    featured: true,
  })
  for (const name of ["Grúa torre Liebherr", "Grúa Potain", "Grúa Comansa"])
    await addAd(api.database, { name, category: "Izaje" })
})

afterAll(() => api.close())

async function paginationOf(query: string) {
  const answer = await api.app.inject({ url: encodeURI(`/api/ads?${query}`) })
  return answer.json().meta.pagination
}

test("[B7.72] more ads than the limit are counted as one more, fewer exactly", async () => {
  expect(await paginationOf("")).toMatchObject({ total: exactCountLimit + 1, pageCount: 501 })
  expect(await paginationOf("_q=excavadora")).toMatchObject({ total: exactCountLimit })
  expect(await paginationOf("filters[category][slug][$eq]=izaje")).toMatchObject({ total: 3 })
  expect(await paginationOf("page=501")).toMatchObject({ page: 501, total: exactCountLimit + 1 })
})

test("[B9.155] of a part of a text that more ads have than are counted the panel shows the newest", async () => {
  const find = (filters: object) =>
    findRecords(api.pool, staffAds, readFindQuery(staffAds, "operator", { filters }), null, now)
  const name = { $containsi: "a" }
  const newest = (await find({ state: { $eq: "active" } })).records
  for (const filters of [{ name }, { name, state: { $eq: "active" } }]) {
    const { records, total } = await find(filters)
    expect(total).toBe(exactCountLimit + 1)
    expect(records).toEqual(newest)
  }
  const few = await find({ name: { $containsi: "grúa" }, state: { $eq: "active" } })
  expect(few).toMatchObject({ total: 3, records: newest.slice(0, 3) })
})

/** Slugs of the leading ads at a turn from now. */
async function leadersAt(turn: number, query = ""): Promise<string[]> {
  const at = new Date(now.getTime() + turn * 11 * 60_000)
  const parsed = readFindQuery(ads, "visitor", parseNestedQuery(`${query}&pageSize=${leadingAds}`))
  const { records } = await findRecords(api.pool, ads, parsed, null, at)
  return records.map(({ slug }) => String(slug))
}

test("[B7.73] of very many featured ads six lead, and most turns replace one", async () => {
  const firstOfStretch = 100 - (featuredTurn(now) % 100)
  let before = await leadersAt(firstOfStretch)
  expect(new Set(before).size).toBe(leadingAds)
  expect(before.every((slug) => slug.startsWith("destacado"))).toBe(true)
  for (const turn of [1, 2, 50, 51, 98, 99]) {
    const leaders = await leadersAt(firstOfStretch + turn)
    if (turn !== 50 && turn !== 98) expect(leaders.slice(0, -1)).toEqual(before.slice(1))
    before = leaders
  }
})

test("[B7.73] very many featured ads lead about equally often", async () => {
  const times = new Map<string, number>()
  const [stretches, everyStretch] = [400, 100]
  for (let stretch = 0; stretch < stretches; stretch += 1)
    for (const slug of await leadersAt(stretch * everyStretch))
      times.set(slug, (times.get(slug) ?? 0) + 1)
  const expected = (stretches * leadingAds) / featuredCount
  expect(times.size).toBeGreaterThan(featuredCount * 0.75)
  expect(Math.max(...times.values())).toBeLessThanOrEqual(expected * 4)
})

test("[B7.182] facets of a very frequent word count the 1,000 newest ads that have it", async () => {
  for (const name of ["Bulldozer", "Rodillo", "Motoniveladora"]) {
    await addAd(api.database, { name, publishedAt: new Date(Date.now() - days(4)) })
  }
  // The newest stretch is without an excavator: those of the days before are counted.
  const recentTime = createRecentTime(api.database, { ...usualBounds, manyAds: 2, newestAds: 2 })
  const { readPlaces } = createKnownPlaces(api.database)
  const search = createAdSearch(api.database, readPlaces, recentTime)
  const context = { pool: api.pool, search, readPlaces, readNewestSince: async () => null }
  const facets = JSON.parse(await countAdFacets(context, "visitor", { _q: "excavadora" }))
  expect(facets).toMatchObject({ complete: false, total: 1_000 })
  expect(facets.categories).toMatchObject([{ count: 1_000 }])
})

test("[B7.200] of a very frequent word a list counts the 1,000 newest ads and says that there are more", async () => {
  const recentTime = createRecentTime(api.database, { ...usualBounds, manyAds: 2, newestAds: 2 })
  const search = createAdSearch(
    api.database,
    createKnownPlaces(api.database).readPlaces,
    recentTime,
  )
  const totalOf = async (query: string) => {
    const parsed = readFindQuery(ads, "visitor", parseNestedQuery(query), { searchable: true })
    const found = await search(parsed.text, parsed.filters)
    const { total } = await findRecords(api.pool, ads, parsed, found, now)
    return { total, limit: found.countLimit }
  }
  const more = { total: 1_001, limit: 1_000 }
  expect(await totalOf("_q=excavadora")).toEqual(more)
  expect(await totalOf("_q=excavadora&sort=price_clp:asc")).toEqual(more)
  expect(await totalOf("_q=excavadora&filters[condition][slug][$eq]=usado&page=3")).toEqual(more)
  expect(await totalOf("_q=grua")).toEqual({ total: 3, limit: 1_000 })
})

test("[B7.183] what no ad has together is not looked for in every ad, however frequent each word is", async () => {
  const { database, pool } = connectDatabase(api.config.databaseUrl, { maxConnections: 1 })
  // As where there are so many ads that all of them are never the quickest to read.
  await pool.query("set seq_page_cost = 3")
  const rowsRead = async () => {
    await pool.query("select pg_stat_force_next_flush()")
    const { rows } = await pool.query<{ count: string }>(
      "select seq_tup_read as count from pg_stat_user_tables where relname = 'ads'",
    )
    return Number(rows[0]?.count)
  }
  const before = await rowsRead()
  const search = createAdSearch(database, createKnownPlaces(database).readPlaces)
  const { meaning } = await search("excavadora tolva", [])
  expect(meaning.dropped_words).toEqual(["tolva"])
  expect(await rowsRead()).toBe(before)
  await pool.end()
})

test("[B7.151] the index alone knows which ads have the words of a search", async () => {
  const query = {
    ...emptyQuery,
    found: "'potain' | ( 'torr' <-> 'potain' | 'comans' ) & !( 'mini':ABC <-> 'comans':ABC )",
    subject: "'gru':A | 'torr':A <-> 'gru'",
  }
  // New ads wait in a list that a search reads whole, which the planner counts.
  await api.pool.query("select gin_clean_pending_list('ads_text')")
  const where = sql`${rootRow}.state = 'active' and ${matchesSearch(rootRow, query)}`
  const plan = await readRow(api.pool, z.object({ "QUERY PLAN": z.unknown() }), {
    key: "plan of a search",
    build: () => ({
      sql: sql`explain (format json) select from ads ${rootRow} where ${where}`,
      prepared: false,
    }),
    values: searchValues(query),
  })
  // Weights, places and exclusions would be compared ad by ad, and the words of filters with them.
  expect(JSON.stringify(plan)).toContain(
    `"Index Cond":"((search @@ '''potain'' | ''comans'''::tsquery) AND (subject @@ '''gru'''::tsquery))"`,
  )
})

test("[B7.222] parts for a searched machine are counted up to a limit, and as one more beyond it", async () => {
  const part = { slug: "balde", name: "Balde para motoniveladora" }
  await addManyAds(api.database, partsCountLimit, part)
  await addAd(api.database, { name: "Motoniveladora Caterpillar 140" })
  // What the words of machines are.
  await refreshVocabulary(api.database)
  const partsTotal = async () => {
    const answer = await api.app.inject({ url: "/api/ads?_q=motoniveladora" })
    return answer.json().meta.search.parts_total
  }
  expect(await partsTotal()).toBe(partsCountLimit)
  await addManyAds(api.database, 20, { ...part, slug: "cuchilla" })
  expect(await partsTotal()).toBe(partsCountLimit + 1)
})
