// Long because lists, facets and stretches of time are tested with the same ads.
import { days as daysInMs } from "@wara/domain/time"
import { type SQL, sql } from "drizzle-orm"
import { PgDialect } from "drizzle-orm/pg-core"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { quarterOf, stretchValues } from "../../collections/ad-facet-words.ts"
import { ads } from "../../collections/ads.ts"
import { findPage } from "../../collections/dialect/collection-store.ts"
import { readFindQuery } from "../../collections/dialect/read-query.ts"
import { rootRow } from "../../collections/dialect/record-sql.ts"
import { connectDatabase } from "../../database/database.ts"
import { countAdFacets } from "../ads/use-cases/find-ads.ts"
import { indexQuery } from "./index-query.ts"
import { emptyQuery, withoutAbsorbed } from "./query-store.ts"
import { matchesSearch } from "./rank-store.ts"
import { createRecentTime } from "./recent-time-store.ts"
import { createAdSearch } from "./search-ads.ts"
import { createKnownPlaces } from "./use-cases/known-places.ts"

let api: TestApp

const now = new Date()
const bounds = { manyAds: 3, newestAds: 3, enoughAds: 4 }
/** One more than the number up to which frequent matches are counted. */
const countedUpTo = bounds.enoughAds + 1
const names = Array.from({ length: 24 }, (_, day) => `Excavadora ${day}`)

beforeAll(async () => {
  api = await createTestApp()
  for (const [day, name] of names.entries()) {
    await addAd(api.database, {
      ...{ name, featured: day % 11 === 10, price: 1_000_000 + day },
      publishedAt: new Date(now.getTime() - daysInMs(day)),
      expiresAt: new Date(now.getTime() + daysInMs(20)),
      category: day % 2 === 0 ? "Minería" : "Transporte",
      ...(day % 3 === 0 ? { region: "Maule", commune: "Talca" } : {}),
    })
  }
  await addAd(api.database, { name: "Bulldozer", publishedAt: now, category: "Minería" })
})

afterAll(() => api.close())

const searchBy = (stretches: boolean) =>
  createAdSearch(
    api.database,
    createKnownPlaces(api.database).readPlaces,
    stretches ? createRecentTime(api.database, bounds) : async () => null,
  )

async function find(raw: Record<string, unknown>, stretches = true) {
  const query = readFindQuery(ads, "visitor", raw, { searchable: true })
  const found = await searchBy(stretches)(query.text, query.filters)
  const page = await findPage(api.pool, ads, query, found, now)
  const records: { name: string }[] = JSON.parse(page.records)
  return { names: records.map(({ name }) => name), total: page.total }
}

const pageOf = (page: number) => ({
  _q: "excavadora",
  pagination: { page: String(page), pageSize: "4" },
})

test("[B7.141] pages of a frequent word have every match once, the newest first", async () => {
  const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => find(pageOf(page))))
  for (const { total } of pages) expect(total).toBe(countedUpTo)
  const shown = pages.flatMap((page) => page.names)
  expect(shown.toSorted()).toEqual(names.toSorted())
  // Both featured ads lead, also the one that is older than the newest stretch.
  expect(shown.slice(0, 2).toSorted()).toEqual(["Excavadora 10", "Excavadora 21"])
  expect(shown.slice(2, 5)).toEqual(["Excavadora 0", "Excavadora 1", "Excavadora 2"])
})

const filters = [
  { category: { slug: { $eq: "mineria" } } },
  { category: { slug: { $in: ["mineria", "transporte"] } } },
  { category: { slug: { $ne: "mineria" } } },
  { category: { slug: { $eq: "ninguna" } } },
  { commune: { region: { slug: { $eq: "maule" } } } },
  { commune: { slug: { $eq: "talca" } }, category: { slug: { $eq: "mineria" } } },
  { $or: [{ category: { slug: { $eq: "mineria" } } }, { price_clp: { $lte: "1000003" } }] },
]

