import type { Reader } from "@wara/domain/accounts/account"
import { type SQL, sql } from "drizzle-orm"
import { z } from "zod"
import { ads } from "../../collections/ads.ts"
import { type Bind, conditionsSql } from "../../collections/dialect/condition.ts"
import { type FoundText, type Match, whereSql } from "../../collections/dialect/find-statement.ts"
import { areKeysOnly, QueryValues } from "../../collections/dialect/query-key.ts"
import { aliases, jsonObject, rootRow } from "../../collections/dialect/record-sql.ts"
import { type FacetFilters, type FacetGroup, facetGroups } from "../../collections/facet-filters.ts"
import { isPublicAdSql } from "../../collections/public-ad-sql.ts"
import type { Pool } from "../../database/database.ts"
import { bound, readRow } from "../../database/statement.ts"

/** Number of manufacturers listed, those with most ads first. */
const manufacturersShown = 60

const jsonSchema = z.object({ json: z.string() })

/** Counts every group of a search; returns the facets as JSON. */
export async function countFacets(
  pool: Pool,
  reader: Reader,
  filters: FacetFilters,
  found: FoundText | null,
): Promise<string> {
  const collected = new QueryValues()
  const used = facetGroups.filter((group) => filters.own[group].length > 0)
  const groups = used.map((group) => `${group}(${collected.add(filters.own[group])})`)
  const others = collected.add(filters.others)
  const row = await readRow(pool, jsonSchema, {
    key: `facets ${reader} ${groups.join(",")} ${others} ${found?.key ?? "-"}`,
    build: () => ({
      sql: facetsStatement(reader, filters, used, found, collected.bind),
      prepared:
        found === null && areKeysOnly([...Object.values(filters.own).flat(), ...filters.others]),
    }),
    values: {
      ...collected.values,
      ...found?.values,
      corrected: found?.meaning.corrected_text ?? null,
    },
  })
  if (!row) throw new Error("the grand total must return exactly one row")
  return row.json
}

/**
 * Counts in one statement: the ads that match the text and other conditions are read once, each
 * with one flag per group, and counted for all groups at the same time.
 */
function facetsStatement(
  reader: Reader,
  filters: FacetFilters,
  used: readonly FacetGroup[],
  found: FoundText | null,
  bind: Bind,
): SQL {
  const writing = { reader, nextAlias: aliases(), bind }
  const flags = used.map(
    (group) =>
      sql`, (${conditionsSql(filters.own[group], rootRow, writing)}) as ${flagName(group)}`,
  )
  // The filters implied by the text are already in the groups, so that each group can ignore its
  // own.
  const text = found && { ...found, filters: [] }
  const where = whereSql(ads, { reader, filters: filters.others }, text, bind)
  const except = (...left: FacetGroup[]) => allBut(used, left)
  return sql`
    with found as (
      select category_id, condition_id, commune_id, manufacturer, price_clp, nullif(year, 0) as year
        ${sql.join(flags)}
      from ads ${rootRow} where ${where}
    ), counted as (
      select category_id, condition_id, commune_id, manufacturer,
        grouping(category_id, condition_id, commune_id, manufacturer) as level,
        count(*) filter (where ${except()})::int as total,
        count(*) filter (where ${except("category")})::int as of_category,
        count(*) filter (where ${except("condition")})::int as of_condition,
        count(*) filter (where ${except("commune")})::int as of_commune,
        count(*) filter (where ${except("region", "commune")})::int as of_region,
        count(*) filter (where ${except("manufacturer")})::int as of_manufacturer,
        min(price_clp) filter (where ${except("price")}) as price_min,
        max(price_clp) filter (where ${except("price")}) as price_max,
        min(year) filter (where ${except("year")}) as year_min,
        max(year) filter (where ${except("year")}) as year_max
      from found
      group by grouping sets ((category_id), (condition_id), (commune_id), (manufacturer), ())
    )
    select json_build_object(
      'categories', (
        select coalesce(json_agg(${jsonObject(sql`slug, name, of_category as count`)}
          order by name collate "es-x-icu"), '[]')
        from counted join categories on categories.id = category_id
        where level = 7 and of_category > 0),
      'conditions', (
        select coalesce(json_agg(${jsonObject(sql`slug, name, of_condition as count`)}
          order by conditions.id), '[]')
        from counted join conditions on conditions.id = condition_id
        where level = 11 and of_condition > 0),
      'communes', (
        select coalesce(json_agg(${jsonObject(sql`communes.slug, communes.name, of_commune as count, regions.slug as region`)}
          order by communes.name collate "es-x-icu"), '[]')
        from counted join communes on communes.id = commune_id join regions on regions.id = region_id
        where level = 13 and of_commune > 0),
      'regions', (
        select coalesce(json_agg(${jsonObject(sql`slug, name, count`)}
          order by "order"), '[]')
        from (
          select region_id, sum(of_region)::int as count
          from counted join communes on communes.id = commune_id
          where level = 13 and of_region > 0 group by region_id
        ) as in_regions join regions on regions.id = region_id),
      'manufacturers', (
        select coalesce(json_agg(${jsonObject(sql`name, count`)}
          order by count desc, name), '[]')
        from (
          select min(manufacturer) as name, sum(of_manufacturer)::int as count
          from counted where level = 14 and of_manufacturer > 0 and manufacturer <> ''
          group by lower(manufacturer) order by count desc, name limit ${sql.raw(String(manufacturersShown))}
        ) as makers),
      'total', total,
      'price', json_build_object('min', price_min, 'max', price_max),
      'year', json_build_object('min', year_min, 'max', year_max),
      'corrected_text', ${bound("corrected")}::text
    )::text as json
    from counted where level = 15`
}

const flagName = (group: FacetGroup): SQL => sql.identifier(`in_${group}`).getSQL()

function allBut(used: readonly FacetGroup[], left: readonly FacetGroup[]): SQL {
  const flags = used.filter((group) => !left.includes(group)).map(flagName)
  return flags.length === 0 ? sql`true` : sql.join(flags, sql` and `)
}

/** Every category with its number of public ads, including 0, by name, as JSON [S7.7]. */
export function listCategoryCounts(pool: Pool): Promise<string> {
  return readList(
    pool,
    sql`
    select slug, name, coalesce(count, 0) as count
    from categories left join (
      select category_id, count(*)::int as count from ads
      where ${isPublicAdSql(sql`ads`)} group by category_id
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
    select communes.id, communes.slug, communes.name, count,
      ${jsonObject(sql`regions.slug, regions.name`)} as region
    from communes join regions on regions.id = region_id join (
      select commune_id, count(*)::int as count from ads
      where ${isPublicAdSql(sql`ads`)} group by commune_id
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
