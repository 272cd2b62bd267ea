import {
  type FilterCategory,
  type FilterCommune,
  filterCategorySchema,
  filterCommuneSchema,
} from "@wara/contract/facets"
import { sql } from "drizzle-orm"
import { isPublicAdSql } from "../../collections/public-ad-sql.ts"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"

/** Every category with its number of public ads, by name. */
export async function listCategoryCounts(database: Database): Promise<FilterCategory[]> {
  const rows = await readRows(
    database,
    filterCategorySchema,
    sql`
    select slug, name, coalesce(count, 0) as count
    from categories left join (
      select category_id, count(*)::int as count from ads
      where ${isPublicAdSql(sql`ads`)} group by category_id
    ) as counted on category_id = categories.id
    order by name collate "es-x-icu"`,
  )
  return rows
}

/** The communes that have public ads, by name. */
export async function listCommuneCounts(database: Database): Promise<FilterCommune[]> {
  const rows = await readRows(
    database,
    filterCommuneSchema,
    sql`
    select communes.id, communes.slug, communes.name, count,
      json_build_object('slug', regions.slug, 'name', regions.name) as region
    from communes join regions on regions.id = region_id join (
      select commune_id, count(*)::int as count from ads
      where ${isPublicAdSql(sql`ads`)} group by commune_id
    ) as counted on commune_id = communes.id
    order by communes.name collate "es-x-icu"`,
  )
  return rows
}
