import { parseAdSearch } from "@wara/domain/listing/parse-ad-search"
import { expect, test } from "vitest"
import { searchRobots } from "./search-robots.ts"

function isFound(query: string, total = 5): boolean {
  return searchRobots(parseAdSearch(new URLSearchParams(query)), total).index
}

test("lists by category and region are indexable", () => {
  expect(isFound("")).toBe(true)
  expect(isFound("category=mineria&region=atacama&page=2")).toBe(true)
})

test.each([
  "s=grua",
  "comuna=calama",
  "comuna=calama&radio=100",
  "condicion=usado",
  "marca=CAT",
  "orden=recientes",
  "precio_desde=0",
])("a list filtered by %s is not", (query) => expect(isFound(query)).toBe(false))

test("an empty list is not", () => expect(isFound("category=mineria", 0)).toBe(false))
