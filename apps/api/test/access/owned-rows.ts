import type { TestApp } from "../create-test-app.ts"

/** Others add rows to these by what they may do: they ask, report and reveal. */
const byOthers = new Set(["rate_counters", "contact_reveals", "ad_contacts"])

const columns = `select table_name, column_name from information_schema.columns
  join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE'
    and (column_name in ('owner_id', 'user_id') or (table_name = 'users' and column_name = 'id')
      or (column_name = 'ad_id' and table_name in ('ad_images', 'ad_drafts', 'ad_reviews')))
  order by table_name, column_name`

/** All rows of an account and its ads, by table. */
export async function readOwnedRows(
  { pool }: TestApp,
  ownerId: number,
): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  const { rows } = await pool.query<{ table_name: string; column_name: string }>(columns)
  for (const { column_name: column, table_name: table } of rows) {
    if (byOthers.has(table)) continue
    const isOwned = column === "ad_id" ? "in (select id from ads where owner_id = $1)" : "= $1"
    const { rows: lines } = await pool.query(
      `select to_jsonb(t) as line from "${table}" t where "${column}" ${isOwned} order by 1`,
      [ownerId],
    )
    found[`${table}.${column}`] = lines.map(({ line }) => line)
  }
  return found
}
