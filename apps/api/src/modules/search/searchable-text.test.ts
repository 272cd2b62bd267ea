import { sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { z } from "zod"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { readRows } from "../../database/read-rows.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

const pieces = [
  ...["a", "Z", "ñ", "Ü", "é", "7", "0", "³", "½", "日", "🚜", "_", "ﬁ", "ß"],
  ...[" ", "  ", "\n", "\t", "\u0001", "\u00a0", "\u2003"],
  ...[".", ",", "-", ", ", " - ", "--", "/", "(", ")", "+", "%", '"', "'", "…", "°", "m³"],
]

const nameWords =
  "de|con|año|para|sobre|incluye|sin|más|x|la|DE|excavadora|Pc|20|20t|320D|PC 200|PC200|FH-460|6x4|d8-de|de-20t/de-30|/|,|m³|½|(|+".split(
    "|",
  )

/** Texts of up to 30 pieces, the same in each run. */
function texts(count: number, pieces: readonly string[], between = ""): string[] {
  let state = 7
  const next = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
  return Array.from({ length: count }, () =>
    Array.from({ length: next(31) }, () => pieces[next(pieces.length)] ?? "").join(between),
  )
}

test("[B7.226] whatever is no letter or digit separates the words of a searchable text by one space", async () => {
  const differing = await readRows(
    api.database,
    z.object({ text: z.string(), searchable: z.string() }),
    sql`select text, searchable_text(text) as searchable
      from unnest(${sql.param(texts(3000, pieces))}::text[]) as text
      where searchable_text(text) <> regexp_replace(plain_text(text), '[^[:alnum:]]+', ' ', 'g')`,
  )
  expect(differing).toEqual([])
})

test("[B7.228] models and machines of a name are those of the expressions that define them", async () => {
  const names = [...texts(1500, nameWords, " "), ...texts(1500, nameWords), ...texts(500, pieces)]
  const differing = await readRows(
    api.database,
    z.object({ name: z.string() }),
    sql`select name from unnest(${sql.param(names)}::text[]) as name, lateral (
        select plain_text(name) as plain, ad_name_core(plain_text(name)) as core) as texts
      where models_of_name(plain) <> array(select found[1] from regexp_matches(plain,
          '\\m((?:(?!(?:de|con|ano|para|por|a|y|o|en|la|el|x)\\M)[a-z]{1,4}[ -]?[0-9]|[0-9]+[a-z])[a-z0-9]*(?:[-/][a-z0-9]+)*)', 'g') as found)
        or ad_name_machine(core) <> regexp_replace(regexp_replace(core, '\\s(para|sobre|incluye|sin)\\s.*$', ''),
          '^(\\S+\\s(?:con\\s)?\\S+)((?:(?!\\s(?:con|mas)\\s).)*).*$', '\\1\\2')`,
  )
  expect(differing).toEqual([])
})

test("[B7.228] the keys of models begin at words that a digit follows, and at three digits after a letter", async () => {
  const models = texts(200, nameWords, " ")
  const differing = await readRows(
    api.database,
    z.object({ model: z.string() }),
    sql`select model from unnest(${sql.param(models)}::text[]) as model, lateral (
        select trim(searchable_text(lower(model))) as plain) as texts
      where lower(model) ~ '[0-9]' and tsvector_to_array(model_vector('', model)) <> array(
        select distinct '~' || replace(regexp_replace(substr(plain, place, 40), '([0-9]+)', '\\1.', 'g'), ' ', '') collate "C"
        from generate_series(1, length(plain)) as place
        where substr(plain, place) ~ '[0-9]' and (
          (substr(plain, place, 1) <> ' ' and (place = 1 or substr(plain, place - 1, 1) = ' '))
          or (substr(plain, place, 3) ~ '^[0-9]{3}' and substr(plain, place - 1, 1) ~ '[a-z]'))
        order by 1)`,
  )
  expect(differing).toEqual([])
})
