import { sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { z } from "zod"
import { createTestApp, type TestApp } from "../../test/create-test-app.ts"
import { readRows } from "../database/read-rows.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

const adWords = (commune: string) =>
  sql.raw(`ad_words(7, 1, 2, ${commune}, false, '2026-11-28', ''::tsvector, ''::tsvector)`)

/** Of the communes 1 to 400 those whose ads have the words of these, and the words. */
async function askFor(communes: readonly number[]) {
  const asked = sql`words_of_communes(${sql.param(communes)}::int[])`
  const rows = await readRows(
    api.database,
    z.object({ words: z.string(), found: z.array(z.number()) }),
    sql`select ${asked}::text as words, array(
      select id from generate_series(1, 400) as id where ${adWords("id")} @@ ${asked} order by id) as found`,
  )
  return rows[0]
}

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place)

test("[B7.211] neighbouring communes are asked for by few words, which only their ads have", async () => {
  for (const communes of [
    between(168, 197),
    between(83, 134),
    between(1, 4),
    [7],
    [8, 9],
    [2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233],
    [...between(30, 44), 346, ...between(64, 127)],
  ]) {
    const asked = await askFor([...communes, ...communes].toReversed())
    expect(asked?.found).toEqual(communes.toSorted((one, other) => one - other))
  }
  const maule = await askFor(between(168, 197))
  expect(maule?.words).toBe("'u11/16' | 'u21/8' | 'u48/4' | 'u98/2'")
})

test("[B7.211] no commune asks for a word that no ad has, and an ad without one has no such word", async () => {
  expect(await askFor([])).toEqual({ words: "'none'", found: [] })
  const [row] = await readRows(
    api.database,
    z.object({ words: z.string() }),
    sql`select ${adWords("null")}::text as words`,
  )
  expect(row?.words).toBe("'c1' 'd20785' 'k2' 'q83140'")
})
