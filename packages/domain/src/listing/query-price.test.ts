import { expect, test } from "vitest"
import {
  type ComparisonKind,
  type QueryFacts,
  queryExcess,
  queryPrices,
  type SortKind,
} from "./query-price.ts"

const query = (given: Partial<QueryFacts>): QueryFacts => ({
  comparisons: [],
  orLevels: 0,
  sorts: [],
  relations: [],
  ...given,
})

const compared = (kind: ComparisonKind, count: number, throughMany = false) =>
  query({ comparisons: Array.from({ length: count }, () => ({ kind, throughMany })) })

const sorted = (...sorts: SortKind[]) => query({ sorts })

const populated = (count: number, level = 1, throughMany = 0) =>
  query({ relations: Array.from({ length: count }, () => ({ level, throughMany })) })

test("[B8.1] a text's part costs ten values, and five times as much for each of several rows", () => {
  const priceOf = (facts: QueryFacts) => queryPrices(facts).filters
  expect(priceOf(compared("value", 10))).toBe(priceOf(compared("part", 1)))
  expect(priceOf(compared("part", 1, true))).toBe(5 * priceOf(compared("part", 1)))
})

test("[B8.24] a sort by a related row costs five of its own, a relation of several rows five of one", () => {
  const { sort: related } = queryPrices(sorted("related"))
  expect(related).toBe(5 * queryPrices(sorted("own")).sort)
  const priceOf = (throughMany: number) => queryPrices(populated(1, 1, throughMany)).populate
  expect([priceOf(1), priceOf(2)]).toEqual([5 * priceOf(0), 25 * priceOf(0)])
})

test.each<[string, QueryFacts, [string, string] | null]>([
  ["forty values", compared("value", 40), null],
  ["four parts of texts", compared("part", 4), null],
  ["five parts of texts", compared("part", 5), ["filters", "at most 4 conditions on parts"]],
  ["a part of a long text", compared("long part", 1), ["filters", "use _q"]],
  ["two parts of pictures' addresses", compared("part", 2, true), ["filters", "costs 200"]],
  ["two levels of $or", query({ orLevels: 2 }), null],
  ["three levels of $or", query({ orLevels: 3 }), ["filters", "at most 2 levels of $or"]],
  ["three sort keys", sorted("related", "own", "own"), null],
  ["four sort keys", sorted("own", "own", "own", "own"), ["sort", "at most 3 keys"]],
  ["a sort by a long text", sorted("long"), ["sort", "long text"]],
  ["two levels of relations", populated(8, 2), null],
  ["three levels of relations", populated(1, 3), ["populate", "at most 2 levels of relations"]],
  ["twenty-one related lists", populated(21, 1, 1), ["populate", "costs 105"]],
  ["lists of lists of lists", populated(1, 2, 3), ["populate", "costs 125"]],
  [
    "four parts of texts, an order and three lists",
    { ...compared("part", 4), sorts: ["own"], relations: populated(3, 1, 1).relations },
    null,
  ],
  [
    "the same, ordered by two related rows",
    {
      ...compared("part", 4),
      sorts: ["related", "related"],
      relations: populated(3, 1, 1).relations,
    },
    ["filters", "costs 105"],
  ],
])("[B8.1] [B8.24] %s: a visitor's and a user's query", (_what, facts, excess) => {
  for (const reader of ["visitor", "user"] as const) {
    const found = queryExcess(facts, reader)
    if (excess === null) expect(found).toBeNull()
    else expect(found).toEqual({ part: excess[0], message: expect.stringContaining(excess[1]) })
  }
})

test("[B8.1] [B8.24] the team may search parts of more columns, sort by more and look deeper", () => {
  expect(queryExcess(compared("part", 12), "moderator")).toBeNull()
  expect(queryExcess(sorted("own", "own", "own", "own", "own"), "operator")).toBeNull()
  expect(queryExcess(populated(10, 4), "moderator")).toBeNull()
  expect(queryExcess(compared("long part", 1), "operator")).not.toBeNull()
  expect(queryExcess(sorted("long"), "operator")).not.toBeNull()
  expect(queryExcess(populated(1, 5), "operator")).not.toBeNull()
})
