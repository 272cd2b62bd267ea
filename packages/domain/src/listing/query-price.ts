import type { Reader } from "../accounts/account.ts"

/**
 * How the database finds the rows of a comparison: by a unique key, by a value, by a part of a line
 * of text, or by a part of a text of many lines, which nothing indexes.
 */
export type ComparisonKind = "key" | "value" | "part" | "long part"

/** What rows are sorted by: their own value, that of a related row, or a text of many lines. */
export type SortKind = "own" | "related" | "long"

/** What the price of a query depends on. */
export type QueryFacts = {
  /** `throughMany`: whether it is made for each of several related rows, such as pictures. */
  comparisons: readonly { kind: ComparisonKind; throughMany: boolean }[]
  /** Levels of `$or` inside each other. */
  orLevels: number
  sorts: readonly SortKind[]
  /**
   * Populated relations: their level below the records, and how many relations with several related
   * rows lead to them, themselves included.
   */
  relations: readonly { level: number; throughMany: number }[]
}

type QueryBudget = {
  price: number
  parts: number
  orLevels: number
  sorts: number
  /** Levels of relations inside each other. */
  levels: number
}

const visitorBudget: QueryBudget = { price: 100, parts: 4, orLevels: 2, sorts: 3, levels: 2 }
const teamBudget: QueryBudget = { price: 500, parts: 16, orLevels: 4, sorts: 5, levels: 4 }

/** Anyone has an account within a minute, so users get no more than visitors. */
const queryBudgets: Record<Reader, QueryBudget> = {
  visitor: visitorBudget,
  user: visitorBudget,
  moderator: teamBudget,
  operator: teamBudget,
}

/** Work per row that is looked at, relative to looking it up by its key. */
const prices: Record<ComparisonKind, number> = { key: 1, value: 2, part: 20, "long part": 200 }

/** Sorting by a related row joins it to each row that matches, whatever the page shows. */
const sortPrices: Record<SortKind, number> = { own: 1, related: 5, long: 200 }

/** Reading a related row of each record of the page. */
const relationPrice = 1

/** A related list has several rows for each of ours. */
const manyFactor = 5

/** The parameter of a query that a price or a refusal is about. */
export type QueryPart = "filters" | "sort" | "populate"

/** The prices of a query's parts, in comparisons by key. */
export function queryPrices({
  comparisons,
  relations,
  sorts,
}: QueryFacts): Record<QueryPart, number> {
  const sum = (prices: number[]) => prices.reduce((total, price) => total + price, 0)
  return {
    filters: sum(
      comparisons.map(({ kind, throughMany }) => prices[kind] * (throughMany ? manyFactor : 1)),
    ),
    sort: sum(sorts.map((kind) => sortPrices[kind])),
    populate: sum(relations.map(({ throughMany }) => relationPrice * manyFactor ** throughMany)),
  }
}

/** Why a query costs more than its reader may ask for, and where; null when it does not. */
export function queryExcess(
  facts: QueryFacts,
  reader: Reader,
): { part: QueryPart; message: string } | null {
  const budget = queryBudgets[reader]
  const count = (kind: ComparisonKind) =>
    facts.comparisons.filter((comparison) => comparison.kind === kind).length
  const filters = (message: string) => ({ part: "filters" as const, message })
  if (count("long part") > 0)
    return filters("must not search parts of long texts; use _q for words")
  if (count("part") > budget.parts) {
    return filters(`must have at most ${budget.parts} conditions on parts of texts`)
  }
  if (facts.orLevels > budget.orLevels) {
    return filters(`must have at most ${budget.orLevels} levels of $or`)
  }
  if (facts.sorts.includes("long")) return { part: "sort", message: "must not be by a long text" }
  if (facts.sorts.length > budget.sorts) {
    return { part: "sort", message: `must have at most ${budget.sorts} keys` }
  }
  if (facts.relations.some(({ level }) => level > budget.levels)) {
    return { part: "populate", message: `must have at most ${budget.levels} levels of relations` }
  }
  return priceExcess(queryPrices(facts), budget.price)
}

function priceExcess(
  prices: Record<QueryPart, number>,
  allowed: number,
): { part: QueryPart; message: string } | null {
  const price = prices.filters + prices.sort + prices.populate
  if (price <= allowed) return null
  const parts = ["filters", "sort", "populate"] as const
  const part = parts.reduce((dearest, next) => (prices[next] > prices[dearest] ? next : dearest))
  return { part, message: `the query costs ${price}, at most ${allowed} is allowed` }
}
