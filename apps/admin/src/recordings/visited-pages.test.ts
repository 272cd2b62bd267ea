import { expect, test } from "vitest"
import { visitedPages } from "./player.tsx"

const page = (timestamp: number, path: unknown) => {
  return { type: 5, timestamp, data: { tag: "page", payload: { path } } }
}

test("the pages of a visit are listed once per view, with their time", () => {
  const events = [
    { type: 4, timestamp: 1_000, data: { href: "https://wara.cl/anuncios", width: 1, height: 1 } },
    page(1_100, "/anuncios"),
    { type: 3, timestamp: 2_000, data: { source: 1 } },
    page(4_000, "/contacto"),
    page(5_000, 7),
    page(9_000, "/anuncios"),
  ]
  expect(visitedPages(events)).toEqual([
    { path: "/anuncios", at: 0 },
    { path: "/contacto", at: 3_000 },
    { path: "/anuncios", at: 8_000 },
  ])
  expect(visitedPages([])).toEqual([])
})
