import fc from "fast-check"
import { expect, test } from "vitest"
import { chooseCorrection, editDistance } from "./correct-word.ts"
import { measureAt } from "./measure.ts"
import { modelCandidates } from "./model-number.ts"
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

test("any text gives a few words of letters and digits only", () => {
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

const equipment = (word: string, ads = 1) => ({ word, ads, equipment: true })
const maker = (word: string, ads = 1) => ({ word, ads, equipment: false })

test("the nearest word wins, then the most used one", () => {
  const known = [equipment("horquilla", 50), equipment("horquillas"), equipment("orquidea", 900)]
  expect(chooseCorrection("horqillas", known)?.word).toBe("horquillas")
  expect(chooseCorrection("toruo", [equipment("toro"), equipment("torno", 7)])?.word).toBe("torno")
})

test("[B5.4] a word alone is never corrected to a unit of measure", () => {
  const hora = [equipment("hora", 226)]
  expect(chooseCorrection("hola", hora, { isAlone: true })).toBeNull()
  expect(chooseCorrection("toneldas", [equipment("toneladas")])?.word).toBe("toneladas")
})

test.each([
  ["hola", equipment("hora", 226)],
  ["casa", equipment("caja", 90)],
  ["poco", equipment("pozo", 90)],
  ["mejor", equipment("mezclador", 90)],
  ["calle", maker("valle", 90)],
])("[B5.4] the common word %s is never corrected", (typed, other) => {
  expect(chooseCorrection(typed, [other])).toBeNull()
})

test("short words, distant words and models are not corrected", () => {
  expect(chooseCorrection("jcv", [maker("jcb", 9)])).toBeNull()
  expect(chooseCorrection("traktor", [equipment("trailer", 9)])).toBeNull()
  expect(chooseCorrection("320dl", [maker("320d", 9)])).toBeNull()
})

test("a short word is corrected only to one that sounds alike from its beginning", () => {
  expect(chooseCorrection("dell", [maker("bell", 9)])).toBeNull()
  expect(chooseCorrection("valde", [equipment("balde")])?.word).toBe("balde")
  expect(chooseCorrection("orno", [equipment("horno")])?.word).toBe("horno")
})

test.each([
  ["escabadora", "excavadora"],
  ["jenerador", "generador"],
  ["retroescabadora", "retroexcavadora"],
  ["montacarjas", "montacargas"],
  ["motonibeladora", "motoniveladora"],
  ["kompresor", "compresor"],
])("[B5.4] an equipment word is understood as it sounds: %s is %s", (typed, expected) => {
  expect(chooseCorrection(typed, [equipment(expected)])?.word).toBe(expected)
})

test.each([
  ["komatzu", "komatsu"],
  ["toyotta", "toyota"],
  ["catepillar", "caterpillar"],
])("[B5.4] one typing error in a maker's name is corrected: %s is %s", (typed, expected) => {
  expect(chooseCorrection(typed, [maker(expected)])?.word).toBe(expected)
})

test.each([
  ["genset", maker("genie", 90)],
  ["loader", maker("baader", 90)],
  ["bull", maker("bell", 90)],
  ["horometro", equipment("manometro", 90)],
  ["hiunday", maker("hyundai", 90)],
  ["backhoe", maker("backhos", 90)],
  ["aljibe", equipment("aljabe", 90)],
])("[B5.4] %s is a word of its own or too far from another", (typed, other) => {
  expect(chooseCorrection(typed, [other])).toBeNull()
})

test("[B5.4] a word near an equipment word is not taken for a maker", () => {
  const known = [maker("grover", 90), equipment("grua")]
  expect(chooseCorrection("gruas", [...known])?.word).not.toBe("grover")
  expect(chooseCorrection("loaders", [maker("loader", 90)])).toBeNull()
  expect(chooseCorrection("loaderr", [maker("loaderx", 90)])).toBeNull()
  expect(chooseCorrection("bombax", [maker("bombay", 90), equipment("bomba")])?.word).toBe("bomba")
})

test.each([
  ["30 ton", 2, "30 toneladas"],
  ["30ton", 1, "30 t"],
  ["100kva diesel", 1, "100 kva"],
  ["2 5 toneladas", 3, "2 5 ton"],
  ["20 pies", 2, "20 ft"],
  ["10 metros cubicos", 3, "10 m3"],
  ["1500 kva", 2, "1 500 kva"],
  ["1 500 kva", 3, "1500 kva"],
])("[B5.5] %s is a measure of %i words, also written %s", (text, length, phrase) => {
  const measure = measureAt(text.split(" "))
  expect(measure?.length).toBe(length)
  expect(measure?.phrases).toContain(phrase)
})

test.each(["kva", "d6t", "320 excavadora", "1 2 3 ton", "excavadora 30 ton", ""])(
  "%s begins with no measure",
  (text) => {
    expect(measureAt(text.split(" "))).toBeNull()
  },
)

test("[B5.5] adjacent letters and numbers may be one model", () => {
  const candidates = (text: string, others: string[] = []) =>
    modelCandidates(text.split(" "), (place) => others.includes(text.split(" ")[place] ?? "")).map(
      (candidate) => candidate.text,
    )
  expect(candidates("excavadora pc 200 8")).toEqual(["pc 200", "pc 200 8"])
  expect(candidates("pc200 8")).toEqual(["pc200 8"])
  expect(candidates("cat 320", ["cat"])).toEqual([])
  expect(candidates("camion 3 4")).toEqual([])
})

const forklift = [
  { text: "grúa horquilla", stems: ["gru", "horquill"] },
  { text: "montacargas", stems: ["montacarg"] },
  { text: "horquilla", stems: ["horquill"] },
]

test("the longest synonym covers its words and adds the others as phrases", () => {
  const words = [word("gruas", "gru"), word("horquillas", "horquill"), word("toyota")]
  expect(searchClauses(words, [forklift])).toEqual([
    {
      words: "gruas horquillas",
      phrases: ["grúa horquilla", "montacargas", "horquilla"],
      otherMachines: [],
      models: [],
      adjacent: false,
      literal: false,
    },
    {
      words: "toyota",
      phrases: [],
      otherMachines: [],
      models: [],
      adjacent: false,
      literal: false,
    },
  ])
  expect(searchClauses([word("grua", "gru")], [forklift])).toMatchObject([
    { words: "grua", phrases: [] },
  ])
})

test("a term of two groups adds both; the last word is also completed", () => {
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
  expect(searchClauses([word("retro", "retr", ["retroexcavadoras"])], groups)).toMatchObject([
    { words: "retro", phrases: ["retroexcavadora", "pala mixta", "retroexcavadoras"] },
  ])
})

test("[B5.5] a measure, a model and a quoted word are one condition each", () => {
  const words = [word("pc"), word("200"), word("30"), word("ton"), word("d6"), word("30", "")]
  const clauses = searchClauses(words, [], [{ start: 0, length: 2, text: "pc 200" }])
  expect(clauses.map((clause) => [clause.words, clause.models, clause.literal])).toEqual([
    ["pc 200", ["pc 200"], false],
    ["30 ton", [], false],
    ["d6", ["d6"], false],
    ["30", [], true],
  ])
  expect(clauses[1]?.phrases).toContain("30 toneladas")
})
