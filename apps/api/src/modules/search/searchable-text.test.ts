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

/** Texts of up to 30 pieces, the same in each run. */
function texts(count: number): string[] {
  let state = 7
  const next = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
  return Array.from({ length: count }, () =>
    Array.from({ length: next(31) }, () => pieces[next(pieces.length)] ?? "").join(""),
  )
}

test("[B7.226] whatever is no letter or digit separates the words of a searchable text by one space", async () => {
  const differing = await readRows(
    api.database,
    z.object({ text: z.string(), searchable: z.string() }),
    sql`select text, searchable_text(text) as searchable
      from unnest(${sql.param(texts(3000))}::text[]) as text
      where searchable_text(text) <> regexp_replace(plain_text(text), '[^[:alnum:]]+', ' ', 'g')`,
  )
  expect(differing).toEqual([])
})
