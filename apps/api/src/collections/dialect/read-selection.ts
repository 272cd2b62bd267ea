import type { Reader } from "@wara/domain/accounts/account"
import { LRUCache } from "lru-cache"
import { type Field, isFor, type Relation, type Shape } from "./collection.ts"
import { entriesOf, namesOf, ownPart, queryError, queryLimits } from "./read-value.ts"

export type Selection = {
  fields: [string, Field][]
  relations: { name: string; relation: Relation; selection: Selection }[]
}

type Path = readonly string[]
type Raw = { fields?: unknown; populate?: unknown }
type Reading = { reader: Reader; count: { relations: number } }

/** Selections that were read lately, because clients repeat few; bounded, because they choose them. */
const known = new WeakMap<Shape, LRUCache<string, Selection>>()
const maxKnown = 100
const maxKeyLength = 500

/**
 * Parses `fields` and `populate`: `*`, `a,b`, lists, `a.b`, and nested objects with `fields` and
 * `populate` of their own. Throws ValidationError naming the part.
 */
export function readSelection(shape: Shape, reader: Reader, raw: Raw): Selection {
  const key = JSON.stringify([reader, raw.fields, raw.populate])
  if (key.length > maxKeyLength) return parseSelection(shape, reader, raw)
  const selections = known.get(shape) ?? new LRUCache({ max: maxKnown })
  known.set(shape, selections)
  const selection = selections.get(key) ?? parseSelection(shape, reader, raw)
  selections.set(key, selection)
  return selection
}

function parseSelection(shape: Shape, reader: Reader, raw: Raw): Selection {
  const reading = { reader, count: { relations: 0 } }
  return {
    fields: readFields(shape, reader, raw.fields, ["fields"]),
    relations: readPopulate(shape, raw.populate, ["populate"], 1, reading),
  }
}

function readFields(shape: Shape, reader: Reader, raw: unknown, path: Path): [string, Field][] {
  const readable = Object.entries(shape.fields).filter(
    ([, field]) => field.readable && isFor(field, reader),
  )
  if (raw === undefined || raw === "*") return readable
  const names = namesOf(raw)
  if (!names) throw queryError(path, "must be a list of fields")
  for (const name of names) {
    if (!readable.some(([known]) => known === name)) {
      throw queryError([...path, name], "is an unknown field")
    }
  }
  const always = ["id", "documentId"]
  return readable.filter(([name]) => always.includes(name) || names.includes(name))
}

type Relations = Selection["relations"]

function readPopulate(
  shape: Shape,
  raw: unknown,
  path: Path,
  depth: number,
  reading: Reading,
): Relations {
  if (raw === undefined || raw === "false") return []
  if (raw === "*" || raw === "true") return everyRelation(shape, reading)
  const tree = populateTree(raw, path)
  if (depth > queryLimits.nesting) {
    throw queryError(path, `is nested more than ${queryLimits.nesting} levels deep`)
  }
  return [...tree].flatMap(([name, value]): Relations => {
    const here = [...path, name]
    const relation = ownPart(shape.relations, name)
    const received = relation !== undefined && isFor(relation, reading.reader)
    if (!relation || !(received || relation.askable))
      throw queryError(here, "is an unknown relation")
    countRelation(reading)
    if (value === "false") return []
    const selection = readNested(relation.shape, value, here, depth, reading)
    return received ? [{ name, relation, selection }] : []
  })
}

function readNested(
  shape: Shape,
  raw: unknown,
  path: Path,
  depth: number,
  reading: Reading,
): Selection {
  const whole = { fields: readFields(shape, reading.reader, undefined, path), relations: [] }
  if (raw === "true" || raw === "*" || raw === "") return whole
  const entries = entriesOf(raw)
  if (!entries) throw queryError(path, "must be true, * or an object")
  const parts = new Map(entries)
  for (const key of parts.keys()) {
    if (key !== "fields" && key !== "populate") throw queryError([...path, key], "is unknown here")
  }
  return {
    fields: readFields(shape, reading.reader, parts.get("fields"), [...path, "fields"]),
    relations: readPopulate(
      shape,
      parts.get("populate"),
      [...path, "populate"],
      depth + 1,
      reading,
    ),
  }
}

/** Every relation that the reader receives, including those of `alongWith`. */
function everyRelation(shape: Shape, reading: Reading): Relations {
  const { reader } = reading
  return Object.entries(shape.relations).flatMap(([name, relation]): Relations => {
    if (!isFor(relation, reader)) return []
    countRelation(reading)
    const along = (relation.alongWith ?? []).join(",")
    const relations =
      along === "" ? [] : readPopulate(relation.shape, along, ["populate"], 1, reading)
    const fields = readFields(relation.shape, reader, undefined, ["populate"])
    return [{ name, relation, selection: { fields, relations } }]
  })
}

/** Each relation with its raw selection; `a.b` in a list becomes b inside a. */
function populateTree(raw: unknown, path: Path): Map<string, unknown> {
  const entries = entriesOf(raw)
  const names = namesOf(raw)
  if (!names) {
    if (!entries || entries.length === 0) throw queryError(path, "must name relations")
    return new Map(entries)
  }
  const nested = new Map<string, string[]>()
  for (const name of names) {
    const [head = "", ...rest] = name.split(".")
    const inner = nested.get(head) ?? []
    nested.set(head, rest.length > 0 ? [...inner, rest.join(".")] : inner)
  }
  return new Map(
    [...nested].map(([name, inner]) => [name, inner.length > 0 ? { populate: inner } : "true"]),
  )
}

function countRelation({ count }: Reading): void {
  count.relations += 1
  if (count.relations > queryLimits.relations) {
    throw queryError(["populate"], `must name at most ${queryLimits.relations} relations`)
  }
}
