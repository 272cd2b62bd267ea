import type { Value } from "./condition.ts"
import type { Field } from "./field.ts"
import { queryLimits } from "./limits.ts"
import { queryError } from "./query-error.ts"

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
