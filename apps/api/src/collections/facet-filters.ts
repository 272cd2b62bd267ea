import type { Condition } from "./dialect/condition.ts"

/** Filters that are shown with counts. */
export const facetGroups = [
  "category",
  "region",
  "commune",
  "condition",
  "manufacturer",
  "price",
  "year",
] as const

/** One of the filters with counts. */
export type FacetGroup = (typeof facetGroups)[number]

/** The conditions of a search by the filter that they belong to; `others` belong to none. */
export type FacetFilters = { own: Record<FacetGroup, Condition[]>; others: Condition[] }

/**
 * Takes filters apart by group. A condition that mixes groups (an `$or` of a category and a price)
 * belongs to none of them, so that it always applies.
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

/** "All of these" taken apart, also inside a relation of one, where it says the same. */
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
}

function relatedGroups({ name, part }: Extract<Condition, { kind: "related" }>) {
  if (name === "category" || name === "condition") return [name] satisfies FacetGroup[]
  if (name !== "commune") return [null]
  return pathEnds(part).map((end) => (end === "region" ? "region" : "commune"))
}

/** For a condition on communes: whether each comparison is about the commune or its region. */
function pathEnds(condition: Condition): ("commune" | "region")[] {
  if (condition.kind === "compare") return ["commune"]
  if (condition.kind === "related") return [condition.name === "region" ? "region" : "commune"]
  return "parts" in condition ? condition.parts.flatMap(pathEnds) : pathEnds(condition.part)
}
