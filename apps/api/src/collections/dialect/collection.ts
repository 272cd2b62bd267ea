import type { Reader, Role } from "@wara/domain/accounts/account"
import { type SQL, sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "../../database/database.ts"
import type { SharedAnswers } from "../../http/answer-cache/shared-answers.ts"

/** A readable row source: its table, its fields and which rows a reader may see. */
export type Shape = {
  /** A table or a derived table; an alias is appended. */
  rows: SQL
  fields: Record<string, Field>
  relations: Record<string, Relation>
  /** Restricts the rows visible to a reader; default: all rows. */
  scope?: (row: SQL, reader: Reader) => SQL
}

/** A join from the rows of one shape to those of another. */
export type Relation = {
  cardinality: "one" | "many"
  /** Shape returned when the relation is populated. */
  shape: Shape
  /** Shape used by filters and sorts, if it differs from the populated one; null disables both. */
  filterShape?: Shape | null
  join: (row: SQL, related: SQL) => SQL
  order?: (related: SQL) => SQL
  /** Foreign key column on this side; lets filters on the one related row use an index. */
  foreignKey?: string
  /** Whether there are so few related rows that a filter may read those it asks for once. */
  few?: true
  readers: readonly Reader[] | "everybody"
  /**
   * Every role may request it, although only `readers` receive it: visitors may populate `user`
   * too.
   */
  askable?: boolean
  /** Relations of the related rows that `populate=*` includes. */
  alongWith?: readonly string[]
}

/** A row of a written table, by the columns' names. */
export const writtenRowSchema = z.looseObject({ id: z.number() })
export type WrittenRow = z.infer<typeof writtenRowSchema>

/** One change of a row by an operator; no row before a creation and none after a deletion. */
export type RowChange = {
  actorId: number
  kind: "create" | "update" | "delete"
  before: WrittenRow | null
  after: WrittenRow | null
}

/** Fields that operators may write; their names are the column names. */
export type Writing = {
  table: string
  create: z.ZodObject
  update: z.ZodObject
  /**
   * Constraint across records, checked after each change while the table is locked against other
   * changes. Throws ValidationError.
   */
  rule?: (transaction: Database, id: number) => Promise<void>
  /** Runs in the transaction of each change, after the rule. */
  afterChange: (transaction: Database, change: RowChange) => Promise<void>
}

/** Rows that rotate at the top of a list without a requested sort. */
export type Leading = {
  count: number
  /** Condition for rows that take part in the rotation. */
  eligible: (row: SQL) => SQL
  /** Columns that this condition and the collection's order read. */
  columns: readonly string[]
  /** Rotation number at an instant; each step moves every row one place up. */
  turn: (now: Date) => number
}

/** Numbers of rows by some of their relations and fields, for conditions on these only. */
export type StoredTotals = {
  /** The names of these relations and fields. */
  names: readonly string[]
  /**
   * The number under conditions on some of them, up to the limit of counts, as a scalar; null when no
   * sums know these together.
   */
  total: (conditioned: readonly string[], where: (row: SQL) => SQL) => SQL | null
}

/** A collection of the HTTP API. */
export type Collection = Shape & {
  /** Path segment of the collection: `ad-packs`. */
  name: string
  summary: string
  record: z.ZodObject
  pageSize: { default: number; max: number }
  /** Default order, including the tie-breaker. */
  order: (row: SQL) => SQL
  /** The table whose indexes find rows by parts of their texts (`soughtBy` of the fields). */
  soughtIn?: SQL
  /** Each row is a group of others, so that no index finds one alone. */
  areGroups?: true
  /** Rows placed before the default order; none by default. */
  leading?: Leading
  /** Numbers of rows that are stored; all are counted by default. */
  storedTotals?: StoredTotals
  /** Roles that may read the collection; all roles by default. */
  onlyFor?: readonly Role[]
  /** Readings by the team are not recorded, because the rows name no person. */
  withoutPersonalData?: true
  /** How the answers for readers without a session are shared; absent: they are not. */
  sharedAnswers?: SharedAnswers
  /** Absent when the collection is read-only. */
  writing?: Writing
}

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
  /** Whether it is a text of many lines, whose parts no index finds. */
  long: boolean
  /**
   * A condition that an index answers and that every row meets whose text has a part like this
   * pattern, for a row of the collection's `soughtIn`.
   */
  soughtBy: ((row: SQL, pattern: SQL) => SQL) | null
  /** Allowed values of a text field with a closed list. */
  options: readonly string[] | null
  /** The database's type of such a field, if equality is to be compared in it, by an index. */
  enumType: string | null
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
    long: false,
    soughtBy: null,
    options: null,
    enumType: null,
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

/** A to-one relation through a foreign key column on this side. */
export function belongsTo(
  foreignKey: string,
  shape: Shape,
  settings: Partial<Relation> = {},
): Relation {
  return {
    cardinality: "one",
    shape,
    foreignKey,
    join: (row, related) => sql`${related}.id = ${row}.${sql.identifier(foreignKey)}`,
    readers: "everybody",
    ...settings,
  }
}
