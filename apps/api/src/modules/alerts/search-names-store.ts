import { describeAlertSearch, readAlertSearch } from "@wara/domain/alerts/alert-search"
import { sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"

const kinds = ["category", "region", "commune", "condition"] as const
const namedRow = z.object({ kind: z.enum(kinds), slug: z.string(), name: z.string() })

/** Searches of alerts in words, in the same order; what no longer exists is named by its slug. */
export async function describeSearches(
  database: Database,
  watched: readonly { search: string }[],
): Promise<string[]> {
  const read = watched.map(({ search }) => readAlertSearch(search))
  const slugs = (kind: (typeof kinds)[number]) =>
    sql.param([...new Set(read.map((search) => search[kind]).filter((slug) => slug !== ""))])
  const rows = await readRows(
    database,
    namedRow,
    sql`select 'category' as kind, slug, name from categories where slug = any(${slugs("category")}::text[])
      union all select 'region', slug, name from regions where slug = any(${slugs("region")}::text[])
      union all select 'commune', slug, name from communes where slug = any(${slugs("commune")}::text[])
      union all select 'condition', slug, name from conditions where slug = any(${slugs("condition")}::text[])`,
  )
  const nameOf = (kind: string, slug: string) =>
    rows.find((row) => row.kind === kind && row.slug === slug)?.name ?? slug
  return read.map((search) => {
    const { category, commune, condition, region } = search
    const names = {
      category: nameOf("category", category),
      region: nameOf("region", region),
      commune: nameOf("commune", commune),
      condition: nameOf("condition", condition),
    }
    return describeAlertSearch(search, names)
  })
}
