import type { Reader } from "@wara/domain/accounts/role"
import { type SQL, sql } from "drizzle-orm"

/** What kind of value a field holds; it decides operators, reading of values and how it is written. */
export type FieldType =
  | "integer"
  | "number"
  | "text"
  | "caseless"
  | "boolean"
  | "instant"
  | "date"
  | "json"

/** One field of a collection: where it comes from and who may do what with it. */
export type Field = {
  type: FieldType
  /** The value in SQL, of the row known by this alias. */
  expression: (row: SQL) => SQL
  /** Whether it can be null; decides where empty values are sorted. */
  nullable: boolean
  /** Left out of the answer when null, where the wire has no null for it. */
  omittedWhenNull: boolean
  /** Whether at most one row has a value, so that `$eq` finds one row. */
  unique: boolean
  /** Who may know that it exists; everybody unless said. */
  readers: readonly Reader[] | "everybody"
  /** False: serves filters and order only. */
  readable: boolean
  filterable: boolean
  sortable: boolean
  /** The only values there are, for texts of a closed list. */
  options: readonly string[] | null
}

type FieldSettings = Partial<Omit<Field, "type" | "expression">> & {
  /** Column name, or an expression over the row; the wire's own name unless said. */
  from?: string | ((row: SQL) => SQL)
}

/** Declares a field; `name` is the column unless `from` says otherwise. */
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

/** `createdAt` and `updatedAt` of what operators and sellers change. */
export function changeFields(): Record<"createdAt" | "updatedAt", Field> {
  return { createdAt: field("instant", "created_at"), updatedAt: field("instant", "updated_at") }
}

/** Whether somebody may know of a field or relation. */
export function isFor(part: { readers: readonly Reader[] | "everybody" }, reader: Reader): boolean {
  return part.readers === "everybody" || part.readers.includes(reader)
}

function column(name: string): (row: SQL) => SQL {
  return (row) => sql`${row}.${sql.identifier(name)}`
}
