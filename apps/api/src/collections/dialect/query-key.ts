import type { Collection } from "./collection.ts"
import type { FindQuery, SortKey } from "./read-query.ts"
import type { Selection } from "./read-selection.ts"

/**
 * Names what changes the SQL of a query: everything but its values. `conditions` is the key of its
 * conditions and its text.
 */
export function queryKey({ name }: Collection, query: FindQuery, conditions: string): string {
  const { reader, selection, slice, sort } = query
  const page = `${slice.limit}${slice.withCount ? "+" : ""}`
  return [
    name,
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

/** The names of a selection, relations with their own in parentheses. */
export function selectionKey({ fields, relations }: Selection): string {
  const names = fields.map(([name]) => name)
  const related = relations.map(({ name, selection }) => `${name}(${selectionKey(selection)})`)
  return [...names, ...related].join(",")
}
