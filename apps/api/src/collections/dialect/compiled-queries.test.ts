import { sql } from "drizzle-orm"
import { PgDialect } from "drizzle-orm/pg-core"
import fc from "fast-check"
import { afterAll, beforeAll, expect, test } from "vitest"
import { z } from "zod"
import { addAd } from "../../../test/add-ad.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { connectDatabase } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"
import { parseNestedQuery } from "../../http/nested-query.ts"
import { ads } from "../ads.ts"
import { findRecords } from "./collection-store.ts"
import { findStatement } from "./find-statement.ts"
import { bindDirectly, QueryValues, queryKey } from "./query-key.ts"
import { readFindQuery } from "./read-query.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
  const names = ["Grúa torre", 'Grúa "alta" 50 %', "Torno \\ CNC", "Excavadora", "excavadora"]
  for (const [place, name] of names.entries()) {
    await addAd(api.database, {
      name,
      year: 2010 + place,
      category: place < 2 ? "Izaje" : "Minería",
    })
  }
})

afterAll(() => api.close())

const comparison = fc.oneof(
  fc.tuple(
    fc.constantFrom("name", "manufacturer"),
    fc.constantFrom("$eq", "$ne", "$eqi", "$contains", "$notContainsi", "$startsWith", "$lt"),
    fc.constantFrom("Grúa torre", "grúa", "%", "\\", '"', "excavadora", "{a,b}"),
  ),
  fc.tuple(
    fc.constantFrom("year", "price", "id"),
    fc.constantFrom("$eq", "$ne", "$lt", "$gte", "$in][0", "$notIn][0"),
    fc.constantFrom("2010", "2012", "0", "1000000", "1"),
  ),
  fc.tuple(
    fc.constantFrom("year", "name", "published_at"),
    fc.constantFrom("$null", "$notNull"),
    fc.constantFrom("true", "false"),
  ),
  fc.tuple(
    fc.constantFrom("category][slug", "category][name", "commune][region][code"),
    fc.constantFrom("$eq", "$ne", "$in][0"),
    fc.constantFrom("izaje", "mineria", "13"),
  ),
)

const filters = fc
  .uniqueArray(fc.tuple(fc.constantFrom("", "[$not]", "[$or][0]", "[$or][1]"), comparison), {
    maxLength: 4,
    selector: ([at, [name, operator]]) => `${at}${name}${operator}`,
  })
  .map((parts) =>
    parts.map(
      ([at, [name, operator, value]]) =>
        `filters${at}[${name}][${operator}]=${encodeURIComponent(value)}`,
    ),
  )

/** Valid queries of the ads; some differ in values only. */
const validQuery = fc
  .tuple(
    filters,
    fc.constantFrom("", "sort=year:desc", "sort=name", "sort=category.name:desc,id"),
    fc.constantFrom("", "populate=*", "fields=name,year", "populate[commune][fields]=name"),
    fc.constantFrom("", "page=2&pageSize=2", "pagination[withCount]=false", "start=1&limit=3"),
  )
  .map(([some, sort, selection, page]) =>
    [...some, sort, selection, page.replace(/\b(start|limit)=/g, "pagination[$1]=")].join("&"),
  )

const read = (query: string) => readFindQuery(ads, "visitor", parseNestedQuery(query))

test("[B7.3] queries with the same key have the same text", () => {
  const texts = new Map<string, string>()
  let repeated = 0
  fc.assert(
    fc.property(validQuery, (text) => {
      const query = read(text)
      const collected = new QueryValues()
      const key = queryKey(ads, query, collected.add(query.filters))
      const { sql } = new PgDialect().sqlToQuery(findStatement(ads, query, null, collected.bind))
      if (texts.has(key)) repeated += 1
      expect(texts.get(key) ?? sql).toBe(sql)
      texts.set(key, sql)
    }),
    { numRuns: 1_500 },
  )
  expect(repeated).toBeGreaterThan(100)
})

test("[B7.3] a compiled query finds the same records as one that is built for its values", async () => {
  const now = new Date()
  const sorted = validQuery.filter((text) => text.includes("sort="))
  let found = 0
  await fc.assert(
    fc.asyncProperty(sorted, async (text) => {
      const query = read(text)
      const offset = query.slice.offset
      const direct = { ...query, slice: { ...query.slice, offset: 0, limit: 100 } }
      const row = z.object({ records: z.string(), total: z.number().nullable() })
      const statement = findStatement(ads, direct, null, bindDirectly)
      const [expected] = await readRows(api.database, row, statement)
      const all: unknown[] = JSON.parse(expected?.records ?? "[]")
      const { records, total } = await findRecords(api.pool, ads, query, null, now)
      expect(records).toEqual(all.slice(offset, offset + query.slice.limit))
      expect(total).toBe(query.slice.withCount ? all.length : null)
      found += records.length
    }),
    { numRuns: 300 },
  )
  expect(found).toBeGreaterThan(100)
}, 60_000)

test("a condition cannot be added twice, because its key would hide that", () => {
  const { filters } = read("filters[year]=2010")
  const collected = new QueryValues()
  collected.add(filters)
  expect(() => collected.add(filters)).toThrow("only once")
})

test("[B7.219] plans of later pages are kept when nothing but keys is filtered, one for several pages", async () => {
  const { pool, database } = connectDatabase(api.config.databaseUrl, { maxConnections: 1 })
  const filtered = ["", "filters[category][slug]=izaje&", "filters[commune][region][code]=13&"]
  for (const filter of filtered) {
    for (let page = 2; page <= 13; page += 1) {
      await findRecords(pool, ads, read(`${filter}page=${page}&pageSize=4`), null, new Date())
    }
    await findRecords(pool, ads, read(`${filter}page=200&pageSize=4`), null, new Date())
  }
  const plans = await readRows(
    database,
    z.object({ generic: z.number(), custom: z.number() }),
    sql`select generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements
      where statement like '%row_number%' order by generic_plans desc`,
  )
  await pool.end()
  // The database plans the first five calls for their values.
  const repeated = { generic: 7, custom: 5 }
  const single = { generic: 0, custom: 1 }
  expect(plans).toEqual([...filtered.map(() => repeated), ...filtered.map(() => single)])
})
