import { sql } from "drizzle-orm"
import { type BoundValue, bound } from "../../database/statement.ts"
import type { Collection } from "./collection.ts"
import { type Bind, type Comparison, type Condition, patterns, takes } from "./condition.ts"
import { depthOf } from "./page-of-rows.ts"
import type { FindQuery } from "./read-query.ts"
import type { Selection } from "./read-selection.ts"
import type { SortKey } from "./sort-key.ts"

/**
 * Names what changes the SQL of a query: everything but its values. `conditions` is the key of its
 * conditions and its text.
 */
export function queryKey(collection: Collection, query: FindQuery, conditions: string): string {
  const { reader, selection, slice, sort } = query
  const page = `${slice.limit}/${depthOf(collection, slice)}${slice.withCount ? "+" : ""}`
  return [
    collection.name,
    reader,
    conditions,
    sort.map(sortKey).join(","),
    selectionKey(selection),
    page,
  ].join(" ")
}

function sortKey(key: SortKey): string {
  return key.kind === "relevance" ? "relevance" : `${key.name}:${key.descending ? "desc" : "asc"}`
}

const selectionKeys = new WeakMap<Selection, string>()

/** The names of a selection, relations with their own in parentheses. */
export function selectionKey(selection: Selection): string {
  const known = selectionKeys.get(selection)
  if (known !== undefined) return known
  const key = writeSelectionKey(selection)
  selectionKeys.set(selection, key)
  return key
}

function writeSelectionKey({ fields, relations }: Selection): string {
  const names = fields.map(([name]) => name)
  const related = relations.map(({ name, selection }) => `${name}(${selectionKey(selection)})`)
  return [...names, ...related].join(",")
}

/** Values written into their statement, for statements that are not compiled. */
export const bindDirectly: Bind = (comparison, place) =>
  sql`${sql.param(boundValues(comparison)[place])}`

/**
 * Separates the values of a query's conditions from their shape: two queries with equal keys differ
 * in nothing but the values.
 */
export class QueryValues {
  readonly values: Record<string, BoundValue> = {}
  readonly #first = new Map<Comparison, number>()
  #count = 0

  /** Adds the values of conditions and returns the key of their shape. */
  add(conditions: readonly Condition[]): string {
    return conditions.map((condition) => this.#keyOf(condition)).join("&")
  }

  readonly bind: Bind = (comparison, place) => {
    const first = this.#first.get(comparison)
    if (first === undefined) throw new Error(`the value of ${comparison.name} was not added`)
    return bound(nameOf(first + place))
  }

  #keyOf(condition: Condition): string {
    switch (condition.kind) {
      case "all":
        return `(${this.add(condition.parts)})`
      case "any":
        return `or(${this.add(condition.parts)})`
      case "not":
        return `not(${this.#keyOf(condition.part)})`
      case "related":
        return `${condition.name}.(${this.#keyOf(condition.part)})`
      case "compare":
        return this.#addComparison(condition)
    }
  }

  #addComparison(comparison: Comparison): string {
    // Its key would be that of two conditions with different values.
    if (this.#first.has(comparison)) throw new Error("a condition may occur only once in a query")
    this.#first.set(comparison, this.#count)
    for (const value of boundValues(comparison)) {
      this.values[nameOf(this.#count)] = value
      this.#count += 1
    }
    const { name, operator, values } = comparison
    return takes(operator) === "flag" ? `${name}${operator}=${values[0]}` : `${name}${operator}`
  }
}

const nameOf = (place: number): string => `v${place}`

/** A comparison's values as the database receives them: a list is one value. */
function boundValues({ operator, values }: Comparison): BoundValue[] {
  const pattern = patterns[operator]
  if (pattern) {
    const literal = String(values[0]).replace(/[\\%_]/g, "\\$&")
    return [`${pattern.before}${literal}${pattern.after}`]
  }
  if (takes(operator) === "flag") return []
  return takes(operator) === "many" ? [values] : values
}

/**
 * Whether the best plan is the same for all values: they only identify records by unique fields, so
 * the database cannot know how many rows they match.
 */
export function areKeysOnly(conditions: readonly Condition[]): boolean {
  return conditions.every((condition) => {
    switch (condition.kind) {
      case "all":
        return areKeysOnly(condition.parts)
      case "related":
        return areKeysOnly([condition.part])
      case "compare":
        return condition.operator === "$eq" && condition.field.unique
      default:
        return false
    }
  })
}
