import type { Reader } from "../accounts/account.ts"

/**
 * How the database finds the rows of a comparison: by a unique key, by a value, by a part of a line
 * of text, or by a part of a text of many lines, which nothing indexes.
 */
export type ComparisonKind = "key" | "value" | "part" | "long part"

/** What the price of a query depends on. */
export type QueryFacts = {
  /** `throughMany`: whether it is made for each of several related rows, such as pictures. */
  comparisons: readonly { kind: ComparisonKind; throughMany: boolean }[]
  /** Levels of `$or` inside each other. */
  orLevels: number
}

type QueryBudget = { price: number; parts: number; orLevels: number }

const visitorBudget: QueryBudget = { price: 100, parts: 4, orLevels: 2 }

/** Anyone has an account within a minute, so users get no more than visitors. */
const queryBudgets: Record<Reader, QueryBudget> = {
  visitor: visitorBudget,
  user: visitorBudget,
  moderator: { price: 500, parts: 16, orLevels: 4 },
  operator: { price: 500, parts: 16, orLevels: 4 },
}

/** Work per row that is looked at, relative to looking it up by its key. */
const prices: Record<ComparisonKind, number> = { key: 1, value: 2, part: 20, "long part": 200 }

/** A related list has several rows for each of ours. */
const manyFactor = 5

/** The price of a query, in comparisons by key. */
export function queryPrice({ comparisons }: QueryFacts): number {
  return comparisons.reduce(
    (sum, { kind, throughMany }) => sum + prices[kind] * (throughMany ? manyFactor : 1),
    0,
  )
}

/** Why a query costs more than its reader may ask for; null when it does not. */
export function queryExcess(facts: QueryFacts, reader: Reader): string | null {
  const budget = queryBudgets[reader]
  const count = (kind: ComparisonKind) =>
    facts.comparisons.filter((comparison) => comparison.kind === kind).length
  if (count("long part") > 0) return "must not search parts of long texts; use _q for words"
  if (count("part") > budget.parts) {
    return `must have at most ${budget.parts} conditions on parts of texts`
  }
  if (facts.orLevels > budget.orLevels) {
    return `must have at most ${budget.orLevels} levels of $or`
  }
  const price = queryPrice(facts)
  return price > budget.price ? `costs ${price}, at most ${budget.price} is allowed` : null
}
