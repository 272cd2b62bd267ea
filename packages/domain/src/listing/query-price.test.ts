import { expect, test } from "vitest"
import { type ComparisonKind, queryExcess, queryPrice } from "./query-price.ts"

const facts = (kind: ComparisonKind, count: number, throughMany = false) => ({
  comparisons: Array.from({ length: count }, () => ({ kind, throughMany })),
  orLevels: 0,
})

test("[B8.1] a text's part costs ten values, and five times as much for each of several rows", () => {
  expect(queryPrice(facts("value", 10))).toBe(queryPrice(facts("part", 1)))
  expect(queryPrice(facts("part", 1, true))).toBe(5 * queryPrice(facts("part", 1)))
})

test.each([
  ["forty values", facts("value", 40), null],
  ["four parts of texts", facts("part", 4), null],
  ["five parts of texts", facts("part", 5), "at most 4 conditions on parts of texts"],
  ["a part of a long text", facts("long part", 1), "use _q"],
  ["two parts of pictures' addresses", facts("part", 2, true), "costs 200"],
  ["two levels of $or", { comparisons: [], orLevels: 2 }, null],
  ["three levels of $or", { comparisons: [], orLevels: 3 }, "at most 2 levels of $or"],
])("[B8.1] %s: a visitor's and a user's query", (_what, query, excess) => {
  for (const reader of ["visitor", "user"] as const) {
    const found = queryExcess(query, reader)
    if (excess === null) expect(found).toBeNull()
    else expect(found).toContain(excess)
  }
})

test("[B8.1] the team may search parts of more columns, but never of long texts", () => {
  expect(queryExcess(facts("part", 12), "moderator")).toBeNull()
  expect(queryExcess(facts("long part", 1), "operator")).not.toBeNull()
})
