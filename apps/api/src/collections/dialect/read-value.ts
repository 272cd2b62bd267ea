import { DomainError } from "@wara/domain/errors"
import type { Field } from "./collection.ts"
import type { Value } from "./condition.ts"

/** Limits of a query: generous for people, tight against queries meant to overload the database. */
export const queryLimits = {
  nesting: 5,
  /** Comparisons in all filters together. */
  conditions: 40,
  listValues: 100,
  valueLength: 300,
  sortKeys: 5,
  relations: 20,
  /** Maximum of the database's integer type. */
  integer: 2_147_483_647,
} as const

/** Parses a query value as the type of its field; throws ValidationError naming the field. */
export function readValue(raw: unknown, field: Field, path: readonly string[]): Value {
  if (typeof raw !== "string") throw queryError(path, "must be a single value")
  if (raw.length > queryLimits.valueLength) {
    throw queryError(path, `must have at most ${queryLimits.valueLength} characters`)
  }
  // PostgreSQL text cannot contain it.
  if (raw.includes("\u0000")) throw queryError(path, "must not contain a null character")
  const { read, wanted } = readers[field.type]
  const value = read(raw)
  if (value === null) throw queryError(path, `must be ${wanted}`)
  if (field.options && !field.options.includes(raw)) {
    throw queryError(path, `must be one of ${field.options.join(", ")}`)
  }
  return value
}

/** `true` and `false`, as texts or as 1 and 0; null for anything else. */
export function readBoolean(raw: unknown): boolean | null {
  if (raw === "true" || raw === "1") return true
  return raw === "false" || raw === "0" ? false : null
}

function readInteger(raw: string): number | null {
  if (!/^-?\d{1,10}$/.test(raw)) return null
  return Math.abs(Number(raw)) > queryLimits.integer ? null : Number(raw)
}

function readNumber(raw: string): string | null {
  return /^-?\d{1,12}(\.\d{1,8})?$/.test(raw) ? raw : null
}

function readDate(raw: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(raw) || raw.startsWith("0000")) return null
  const day = new Date(`${raw}T00:00:00.000Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(raw) ? raw : null
}

const instantPattern = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/

function readInstant(raw: string): string | null {
  if (readDate(raw)) return `${raw}T00:00:00.000Z`
  const day = instantPattern.exec(raw)?.[1]
  const instant = new Date(raw)
  if (!day || !readDate(day) || Number.isNaN(instant.getTime())) return null
  const text = instant.toISOString()
  return /^(?!0000)\d{4}-/.test(text) ? text : null
}

const readers: Record<Field["type"], { read: (raw: string) => Value | null; wanted: string }> = {
  integer: { read: readInteger, wanted: "a whole number" },
  number: { read: readNumber, wanted: "a number" },
  text: { read: (raw) => raw, wanted: "a text" },
  caseless: { read: (raw) => raw, wanted: "a text" },
  boolean: { read: readBoolean, wanted: "true or false" },
  instant: { read: readInstant, wanted: "an ISO 8601 instant with a time zone, or a day" },
  date: { read: readDate, wanted: "a day in the format YYYY-MM-DD" },
  json: { read: () => null, wanted: "omitted, because this field cannot be compared" },
}

/** An error of a query that names the invalid part: `filters.price.$eq`. */
export function queryError(path: readonly string[], message: string): DomainError {
  const shown = path.map((step) => (step.length > 60 ? `${step.slice(0, 60)}…` : step))
  const text = `${shown.join(".")}: ${message}`
  return new DomainError("ValidationError", text, [{ path: shown, message }])
}

/** Entries of an object built by the query parser, or null for any other value. */
export function entriesOf(value: unknown): [string, unknown][] | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null
  return Object.entries(value)
}

/**
 * Items of a list: `a[0]=x&a[1]=y`, `a[]=x`, or `a=x` for a single item. Null when it is not a
 * list.
 */
export function itemsOf(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value
  if (typeof value === "string") return [value]
  const entries = entriesOf(value)
  // Lists with missing indexes are parsed as objects.
  const numbered = entries?.every(([key]) => /^\d{1,4}$/.test(key))
  return entries && entries.length > 0 && numbered ? entries.map(([, item]) => item) : null
}

/** Names of a list, where one text may contain several: `a,b`. Null when an item is not a text. */
export function namesOf(value: unknown): string[] | null {
  const items = itemsOf(value)
  if (!items?.every((item) => typeof item === "string")) return null
  return items.flatMap((item) => item.split(",").map((name) => name.trim()))
}

/** Looks up a declared part by name, never an inherited property such as `constructor`. */
export function ownPart<Part>(parts: Record<string, Part>, name: string): Part | undefined {
  return Object.hasOwn(parts, name) ? parts[name] : undefined
}
