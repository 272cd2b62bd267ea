import type { Reader, Role } from "@wara/domain/accounts/role"
import type { SQL } from "drizzle-orm"
import type { z } from "zod"
import type { Database } from "../../database/database.ts"
import type { Field } from "./field.ts"

/** Rows that can be read: where they are, what they are made of, which of them a reader may see. */
export type Shape = {
  /** A table or a derived table, to be followed by an alias. */
  rows: SQL
  fields: Record<string, Field>
  relations: Record<string, Relation>
  /** What a reader may see of the rows; all of them unless said. */
  scope?: (row: SQL, reader: Reader) => SQL
}

/** A way from one shape's rows to another's. */
export type Relation = {
  cardinality: "one" | "many"
  /** What is read when populated. */
  shape: Shape
  /** What filters and sorts see, when that is not what is read; null: neither. */
  filterShape?: Shape | null
  join: (row: SQL, related: SQL) => SQL
  /** Order of many. */
  order?: (related: SQL) => SQL
  /** Column of this side that holds the other's id; lets filters on one related row use an index. */
  foreignKey?: string
  /** Who receives it. */
  readers: readonly Reader[] | "everybody"
  /** Everybody may ask for it, only `readers` receive it (spec §7 lists `user` for visitors too). */
  askable?: boolean
  /** Relations of the related rows that `populate=*` brings along. */
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

/** What operators may write: the fields' names are the columns'. */
export type Writing = {
  table: string
  create: z.ZodObject
  update: z.ZodObject
  /**
   * What must hold of a record beside the others, judged after each change while nobody else can
   * change the table. Throws ValidationError.
   */
  rule?: (transaction: Database, id: number) => Promise<void>
  /** Runs in the transaction of each change, after the rule. */
  afterChange: (transaction: Database, change: RowChange) => Promise<void>
}

/** Rows that take turns at leading a list whose reader asked for no order. */
export type Leading = {
  /** Most rows that lead a list. */
  count: number
  /** Which rows take turns. */
  eligible: (row: SQL) => SQL
  /** Number of the turn at an instant; the next turn moves every row one place up. */
  turn: (now: Date) => number
}

/** A collection of the wire. */
export type Collection = Shape & {
  /** Its path: `ad-packs`. */
  name: string
  /** One line for the documentation. */
  summary: string
  /** A whole record on the wire. */
  record: z.ZodObject
  pageSize: { default: number; max: number }
  /** Order when none is asked for, tie-breaker included. */
  order: (row: SQL) => SQL
  /** Rows that stand before that order; none unless said. */
  leading?: Leading
  /** The only roles that may read it; everybody unless said. */
  onlyFor?: readonly Role[]
  /** Absent: nobody writes it here. */
  writing?: Writing
}
