import type { Reader } from "@wara/domain/accounts/account"
import { DomainError } from "@wara/domain/errors"
import {
  type ComparisonKind,
  type QueryFacts,
  queryExcess,
  type SortKind,
} from "@wara/domain/listing/query-price"
import { type Comparison, type Condition, patterns } from "./condition.ts"
import type { Selection } from "./read-selection.ts"
import type { SortKey } from "./sort-key.ts"

type PricedQuery = {
  filters?: readonly Condition[]
  sort?: readonly SortKey[]
  selection?: Selection
}

/** Refuses a query that costs more than its reader may ask for; throws QueryCostError. */
export function refuseExpensive(query: PricedQuery, reader: Reader): void {
  const { filters = [], selection, sort = [] } = query
  const facts: QueryFacts = {
    comparisons: filters.flatMap((filter) => pricedComparisons(filter, false)),
    orLevels: orLevels(filters),
    sorts: sort.flatMap(sortKind),
    relations: selection ? pricedRelations(selection, 1, 0) : [],
  }
  const excess = queryExcess(facts, reader)
  if (excess === null) return
  const { message, part } = excess
  throw new DomainError("QueryCostError", `${part}: ${message}`, [{ path: [part], message }])
}

/** Relevance is computed by the search itself. */
function sortKind(key: SortKey): SortKind[] {
  if (key.kind === "relevance") return []
  if (key.field.long) return ["long"]
  return [key.through.length === 0 ? "own" : "related"]
}

function pricedRelations(
  { relations }: Selection,
  level: number,
  throughMany: number,
): QueryFacts["relations"] {
  return relations.flatMap(({ relation, selection }) => {
    const many = throughMany + (relation.cardinality === "many" ? 1 : 0)
    return [{ level, throughMany: many }, ...pricedRelations(selection, level + 1, many)]
  })
}

type PricedComparison = QueryFacts["comparisons"][number]

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
