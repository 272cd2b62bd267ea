import type { Reader } from "@wara/domain/accounts/account"
import { type SQL, sql } from "drizzle-orm"
import { z } from "zod"
import { areStored } from "../../collections/ad-count-sums.ts"
import type { FoundText, Match } from "../../collections/dialect/find-statement.ts"
import { areKeysOnly, QueryValues } from "../../collections/dialect/query-key.ts"
import { jsonObject, rootRow } from "../../collections/dialect/record-sql.ts"
import type { FacetFilters } from "../../collections/facet-filters.ts"
import type { Pool } from "../../database/database.ts"
import { bound, readRow } from "../../database/statement.ts"
import { facetsStatement, storedFacetsStatement, usedGroups } from "./facet-statements-store.ts"
import { changedCounts, countedBy } from "./stored-counts-store.ts"

const jsonSchema = z.object({ json: z.string() })

/**
 * The numbers of a search: those of a commune are at the same place of three lists, `of_region` without
 * the commune that is asked for.
 */
const countedSchema = z.object({
  facets: z.record(z.string(), z.unknown()),
  communes: z.array(z.number()),
  of_commune: z.array(z.number()),
  of_region: z.array(z.number()),
})

export type CountedFacets = z.infer<typeof countedSchema>

/**
 * Counts every group of a search; the places without their names. Without words to search, ads
 * published before `since` are not counted.
 */
export async function countFacets(
  pool: Pool,
  reader: Reader,
  filters: FacetFilters,
  { found, since }: { found: FoundText | null; since: string | null },
): Promise<CountedFacets> {
  const collected = new QueryValues()
  const used = usedGroups(filters)
  const groups = used.map((group) => `${group}(${collected.add(filters.own[group])})`)
  const others = collected.add(filters.others)
  const search = { reader, filters, used, bind: collected.bind }
  const newestOnly = since !== null
  const row = await readRow(pool, countedSchema, {
    key: `facets ${reader} ${groups.join(",")} ${others} ${found?.key ?? "-"} ${newestOnly ? "newest" : "all"}`,
    build: () => ({
      sql:
        found === null && areStored(filters)
          ? storedFacetsStatement(search)
          : facetsStatement(search, { found, newestOnly }),
      // The index of texts finds the ads of a text, whatever else is asked for.
      prepared:
        found !== null || areKeysOnly([...Object.values(filters.own).flat(), ...filters.others]),
    }),
    values: {
      ...collected.values,
      ...found?.values,
      since,
      corrected: found?.meaning.corrected_text ?? null,
    },
  })
  if (!row) throw new Error("the grand total must return exactly one row")
  return row
}

/** Every category with its number of public ads, including 0, by name, as JSON [S7.7]. */
export function listCategoryCounts(pool: Pool): Promise<string> {
  return readList(
    pool,
    sql`
    with ${changedCounts}
    select slug, name, coalesce(count, 0) as count
    from categories left join (
      select category_id, sum(ads)::int as count from ${countedBy("category_id")} counts group by category_id
    ) as counted on category_id = categories.id
    order by name collate "es-x-icu"`,
    "category counts",
  )
}

/** The communes that have public ads, by name, as JSON [S7.7]. */
export function listCommuneCounts(pool: Pool): Promise<string> {
  return readList(
    pool,
    sql`
    with ${changedCounts}
    select communes.id, communes.slug, communes.name, count,
      ${jsonObject(sql`regions.slug, regions.name`)} as region
    from communes join regions on regions.id = region_id join (
      select commune_id, sum(ads)::int as count from ${countedBy("commune_id")} counts
      group by commune_id having sum(ads) > 0
    ) as counted on commune_id = communes.id
    order by communes.name collate "es-x-icu"`,
    "commune counts",
  )
}

async function readList(pool: Pool, rows: SQL, key: string): Promise<string> {
  const json = sql`select coalesce(json_agg(row_to_json(listed)), '[]')::text as json from (${rows}) listed`
  const row = await readRow(pool, jsonSchema, {
    key,
    build: () => ({ sql: json, prepared: true }),
    values: {},
  })
  return row?.json ?? "[]"
}

/** Restricts matches to the ads of these communes, in the order of the communes. */
export function inOrderOfCommunes(found: Match | null, communeIds: readonly number[]): Match {
  const ids = sql`${bound("communes")}::int[]`
  const isThere = sql`${rootRow}.commune_id = any(${ids})`
  return {
    key: `near ${found?.key ?? "-"}`,
    values: { ...found?.values, communes: communeIds },
    where: found ? sql`(${found.where}) and ${isThere}` : isThere,
    last: found?.last ?? null,
    rank: sql`-array_position(${ids}, ${rootRow}.commune_id)`,
    filters: [],
  }
}