test("[B7.142] filters beside a frequent word find the same ads as without its index", async () => {
  for (const filter of filters) {
    const all = { _q: "excavadora", filters: filter, sort: "price_clp:asc", pageSize: "50" }
    // A filter that the index does not know: none of its words is asked for.
    const plain = { ...all, filters: { $or: [filter] } }
    const { names: others, total } = await find(plain, false)
    expect(await find(all), JSON.stringify(filter)).toEqual({
      names: others,
      total: Math.min(total ?? 0, countedUpTo),
    })
    const ranked = await find({ _q: "excavadora", filters: filter, pageSize: "50" })
    expect(ranked.names.toSorted(), JSON.stringify(filter)).toEqual(
      (await find(all)).names.toSorted(),
    )
  }
})

test("[B7.143] facets of a frequent word are marked as those of its newest ads, others are complete", async () => {
  const facets = async (_q: string, stretches: boolean, filter: unknown = undefined) =>
    JSON.parse(
      await countAdFacets(
        {
          pool: api.pool,
          search: searchBy(stretches),
          ...createKnownPlaces(api.database),
          readNewestSince: async () => null,
        },
        "visitor",
        { _q, filters: filter },
      ),
    )
  const newest = await facets("excavadora", true)
  const all = await facets("excavadora", false)
  expect([newest.complete, all.complete]).toEqual([false, true])
  expect(newest.total).toBeGreaterThanOrEqual(bounds.enoughAds)
  expect(newest.total).toBeLessThan(all.total)
  expect(await facets("bulldozer", true)).toEqual(await facets("bulldozer", false))
  const rare = { category: { slug: { $eq: "mineria" } }, price_clp: { $lte: "1000002" } }
  const [some, every] = [
    await facets("excavadora", true, rare),
    await facets("excavadora", false, rare),
  ]
  expect(every.total).toBe(2)
  expect(some.total).toBeLessThanOrEqual(every.total)
})

test("[B7.213] the plan of a search is stored, but for the order of a field", async () => {
  const { pool } = connectDatabase(api.config.databaseUrl, { maxConnections: 1 })
  const prepared = async (raw: Record<string, unknown>) => {
    const query = readFindQuery(ads, "visitor", raw, { searchable: true })
    const found = await searchBy(true)(query.text, query.filters)
    await findPage(pool, ads, query, found, now)
    const { rows } = await pool.query("select count(*)::int as stored from pg_prepared_statements")
    return rows[0].stored
  }
  const price = { price_clp: { $lte: "5000000" } }
  try {
    expect(await prepared({ _q: "excavadora", filters: price, sort: "price_clp:asc" })).toBe(0)
    expect(await prepared({ _q: "excavadora", filters: price })).toBe(1)
    expect(await prepared({ _q: "excavadora", filters: { price_clp: { $lte: "9" } } })).toBe(1)
  } finally {
    await pool.end()
  }
})

test("[B7.213] a stretch of time has the words of its subject, so the index is asked for them once", () => {
  const query = { ...emptyQuery, found: "'tractor'", subject: "'tractor'", isMachine: true }
  const askedOf = (condition: SQL) => new PgDialect().sqlToQuery(condition).sql.match(/@@/g) ?? []
  expect(askedOf(matchesSearch(rootRow, query))).toHaveLength(1)
  expect(askedOf(matchesSearch(rootRow, query, true))).toHaveLength(0)
  const [other, weighed] = [
    { ...query, found: "'tractor' & 'usad'" },
    { ...query, subject: "'tractor':A" },
  ]
  expect(askedOf(matchesSearch(rootRow, other, true))).toHaveLength(1)
  expect(askedOf(matchesSearch(rootRow, weighed))).toHaveLength(2)
  expect(askedOf(matchesSearch(rootRow, weighed, true))).toHaveLength(1)
})

