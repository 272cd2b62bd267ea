import type { Condition } from "./dialect/condition.ts"

export const facetGroups = [
  "category",
  "region",
  "commune",
  "condition",
  "manufacturer",
  "price",
  "year",
  "drop",
] as const

export type FacetGroup = (typeof facetGroups)[number]

/** The conditions of a search by filter group; `others` belong to no group. */
export type FacetFilters = { own: Record<FacetGroup, Condition[]>; others: Condition[] }

/**
 * Splits filters by group. A condition that mixes groups (an `$or` of a category and a price)
 * belongs to none, so that it always applies.
 */
export function facetFilters(filters: readonly Condition[]): FacetFilters {
  const own: FacetFilters["own"] = {
    category: [],
    region: [],
    commune: [],
    condition: [],
    manufacturer: [],
    price: [],
    year: [],
    drop: [],
  }
  const others: Condition[] = []
  for (const condition of filters.flatMap(flatten)) {
    const groups = new Set(groupsOf(condition))
    const [group] = groups
    const list = groups.size === 1 && group ? own[group] : others
    list.push(condition)
  }
  return { own, others }
}

/** Flattens `$and`, also inside a to-one relation, where the meaning is the same. */
function flatten(condition: Condition): Condition[] {
  if (condition.kind === "all") return condition.parts.flatMap(flatten)
  if (condition.kind !== "related" || condition.relation.cardinality !== "one") return [condition]
  return flatten(condition.part).map((part) => ({ ...condition, part }))
}

function groupsOf(condition: Condition): (FacetGroup | null)[] {
  switch (condition.kind) {
    case "all":
    case "any":
      return condition.parts.flatMap(groupsOf)
    case "not":
      return groupsOf(condition.part)
    case "compare":
      return [groupsOfFields[condition.name] ?? null]
    case "related":
      return relatedGroups(condition)
  }
}

const groupsOfFields: Record<string, FacetGroup> = {
  manufacturer: "manufacturer",
  price_clp: "price",
  year: "year",
  price_dropped_at: "drop",
}

function relatedGroups({ name, part }: Extract<Condition, { kind: "related" }>) {
  if (name === "category" || name === "condition") return [name] satisfies FacetGroup[]
  if (name !== "commune") return [null]
  return pathEnds(part).map((end) => (end === "region" ? "region" : "commune"))
}

/** For a condition on communes: whether each comparison targets the commune or its region. */
function pathEnds(condition: Condition): ("commune" | "region")[] {
  if (condition.kind === "compare") return ["commune"]
  if (condition.kind === "related") return [condition.name === "region" ? "region" : "commune"]
  return "parts" in condition ? condition.parts.flatMap(pathEnds) : pathEnds(condition.part)
}
