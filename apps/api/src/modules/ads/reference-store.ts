import { sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"

/** Whether the records an ad references exist, and its commune is in its region. */
export async function checkReferences(
  database: Database,
  ad: { category: number; condition: number; region: number; commune: number },
): Promise<{ category: boolean; condition: boolean; commune: boolean }> {
  const rows = await readRows(
    database,
    z.object({ category: z.boolean(), condition: z.boolean(), commune: z.boolean() }),
    sql`select
    exists (select from categories where id = ${ad.category}) as category,
    exists (select from conditions where id = ${ad.condition}) as condition,
    exists (select from communes where id = ${ad.commune} and region_id = ${ad.region}) as commune`,
  )
  return rows[0] ?? { category: false, condition: false, commune: false }
}
