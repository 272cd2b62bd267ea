import { expect, test } from "vitest"
import { adSlug, cardName, relatedSearchText } from "./ad-name.ts"

test("[S2.35] a name of 60 characters stays whole, one of 61 is cut at 60 plus '...'", () => {
  expect(cardName("x".repeat(60))).toBe("x".repeat(60))
  expect(cardName("x".repeat(61))).toBe(`${"x".repeat(60)}...`)
})

test("[S2.35] characters are counted as people see them, not as bytes", () => {
  expect(cardName("ñ".repeat(60))).toBe("ñ".repeat(60))
  expect(cardName("🚜".repeat(61))).toBe(`${"🚜".repeat(60)}...`)
})

test.each([
  ["Grúa horquilla Toyota 8FG25", "grua-horquilla-toyota-8fg25-12"],
  ["  ¡¡Ñandú & Cía!!  ", "nandu-cia-12"],
  ['Torno 1/2" – CNC', "torno-1-2-cnc-12"],
  ["型号", "12"],
])("the slug of %s", (name, slug) => {
  expect(adSlug(name, 12)).toBe(slug)
})

test("a slug has the form that the database takes, however long the name", () => {
  for (let length = 1; length <= 80; length += 1) {
    expect(adSlug("ab-c ".repeat(16).slice(0, length), 7)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  }
})

test.each([
  ["Excavadora Volvo EC140DL de 14 toneladas", "Volvo", "excavadora"],
  ["Se vende grúa horquilla eléctrica Komatsu FD25T", "Komatsu", "grúa horquilla"],
  ["Lote de 100 paneles Jinko Tiger", "Jinko", "paneles"],
  ["Torno paralelo revisado", "", "torno paralelo"],
  ["Caterpillar 320D", "Caterpillar", ""],
])("%s is like other ads of '%s'", (name, manufacturer, text) => {
  expect(relatedSearchText({ name, manufacturer })).toBe(text)
})
