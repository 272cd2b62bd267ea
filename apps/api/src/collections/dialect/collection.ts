import type { Reader, Role } from "@wara/domain/accounts/role"
import type { SQL } from "drizzle-orm"
import type { z } from "zod"
import type { Database } from "../../database/database.ts"
import type { Field } from "./field.ts"

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
export type WrittenRow = { id: number } & Record<string, unknown>

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
  /** Rotation number at an instant; each step moves every row one place up. */
  turn: (now: Date) => number
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
  /** Rows placed before the default order; none by default. */
  leading?: Leading
  /** Roles that may read the collection; all roles by default. */
  onlyFor?: readonly Role[]
  /** Absent when the collection is read-only. */
  writing?: Writing
}
