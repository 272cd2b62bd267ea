import fc from "fast-check"
import { expect, test } from "vitest"
import { chooseCorrection, splitMeasure } from "./correct-word.ts"
import { editDistance } from "./edit-distance.ts"
import { searchClauses } from "./search-clauses.ts"
import { searchWordLimit, searchWords } from "./search-words.ts"

const word = (plain: string, stem = plain, completions: string[] = []) => ({
  plain,
  stem,
  completions,
})

test("words are compared without case, accents and signs", () => {
  expect(searchWords("  Grúa   T4.100F, ¡AÑO! ")).toEqual([
    { typed: "grúa", plain: "grua", literal: false },
    { typed: "t4", plain: "t4", literal: false },
    { typed: "100f", plain: "100f", literal: false },
    { typed: "año", plain: "ano", literal: false },
  ])
  expect(searchWords("!!! ... &|<->'")).toEqual([])
  expect(searchWords("㈠ ½").map(({ plain }) => plain)).toEqual(["一", "1", "2"])
})

test("whatever is typed gives a few words of letters and digits only", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
      const words = searchWords(text)
      expect(words.length).toBeLessThanOrEqual(searchWordLimit)
      for (const { plain } of words) expect(plain).toMatch(/^[\p{L}\p{N}]+$/u)
    }),
  )
})

test.each([
  ["torno", "torno", 0],
  ["trono", "torno", 1],
  ["exavadora", "excavadora", 1],
  ["horqillas", "horquilla", 2],
  ["", "abc", 3],
])("%s and %s differ by %i mistakes", (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance)
  expect(editDistance(b, a)).toBe(distance)
})

test("the nearest word wins, then the most used one", () => {
  const known = [
    { word: "horquilla", ads: 50 },
    { word: "horquillas", ads: 1 },
    { word: "orquidea", ads: 900 },
  ]
  expect(chooseCorrection("horqillas", known)?.word).toBe("horquillas")
  expect(
    chooseCorrection("toruo", [
      { word: "toro", ads: 1 },
      { word: "torno", ads: 7 },
    ])?.word,
  ).toBe("torno")
})

test("short words, far words and models are left as typed", () => {
  expect(chooseCorrection("jcv", [{ word: "jcb", ads: 9 }])).toBeNull()
  expect(chooseCorrection("tractor", [{ word: "trailer", ads: 9 }])).toBeNull()
  expect(chooseCorrection("320dl", [{ word: "320d", ads: 9 }])).toBeNull()
})

test("a short word is corrected only to one that sounds alike from its beginning", () => {
  expect(chooseCorrection("dell", [{ word: "bell", ads: 9 }])).toBeNull()
  expect(chooseCorrection("valde", [{ word: "balde", ads: 1 }])?.word).toBe("balde")
  expect(chooseCorrection("orno", [{ word: "horno", ads: 1 }])?.word).toBe("horno")
})

test("a number that touches its unit is taken apart", () => {
  expect(splitMeasure("100kva")).toEqual(["100", "kva"])
  expect(splitMeasure("kva")).toBeNull()
  expect(splitMeasure("d6t")).toBeNull()
})

const forklift = [
  { text: "grúa horquilla", stems: ["gru", "horquill"] },
  { text: "montacargas", stems: ["montacarg"] },
  { text: "horquilla", stems: ["horquill"] },
]

test("the longest synonym covers its words and brings the others as phrases", () => {
  const words = [word("gruas", "gru"), word("horquillas", "horquill"), word("toyota")]
  expect(searchClauses(words, [forklift])).toEqual([
    { words: "gruas horquillas", phrases: ["montacargas", "horquilla"] },
    { words: "toyota", phrases: [] },
  ])
  expect(searchClauses([word("grua", "gru")], [forklift])).toEqual([{ words: "grua", phrases: [] }])
})

test("a term of two groups brings both; the last word also brings what begins with it", () => {
  const groups = [
    [
      { text: "retro", stems: ["retr"] },
      { text: "retroexcavadora", stems: ["retroexcav"] },
    ],
    [
      { text: "retro", stems: ["retr"] },
      { text: "pala mixta", stems: ["pal", "mixt"] },
    ],
  ]
  expect(searchClauses([word("retro", "retr", ["retroexcavadoras"])], groups)).toEqual([
    { words: "retro", phrases: ["retroexcavadora", "pala mixta", "retroexcavadoras"] },
  ])
})