test("[B7.217] the second stretch of time is twice as long as the newest, the third seven times", async () => {
  const time = await createRecentTime(api.database, bounds)(now)
  if (time === null) throw new Error("There are too few ads for stretches")
  const { newest, newer, earlier } = time
  // With the bulldozer, the third excavator is the fourth newest ad.
  expect(newest).toBe(quarterOf(new Date(now.getTime() - daysInMs(2))))
  expect([newest - newer, newest - earlier]).toEqual([18, 81])
})

test("[B7.247] after days without new ads, the stretches of time are as long as before", async () => {
  const read = async () => {
    const time = await createRecentTime(api.database, bounds)(now)
    if (time === null) throw new Error("There are too few ads for stretches")
    return time
  }
  const before = await read()
  await moveAds(sql`- interval '5 days'`)
  const { newest, newer, earlier } = await read()
  await moveAds(sql`+ interval '5 days'`)
  expect(before.newest - newest).toBe(20)
  expect([newest - newer, newest - earlier]).toEqual([18, 81])
})

const moveAds = (time: SQL) =>
  api.database.execute(sql`update ads set published_at = published_at ${time}`)

test("[B7.201] a stretch of time is asked for by its days and the quarters at its ends, with the subject", () => {
  const time = { ...bounds, newest: 83_141, newer: 83_140, earlier: 83_130 }
  const at = new Date("2026-11-28T07:00:00Z")
  expect(stretchValues(time, null, at)).toEqual({
    enoughAds: 4,
    newest: "q83141 | q83142 | q83143 | d20786",
    newer: "q83140",
    earlier: "q83130 | q83131 | d20783 | d20784",
    leading: "f",
    leadingGroup: "f9",
    group: 9,
    groupTurn: 170_059,
    beforeNewest: "2026-11-28T06:00:00.000Z",
    older: "2026-11-25T12:00:00.000Z",
  })
  const { leading, newer } = stretchValues(time, "'o''gru' & 'torr':*", at)
  expect(leading).toBe("( 'f/o''gru' & 'f/torr':* )")
  expect(newer).toBe("( 'q83140/o''gru' & 'q83140/torr':* )")
})

test.each([
  ["'tractor' | 'tractor' <-> 'agricol' | 'farm' <-> 'tractor'", "'tractor'"],
  [
    "'tractor':A | 'tractor':A <-> 'agricol' | 'farm':A <-> 'tractor'",
    "'tractor':A | 'farm':A <-> 'tractor'",
  ],
  ["'pal' <-> 'mecan' | 'excav'", "'pal' <-> 'mecan' | 'excav'"],
  ["'gru' | 'gru' & 'horquill'", "'gru' | 'gru' & 'horquill'"],
  ["'a | b' | 'a | b' <-> 'c'", "'a | b'"],
  ["'o''higgins'", "'o''higgins'"],
  ["", ""],
])("the alternatives of %s are %s", (query, expected) => {
  expect(withoutAbsorbed(query)).toBe(expected)
})

test("[B7.150] what matches a query has the words that the index is asked for", async () => {
  const vectors = [
    "a:1A b:2",
    "a:2 b:1A",
    "a:1 c:2B",
    "b:1A c:2",
    "a:1A b:5 c:6",
    "ab:1A",
    "c:1",
    "",
  ]
  const queries = [
    ...["a:A", "a <-> b", "a & !b", "a:A <-> b | c", "c | (a <-> b | b:A) & !(c:B <-> b)"],
    ...[
      "a:*A",
      "!a",
      "a | !b",
      "!(a & b) & c",
      "(a | b:A) <2> c",
      "!!a",
      "a <-> !b",
      "b:A | b <-> c",
    ],
  ]
  for (const written of queries) {
    const { rows } = await api.pool.query<{ query: string }>("select $1::tsquery::text as query", [
      written,
    ])
    const query = rows[0]?.query ?? ""
    const missed = await api.pool.query(
      `select vector from unnest($1::text[]) vector
       where vector::tsvector @@ $2::tsquery and not vector::tsvector @@ $3::tsquery`,
      [vectors, query, indexQuery(query)],
    )
    expect(missed.rows, query).toEqual([])
  }
})
