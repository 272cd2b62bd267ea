import type { Reader } from "@wara/domain/accounts/account"
import { DomainError } from "@wara/domain/errors"
import { type ComparisonKind, type QueryFacts, queryExcess } from "@wara/domain/listing/query-price"
import { type Comparison, type Condition, patterns } from "./condition.ts"

type PricedComparison = QueryFacts["comparisons"][number]

/** Refuses filters that cost more than their reader may ask for; throws QueryCostError. */
export function refuseExpensive(filters: readonly Condition[], reader: Reader): void {
  const facts = {
    comparisons: filters.flatMap((filter) => pricedComparisons(filter, false)),
    orLevels: orLevels(filters),
  }
  const excess = queryExcess(facts, reader)
  if (excess === null) return
  const details = [{ path: ["filters"], message: excess }]
  throw new DomainError("QueryCostError", `filters: ${excess}`, details)
}

function pricedComparisons(condition: Condition, throughMany: boolean): PricedComparison[] {
  switch (condition.kind) {
    case "all":
    case "any":
      return condition.parts.flatMap((part) => pricedComparisons(part, throughMany))
    case "not":
      return pricedComparisons(condition.part, throughMany)
    case "related": {
      const isMany = condition.relation.cardinality === "many"
      return pricedComparisons(condition.part, throughMany || isMany)
    }
    case "compare":
      return [{ kind: kindOf(condition), throughMany }]
  }
}

function kindOf({ field, operator }: Comparison): ComparisonKind {
  if (patterns[operator]) return field.long ? "long part" : "part"
  return field.unique && operator === "$eq" ? "key" : "value"
}

function orLevels(conditions: readonly Condition[]): number {
  return Math.max(0, ...conditions.map(orLevelsOf))
}

function orLevelsOf(condition: Condition): number {
  switch (condition.kind) {
    case "all":
      return orLevels(condition.parts)
    case "any":
      return 1 + orLevels(condition.parts)
    case "compare":
      return 0
    default:
      return orLevelsOf(condition.part)
  }
}
