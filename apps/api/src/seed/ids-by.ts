import { sql } from "drizzle-orm"
import type { PgColumn, PgTable } from "drizzle-orm/pg-core"
import type { Database } from "../database/database.ts"

/** The id of every row of a table, by the value of another column. */
export async function idsBy(
  database: Pick<Database, "execute">,
  table: PgTable,
  id: PgColumn,
  by: PgColumn,
): Promise<Map<string, number>> {
  const found = await database.execute<{ id: number; key: string }>(
    sql`select ${id} as id, ${by}::text as key from ${table}`,
  )
  return new Map(found.rows.map((row) => [row.key, row.id]))
}
