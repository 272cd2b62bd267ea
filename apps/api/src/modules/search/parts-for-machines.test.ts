import { sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { z } from "zod"
import { addAd } from "../../../test/add-ad.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { readRows } from "../../database/read-rows.ts"
import { refreshVocabulary } from "./use-cases/refresh-vocabulary.ts"

const answer = z.object({ meta: z.object({ search: z.object({ parts_total: z.number() }) }) })
/** No word of a text can have more letters. */
const longWord = "w".repeat(2_046)
let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
  const add = (name: string, category: string, description = "Buen estado.") =>
    addAd(api.database, { name, category, description, manufacturer: "Komatsu", model: "PC200" })
  await add("Excavadora Komatsu PC200", "Construcción", "Buen estado, con repuestos y balde.")
  await add("Tractor agrícola Komatsu", "Construcción")
  await add("Balde para excavadora", "Repuestos y herramientas")
  await add("Cadenas de acero", "Repuestos y herramientas", "Salen de una excavadora.")
  await add("Filtro para tractor", "Repuestos y herramientas", longWord)
  await refreshVocabulary(api.database)
})

afterAll(() => api.close())

async function partsFor(text: string): Promise<number> {
  const { body } = await api.app.inject({ url: "/api/ads", query: { _q: text } })
  return answer.parse(JSON.parse(body)).meta.search.parts_total
}

test.each([
  ["a word of the name or of the description", "excavadora", 2],
  ["a word that begins so", "excavad", 2],
  ["several words", "excavadora komatsu", 2],
  ["words next to each other", '"buen estado" excavadora', 1],
  ["a model", "excavadora pc200", 2],
  ["another machine", "tractor", 1],
])("[B7.225] parts for a machine have the words of the search: %s", async (_, text, count) => {
  expect(await partsFor(text)).toBe(count)
})

test("[B7.225] only parts have words of parts, one for each word of their text", async () => {
  const rows = await readRows(
    api.database,
    z.object({ name: z.string(), words: z.number(), missing: z.number() }),
    sql`select name, count(word) filter (where word like 'p/%')::int as words, (
        select count(*)::int from unnest(tsvector_to_array(search)) as own
        where length(own) < 2000 and 'p/' || own <> all (array_agg(word))) as missing
      from ads, unnest(tsvector_to_array(
        ad_words(id, category_id, condition_id, commune_id, featured, published_at, subject, search))) as word
      group by ads.id order by ads.id`,
  )
  const [excavator, tractor, ...parts] = rows
  expect(excavator).toMatchObject({ name: "Excavadora Komatsu PC200", words: 0 })
  expect(tractor).toMatchObject({ name: "Tractor agrícola Komatsu", words: 0 })
  for (const { missing, words } of parts) {
    expect(words).toBeGreaterThan(3)
    expect(missing).toBe(0)
  }
})
