import type { Reader } from "@wara/domain/accounts/account"
import { type Field, isFor, type Relation, type Shape } from "./collection.ts"
import {
  type Condition,
  isOperator,
  type Operator,
  operatorsOf,
  takes,
  type Value,
} from "./condition.ts"
import { refuseExpensive } from "./price-query.ts"
import {
  entriesOf,
  itemsOf,
  ownPart,
  queryError,
  queryLimits,
  readBoolean,
  readValue,
} from "./read-value.ts"

type Reading = { reader: Reader; count: { conditions: number } }
type Path = readonly string[]

/**
 * Parses `filters[…]` against the fields a reader may filter by. The returned conditions are joined
 * with AND, each with the name of its field or relation. Disallowed filters throw a ValidationError
 * that does not reveal whether the field exists; those that cost too much a QueryCostError.
 */
export function readFilters(shape: Shape, reader: Reader, raw: unknown): Condition[] {
  const filters = parseFilters(shape, reader, raw)
  refuseExpensive({ filters }, reader)
  return filters
}

/** The same, for queries whose price depends on more than their filters. */
export function parseFilters(shape: Shape, reader: Reader, raw: unknown): Condition[] {
  if (raw === undefined) return []
  return readGroup(shape, raw, ["filters"], 0, { reader, count: { conditions: 0 } })
}

function readGroup(shape: Shape, raw: unknown, path: Path, depth: number, reading: Reading) {
  if (depth > queryLimits.nesting) {
    throw queryError(path, `is nested more than ${queryLimits.nesting} levels deep`)
  }
  const entries = entriesOf(raw)
  if (!entries || entries.length === 0) throw queryError(path, "must name a field and an operator")
  return entries.map(([key, value]) => readEntry(shape, key, value, [...path, key], depth, reading))
}

function readEntry(
  shape: Shape,
  key: string,
  value: unknown,
  path: Path,
  depth: number,
  reading: Reading,
): Condition {
  if (key === "$and" || key === "$or") {
    const items = itemsOf(value)
    if (!items) throw queryError(path, "must be a list of filters")
    const parts = items.map((item, index) =>
      all(readGroup(shape, item, [...path, String(index)], depth + 1, reading)),
    )
    return { kind: key === "$and" ? "all" : "any", parts }
  }
  if (key === "$not") {
    return { kind: "not", part: all(readGroup(shape, value, path, depth + 1, reading)) }
  }
  const field = ownPart(shape.fields, key)
  if (field?.filterable && isFor(field, reading.reader)) {
    return readComparisons(key, field, value, path, depth, reading)
  }
  const relation = ownPart(shape.relations, key)
  const related = relation && filterShapeFor(relation, reading.reader)
  if (relation && related) {
    const part = all(readGroup(related, value, path, depth + 1, reading))
    return { kind: "related", name: key, relation, part }
  }
  throw queryError(path, key.startsWith("$") ? "is an unknown operator" : "is an unknown field")
}

/** The shape a reader's filters may use of a relation; null when there is none. */
export function filterShapeFor(relation: Relation, reader: Reader): Shape | null {
  if (relation.filterShape !== undefined) return relation.filterShape
  return isFor(relation, reader) ? relation.shape : null
}

function readComparisons(
  name: string,
  field: Field,
  raw: unknown,
  path: Path,
  depth: number,
  reading: Reading,
): Condition {
  if (depth > queryLimits.nesting) {
    throw queryError(path, `is nested more than ${queryLimits.nesting} levels deep`)
  }
  if (typeof raw === "string") return compare(name, field, "$eq", raw, path, reading)
  const entries = entriesOf(raw)
  if (!entries || entries.length === 0) throw queryError(path, "must name an operator")
  const parts = entries.map(([operator, value]): Condition => {
    const here = [...path, operator]
    if (operator === "$not") {
      const part = readComparisons(name, field, value, here, depth + 1, reading)
      return { kind: "not", part }
    }
    if (!isOperator(operator)) throw queryError(here, "is an unknown operator")
    return compare(name, field, operator, value, here, reading)
  })
  return all(parts)
}

function compare(
  name: string,
  field: Field,
  operator: Operator,
  raw: unknown,
  path: Path,
  { count }: Reading,
): Condition {
  count.conditions += 1
  if (count.conditions > queryLimits.conditions) {
    throw queryError(["filters"], `must have at most ${queryLimits.conditions} conditions`)
  }
  if (!operatorsOf[field.type].includes(operator)) {
    throw queryError(path, "is not supported for this field")
  }
  return { kind: "compare", name, field, operator, values: readValues(field, operator, raw, path) }
}

function readValues(field: Field, operator: Operator, raw: unknown, path: Path): Value[] {
  const wanted = takes(operator)
  if (wanted === "one") return [readValue(raw, field, path)]
  if (wanted === "flag") {
    const flag = readBoolean(raw)
    if (flag === null) throw queryError(path, "must be true or false")
    return [flag]
  }
  const items = itemsOf(raw)
  if (!items) throw queryError(path, "must be a list of values")
  if (wanted === "two" && items.length !== 2) throw queryError(path, "must be two values")
  if (items.length > queryLimits.listValues) {
    throw queryError(path, `must have at most ${queryLimits.listValues} values`)
  }
  return items.map((item, index) => readValue(item, field, [...path, String(index)]))
}

function all(parts: Condition[]): Condition {
  const [only, ...others] = parts
  return only && others.length === 0 ? only : { kind: "all", parts }
}
