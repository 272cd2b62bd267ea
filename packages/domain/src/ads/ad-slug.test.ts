import { expect, test } from "vitest"
import { adSlug } from "./ad-slug.ts"

test.each([
  ["Grúa horquilla Toyota 8FG25", "grua-horquilla-toyota-8fg25-12"],
  ["  ¡¡Ñandú & Cía!!  ", "nandu-cia-12"],
  ['Torno 1/2" – CNC', "torno-1-2-cnc-12"],
  ["型号", "12"],
])("%s", (name, slug) => {
  expect(adSlug(name, 12)).toBe(slug)
})

test("a slug has the form that the database takes, however long the name", () => {
  for (let length = 1; length <= 80; length += 1) {
    expect(adSlug("ab-c ".repeat(16).slice(0, length), 7)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  }
})
