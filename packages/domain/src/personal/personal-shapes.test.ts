import { expect, test } from "vitest"
import { personalInPages, personalInReports, personalInTags } from "./personal-shapes.ts"

const finders = {
  pages: personalInPages,
  tags: personalInTags,
  reports: Object.values(personalInReports),
}

/** What a place finds personal in a text. */
function found(place: keyof typeof finders, text: string): string[] {
  return finders[place].flatMap((shape) => text.match(shape) ?? [])
}

test.each([
  "ana.soto+1@faena.cl",
  "Peña@faena.cl",
  "nun\u0303ez@faena.cl",
  "12.345.678-5",
  "12345678-k",
  "9.876.543-K",
  "+56 9 8765 4321",
  "+56 41 222 3344",
  "+56 (9) 8765 4321",
  "+56 9) 8765-4321",
  "987654321",
])("%s is recognised as personal in any position, as a whole", (text) => {
  expect(found("pages", `a ${text}, b`)).toContain(text)
  expect(found("reports", `a ${text}, b`)).toContain(text)
  expect(found("tags", `a ${text}, b`)).not.toEqual([])
})

test.each([
  ["Excavadora 320 a $ 18.500.000 + IVA", ["tags", "reports"]],
  ["Caterpillar 320 2015", ["reports"]],
  [".a{margin:1.5rem}@media(min-width:40.5rem){.b\\@c{top:0}}", ["tags", "reports"]],
  ["ventas(@)faena.cl", ["tags"]],
  ["root@server1", ["tags", "reports"]],
  ["/salir/ana%40faena", ["tags", "reports"]],
  ["retro 2015 4x4", []],
  ["port 5432 of 10 is taken", []],
])("'%s' is hidden only where false positives are acceptable: %j", (text, places) => {
  const doubting = (["pages", "tags", "reports"] as const).filter(
    (place) => found(place, text).length > 0,
  )
  expect(doubting).toEqual(places)
})

test.each(["a", "a.", "1", "1-", "-", "+56 ", "9 1234 ", "a@", "%40"])(
  "a long text of '%s' takes no longer than a long text",
  (piece) => {
    const text = piece.repeat(100_000 / piece.length)
    const start = performance.now()
    for (const place of ["pages", "tags", "reports"] as const) found(place, text)
    expect(performance.now() - start).toBeLessThan(2_000)
  },
)
