import fc from "fast-check"
import { expect, test } from "vitest"
import { quotePart, quoteText, searchWords, textSegments } from "./search-words.ts"

test.each([
  ['generador "antofagasta"', ["generador ", '"antofagasta"']],
  ['"wheel loader" usado', ['"wheel loader"', " usado"]],
  ["“grúa torre” «potain»", ['"grúa torre"', '"potain"']],
  ['manguera 4" x 6"', ['manguera 4" x 6"']],
  ['grua "torre', ['grua "torre']],
  ['"" grua', [" grua"]],
])("%s is read as %j", (text, parts) => {
  const segments = textSegments(text)
  expect(segments.map(({ text, literal }) => (literal ? `"${text}"` : text))).toEqual(parts)
  for (const segment of segments)
    expect(text.slice(segment.start)).toSatisfy((rest: string) => rest.startsWith(segment.text))
})

test("quoting a part of a text makes its words literal", () => {
  const text = "generador antofagasta"
  const quoted = quotePart(text, text.indexOf("antofagasta"), text.length)
  expect(quoted).toBe('generador "antofagasta"')
  expect(searchWords(quoted)).toEqual([
    { typed: "generador", plain: "generador", literal: false },
    { typed: "antofagasta", plain: "antofagasta", literal: true },
  ])
})

test("any text can be quoted as a whole and preserves its words", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (text) => {
      const words = searchWords(quoteText(text))
      expect(words.every(({ literal }) => literal)).toBe(true)
      expect(words.map(({ plain }) => plain)).toEqual(searchWords(text).map(({ plain }) => plain))
    }),
  )
})
