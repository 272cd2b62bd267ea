import { expect, test } from "vitest"
import { searchToRecord } from "./empty-search.ts"

test.each([
  ["  Grúa   Torre ", "grúa torre"],
  ["cat 320d", "cat 320d"],
  ["ana@empresa.cl", null],
  ["9 1234 5678", null],
  ["12.345.678-5", null],
  ["x", null],
  ["palabra ".repeat(20), null],
])("a search for '%s' without results is recorded as '%s'", (text, recorded) => {
  expect(searchToRecord(text)).toBe(recorded)
})
