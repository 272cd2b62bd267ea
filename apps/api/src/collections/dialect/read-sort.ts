import type { Reader } from "@wara/domain/accounts/account"
import { isFor, type Relation, type Shape } from "./collection.ts"
import { filterShapeFor } from "./read-filters.ts"
import { namesOf, ownPart, queryError, queryLimits } from "./read-value.ts"
import type { SortKey } from "./sort-key.ts"

/**
 * Parses `sort=name:asc`, `sort=a,b:desc`, `sort[0]=category.name:asc`. `relevance` is valid where
 * texts are searched. Throws ValidationError naming the key.
 */
export function readSort(
  shape: Shape,
  reader: Reader,
  raw: unknown,
  options: { relevance: boolean } = { relevance: false },
): SortKey[] {
  if (raw === undefined) return []
  const names = namesOf(raw)
  if (!names || names.length === 0) throw queryError(["sort"], "must be a text like name:asc")
  if (names.length > queryLimits.sortKeys) {
    throw queryError(["sort"], `must have at most ${queryLimits.sortKeys} keys`)
  }
  return names.map((name) => {
    const [key = "", direction = "asc", ...rest] = name.split(":")
    const path = ["sort", key]
    if (rest.length > 0 || !/^(asc|desc)$/i.test(direction)) {
      throw queryError(path, "must end in :asc or :desc")
    }
    if (key === "relevance" && options.relevance) return { kind: "relevance" }
    return readKey(shape, reader, key, direction.toLowerCase() === "desc", path)
  })
}

function readKey(
  shape: Shape,
  reader: Reader,
  key: string,
  descending: boolean,
  path: string[],
): SortKey {
  const steps = key.split(".")
  const last = steps.pop() ?? ""
  const unknown = () => queryError(path, "is not sortable")
  if (steps.length > queryLimits.nesting) throw unknown()
  const through: Relation[] = []
  let here = shape
  for (const step of steps) {
    const relation = ownPart(here.relations, step)
    const related = relation && filterShapeFor(relation, reader)
    if (!relation || !related || relation.cardinality === "many") throw unknown()
    through.push(relation)
    here = related
  }
  const field = ownPart(here.fields, last)
  if (!field?.sortable || !isFor(field, reader)) throw unknown()
  return { kind: "field", name: key, through, field, descending }
}
