import { getTableColumns, getTableName, type InferInsertModel, sql } from "drizzle-orm"
import type { PgColumn, PgTable } from "drizzle-orm/pg-core"
import { z } from "zod"
import type { Database } from "./database.ts"
import { readRows } from "./read-rows.ts"

/** Rows per statement: large enough to be fast, small enough for one message. */
const batchSize = 2000

/**
 * Inserts many rows, each batch as one JSON parameter: many times faster than one parameter per
 * value. Every row must have the same columns; the others get their defaults.
 */
export async function insertRows<Table extends PgTable>(
  database: Pick<Database, "execute">,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  const first = rows[0]
  if (first === undefined) return
  const columns = new Map(
    Object.entries(getTableColumns(table))
      .filter(([key]) => Object.hasOwn(first, key))
      .map(([key, column]) => [key, column.name]),
  )
  const names = sql.join(
    [...columns.values()].map((name) => sql.identifier(name)),
    sql`, `,
  )
  const target = sql.identifier(getTableName(table))
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize).map((row) => underColumnNames(row, columns))
    await database.execute(
      sql`insert into ${target} (${names}) overriding system value select ${names} from json_populate_recordset(null::${target}, ${JSON.stringify(batch)}::json)`,
    )
  }
}

/** A row's values by the names of their columns. A loop, because a million rows pass here. */
function underColumnNames(row: object, columns: ReadonlyMap<string, string>) {
  const values: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(row)) {
    const name = columns.get(key)
    if (name !== undefined) values[name] = value
  }
  return values
}

/** The requested number of new ids, from the table's sequence. */
export async function takeIds(
  database: Pick<Database, "execute">,
  table: PgTable,
  count: number,
): Promise<number[]> {
  const taken = await readRows(
    database,
    z.object({ id: z.string() }),
    sql`select nextval(pg_get_serial_sequence(${getTableName(table)}, 'id')) as id from generate_series(1, ${count}::int)`,
  )
  return taken.map((row) => Number(row.id))
}

/** The id of every row of a table, by the value of another column. */
export async function idsBy(
  database: Pick<Database, "execute">,
  table: PgTable,
  id: PgColumn,
  by: PgColumn,
): Promise<Map<string, number>> {
  const found = await readRows(
    database,
    z.object({ id: z.number(), key: z.string() }),
    sql`select ${id} as id, ${by}::text as key from ${table}`,
  )
  return new Map(found.map((row) => [row.key, row.id]))
}
