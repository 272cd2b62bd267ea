import { sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { foldTexts } from "./vocabulary-store.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

/** The vocabulary counted from all ads and synonyms at once. */
const counted = sql`
  select word, (array_agg(shown order by written desc, shown))[1] as shown, sum(written)::int as ads,
    sum(of_equipment) * 2 >= sum(written) as equipment
  from (
    select shown, count(ad_id) as written, count(ad_id) filter (where equipment) as of_equipment
    from (
      select ads.id as ad_id, shown, not shown = any (of_maker) as equipment
      from ads join categories on categories.id = ads.category_id,
        lateral regexp_split_to_array(lower(concat_ws(' ', manufacturer, model)), '[^[:alnum:]]+') as of_maker,
        lateral (
          select distinct regexp_split_to_table(
            lower(concat_ws(' ', ads.name, manufacturer, model, categories.name)), '[^[:alnum:]]+') as shown
        ) as words_of_ad
      where ads.state = 'active'
      union all
      select null, regexp_split_to_table(lower(term), '[^[:alnum:]]+'), true
      from search_synonyms, unnest(terms) as term
    ) as every_word
    group by shown
  ) as spellings, searchable_text(shown) as word
  where length(word) > 2 and word ~ '[[:alpha:]]' and word !~ ' '
    and ts_lexize('spanish_stem', word) <> '{}'
  group by word order by word`

async function rowsOf(query: ReturnType<typeof sql>) {
  return (await api.database.execute(query)).rows
}

test("[B9.63] a vocabulary that takes up changes in batches is the one counted from all ads", async () => {
  const { database } = api
  const ids: number[] = []
  const names = ["Grúa horquilla", "Grua torre", "GRÚA pluma Volvo", "Tractor John Deere 6110"]
  for (const [place, name] of [...names, ...names].entries()) {
    const manufacturer = place % 2 === 0 ? "Volvo" : "Deere"
    const category = place < 4 ? "Elevación" : "Agricultura"
    ids.push(await addAd(database, { name, manufacturer, model: `FH ${place}`, category }))
  }
  await database.execute(
    sql`insert into search_synonyms (terms) values (array['montacargas', 'Grúa horquilla'])`,
  )
  const [first, second, third, fourth] = ids
  const changes = [
    sql`select 1`,
    sql`update ads set name = 'Excavadora Volvo' where id = ${first}`,
    sql`update ads set state = 'deactivated', ended_at = now() where id in (${second}, ${third})`,
    sql`update ads set state = 'active', ended_at = null where id = ${second}`,
    sql`update categories set name = 'Elevación y bodega' where name = 'Elevación'`,
    sql`update search_synonyms set terms = array['apilador', 'montacarga']`,
    sql`update ads set category_id = (select min(id) from categories), model = '' where id = ${fourth}`,
    sql`delete from ads where id = ${fourth}`,
    sql`update ads set description = 'Sin efecto en las palabras'`,
    sql`delete from search_synonyms`,
    sql`delete from ads`,
  ]
  for (const change of changes) {
    await database.execute(change)
    await foldTexts(database, 3)
    const stored = sql`select word, shown, ads, equipment from search_words order by word`
    expect(await rowsOf(stored)).toEqual(await rowsOf(counted))
    expect(await foldTexts(database)).toBe(0)
  }
  expect(await rowsOf(sql`select from search_words`)).toEqual([])
})
