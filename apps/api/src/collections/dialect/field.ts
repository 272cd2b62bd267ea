import type { Reader } from "@wara/domain/accounts/role"
import { type SQL, sql } from "drizzle-orm"

/** Value type of a field; it determines operators, parsing and serialisation. */
export type FieldType =
  | "integer"
  | "number"
  | "text"
  | "caseless"
  | "boolean"
  | "instant"
  | "date"
  | "json"

/** A field of a collection: its source and who may read, filter and sort by it. */
export type Field = {
  type: FieldType
  /** SQL expression of the value, for the row with this alias. */
  expression: (row: SQL) => SQL
  /** Whether the value can be null; decides where empty values are sorted. */
  nullable: boolean
  /** Omitted from the response when null, for fields that are not nullable in the API. */
  omittedWhenNull: boolean
  /** Whether values are unique, so that `$eq` finds at most one row. */
  unique: boolean
  /** Roles that may see the field; all by default. */
  readers: readonly Reader[] | "everybody"
  /** False for fields that are only filtered and sorted by. */
  readable: boolean
  filterable: boolean
  sortable: boolean
  /** Allowed values of a text field with a closed list. */
  options: readonly string[] | null
}

type FieldSettings = Partial<Omit<Field, "type" | "expression">> & {
  /** Column name, or an expression over the row; by default the field name in the API. */
  from?: string | ((row: SQL) => SQL)
}

/** Declares a field; its column is `name` unless `from` is set. */
export function field(type: FieldType, name: string, settings: FieldSettings = {}): Field {
  const { from = name, ...rest } = settings
  const comparable = type !== "json"
  return {
    type,
    expression: typeof from === "string" ? column(from) : from,
    nullable: false,
    omittedWhenNull: false,
    unique: false,
    readers: "everybody",
    readable: true,
    filterable: comparable,
    sortable: comparable,
    options: null,
    ...rest,
  }
}

/** `id` and `documentId`, which every record has. */
export function recordFields(): Record<"id" | "documentId", Field> {
  return {
    id: field("integer", "id", { unique: true }),
    documentId: field("text", "document_id", { unique: true }),
  }
}

/** `createdAt` and `updatedAt` of records that operators and sellers change. */
export function changeFields(): Record<"createdAt" | "updatedAt", Field> {
  return { createdAt: field("instant", "created_at"), updatedAt: field("instant", "updated_at") }
}

export function isFor(part: { readers: readonly Reader[] | "everybody" }, reader: Reader): boolean {
  return part.readers === "everybody" || part.readers.includes(reader)
}

function column(name: string): (row: SQL) => SQL {
  return (row) => sql`${row}.${sql.identifier(name)}`
}
