import type { SQL } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "./database.ts"

/**
 * Runs a statement written by hand and validates its rows. Rows are validated in production too: it
 * costs microseconds per row, and a column that changed its type fails at its query instead of
 * somewhere in a page. Columns that the schema does not name are left out.
 */
export async function readRows<Row extends z.ZodType>(
  database: Pick<Database, "execute">,
  row: Row,
  statement: SQL,
): Promise<z.infer<Row>[]> {
  const { rows } = await database.execute(statement)
  return z.array(row).parse(rows)
}
