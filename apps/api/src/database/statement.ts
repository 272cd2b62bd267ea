import { is, Placeholder, type SQL, sql } from "drizzle-orm"
import { PgDialect } from "drizzle-orm/pg-core"
import { LRUCache } from "lru-cache"
import type pg from "pg"
import type { z } from "zod"
import { keepConnection, statementName } from "./prepared-names.ts"

export type BoundValue = string | number | boolean | null | readonly (string | number | boolean)[]

/** Values of one call by the name of their placeholder. */
export type BoundValues = Readonly<Record<string, BoundValue>>

/** The place of a value that `readRow` binds under this name. */
export const bound = (name: string): SQL => sql`${sql.placeholder(name)}`

/** A statement without its values. */
export type StatementSource = {
  sql: SQL
  /**
   * Whether the database keeps it planned. Only for a statement whose plan does not depend on its
   * values; the others are planned for the values of each call.
   */
  prepared: boolean
}

/** A value of a statement: written into it, or bound by its name. */
type Param = { name: string } | { value: unknown }

type Statement = { text: string; name: string | null; params: readonly Param[] }

const dialect = new PgDialect()

/** Bounded, because clients choose the shapes of queries. */
const statements = new LRUCache<string, Statement>({ max: 500 })

/**
 * The row of a statement, null when there is none. `key` names everything that changes its text:
 * the SQL is built and turned into text only for the first call of a key.
 */
export async function readRow<Row extends z.ZodType>(
  pool: pg.Pool,
  row: Row,
  statement: { key: string; build: () => StatementSource; values: BoundValues },
): Promise<z.infer<Row> | null> {
  const { name, params, text } = compiled(statement.key, statement.build)
  const values = params.map((param) => boundValue(param, statement.values))
  const client = await pool.connect()
  // A broken connection rejects the query; without a listener it would also end the process.
  client.once("error", ignore)
  let failed = true
  try {
    const { rows } = await client.query(name === null ? { text, values } : { name, text, values })
    failed = false
    return rows.length === 0 ? null : row.parse(rows[0])
  } finally {
    client.removeListener("error", ignore)
    client.release(failed || !keepConnection(client, name))
  }
}

function compiled(key: string, build: () => StatementSource): Statement {
  const known = statements.get(key)
  if (known) return known
  const source = build()
  const { params, sql: written } = dialect.sqlToQuery(source.sql)
  const text = source.prepared ? withOnePlan(written) : written
  const statement = {
    text,
    params: params.map((value) => (is(value, Placeholder) ? { name: value.name } : { value })),
    name: source.prepared ? statementName(text) : null,
  }
  statements.set(key, statement)
  return statement
}

/**
 * A statement that the database never plans for its values again. It compares what its plans for values
 * would cost, without most of what planning costs, and would go on planning each call where it thinks
 * that a value is rare. What a subquery returns it does not know in either plan.
 */
const withOnePlan = (text: string): string =>
  text.replaceAll(
    /(\$\d+)(::\w+(?:\[\])?)/g,
    (_, value: string, type: string) =>
      // The type once more, because `any` takes a subquery for rows unless it has one.
      `(select ${value}${type})${type}`,
  )

function boundValue(param: Param, values: BoundValues): unknown {
  if (!("name" in param)) return param.value
  const value = values[param.name]
  if (value === undefined) throw new Error(`the value of ${param.name} is not bound`)
  return value
}

function ignore(): void {}
