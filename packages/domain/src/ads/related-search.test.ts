import { expect, test } from "vitest"
import { relatedSearchText } from "./related-search.ts"

test.each([
  ["Excavadora Volvo EC140DL de 14 toneladas", "Volvo", "excavadora"],
  ["Se vende grúa horquilla eléctrica Komatsu FD25T", "Komatsu", "grúa horquilla"],
  ["Lote de 100 paneles Jinko Tiger", "Jinko", "paneles"],
  ["Torno paralelo revisado", "", "torno paralelo"],
  ["Caterpillar 320D", "Caterpillar", ""],
])("%s is like other ads of '%s'", (name, manufacturer, text) => {
  expect(relatedSearchText({ name, manufacturer })).toBe(text)
})
