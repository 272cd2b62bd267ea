// Long because counting ads and reading stored counts share the flags and the JSON of their groups.
import type { Reader } from "@wara/domain/accounts/account"
import { type SQL, sql } from "drizzle-orm"
import {
  areStored,
  filteredColumns,
  isSumBy,
  type SummedColumn,
} from "../../collections/ad-count-sums.ts"
import { adTextIndex } from "../../collections/ad-facet-words.ts"
import { ads } from "../../collections/ads.ts"
import { type Bind, conditionsSql, findsOneRow } from "../../collections/dialect/condition.ts"
import { type FoundText, whereSql } from "../../collections/dialect/find-statement.ts"
import { aliases, jsonObject, rootRow } from "../../collections/dialect/record-sql.ts"
import { rowsBefore, stretchTable } from "../../collections/dialect/text-index.ts"
import { type FacetFilters, type FacetGroup, facetGroups } from "../../collections/facet-filters.ts"
import { bound } from "../../database/statement.ts"
import { countedCells, countedMakers, rangesOf, summedMakers } from "./stored-counts-store.ts"

/** Number of manufacturers listed, those with most ads first; the chosen one is among them. */
const manufacturersShown = 60

/** A search without its text: the filters, the groups that have one, and how values are bound. */
type Search = { reader: Reader; filters: FacetFilters; used: readonly FacetGroup[]; bind: Bind }

export const usedGroups = ({ own }: FacetFilters): FacetGroup[] =>
  facetGroups.filter((group) => own[group].length > 0)

/**
 * Whether every ad would be read for these filters, because each group ignores its own; others apply
 * to all groups and leave few ads.
 */
export function countsEveryAd(filters: FacetFilters): boolean {
  return filters.others.length === 0 && !areStored(filters)
}

/** The ads that are counted: of a text, and those published since `since` only. */
type Counted = { found: FoundText | null; newestOnly: boolean }

/**
 * Counts in one statement: the ads that match the text and other conditions are read once, each
 * with one flag per group, and counted for all groups at the same time. An ad that fails the filters
 * of two groups counts for none, so it is left out as early as possible.
 */
export function facetsStatement(search: Search, { found, newestOnly }: Counted): SQL {
  const { bind, filters, reader, used } = search
  // The filters implied by the text are already in the groups, so that each group can ignore its
  // own.
  const text = found && { ...found, filters: [] }
  const where = (...words: SQL[]) =>
    whereSql(ads, { reader, filters: filters.others }, text, bind, words)
  const columns = sql`category_id, condition_id, commune_id, manufacturer, price_clp,
    nullif(year, 0) as year ${flags(search)}`
  return sql`
    with ${newestOnly ? newestAds(columns, where) : foundAds(columns, where, found?.countLimit != null)}, counted as (
      select category_id, condition_id, commune_id, manufacturer,
        grouping(manufacturer, category_id, condition_id, commune_id) as level,
        ${groupCounts(used, sql`count(*)`)},
        count(*) filter (where ${allBut(used, ["manufacturer"])})::int as of_manufacturer,
        min(price_clp) filter (where ${allBut(used, ["price"])}) as price_min,
        max(price_clp) filter (where ${allBut(used, ["price"])}) as price_max,
        min(year) filter (where ${allBut(used, ["year"])}) as year_min,
        max(year) filter (where ${allBut(used, ["year"])}) as year_max
      from found where ${failsOneGroup(used)}
      group by grouping sets ((category_id), (condition_id), (commune_id), (manufacturer), ())
    ), makers as (
      select manufacturer, of_manufacturer as ads from counted where level = 7 and of_manufacturer > 0
    )${facetsJson(
      { category: 11, condition: 13, commune: 14, all: 15 },
      {
        dropped: droppedCount(search, text),
        isChosenMaker: isChosenMaker(search),
      },
    )}`
}

/** The same tables as `foundAds` where there are too many ads to count all. */
function newestAds(columns: SQL, where: (...words: SQL[]) => SQL): SQL {
  return sql`found as (
      select ${columns} from ads ${rootRow}
      where ${rootRow}.published_at >= ${bound("since")}::timestamptz and ${where()}
    ), completeness as (select false as complete)`
}

/**
 * Common tables `found` with the ads to count and `completeness`, whether these are all. Of frequent
 * words the newest ads are counted, by stretches of days until there are enough.
 */
function foundAds(columns: SQL, where: (...words: SQL[]) => SQL, byStretches: boolean): SQL {
  const rows = (...words: SQL[]) =>
    sql`select ${columns} from ads ${rootRow} where ${where(...words)}`
  if (!byStretches) return sql`found as (${rows()}), completeness as (select true as complete)`
  const { enoughRows: enough, stretches } = adTextIndex
  const { words: newer, older } = stretches
  const isNeeded = (place: number) => sql`${rowsBefore(place)} < ${enough}`
  const stretched = [
    ...newer.map((words, place) =>
      place === 0
        ? rows(words)
        : sql`${rows(words)} and ${isNeeded(place)} limit greatest(0, ${enough} - ${rowsBefore(place)})`,
    ),
    sql`${rows()} and ${older(rootRow)} and ${isNeeded(newer.length)}`,
  ]
  const tables = stretched.map(
    (source, place) => sql`${stretchTable(place)} as materialized (${source})`,
  )
  const all = stretched.map((_, place) => sql`select * from ${stretchTable(place)}`)
  return sql`${sql.join(tables, sql`, `)}, found as (${sql.join(all, sql` union all `)}
    ), completeness as (select ${isNeeded(newer.length)} as complete)`
}

/** Whether a row of `found` counts for a group: it fails the filters of one group at most. */
function failsOneGroup(used: readonly FacetGroup[]): SQL {
  const places = used.filter((group) => group === "region" || group === "commune").map(flagName)
  const others = used.filter((group) => group !== "region" && group !== "commune").map(flagName)
  const kinds = places.length === 0 ? others : [...others, sql.join(places, sql` and `)]
  if (kinds.length < 2) return sql`true`
  const fails = kinds.map((flag) => sql`(not coalesce(${flag}, false))::int`)
  return sql`${sql.join(fails, sql` + `)} <= 1`
}

/** The same from the stored counts, whose number of rows does not follow the number of ads. */
export function storedFacetsStatement(search: Search): SQL {
  const { bind, filters, reader, used } = search
  const own = used.flatMap((group) => filters.own[group])
  const summed = {
    columns: filteredColumns(filters),
    where: conditionsSql(own, rootRow, { reader, nextAlias: aliases(), bind }),
  }
  return sql`
    with ${countedCells}, found as (
      select category_id, condition_id, commune_id, ads, price_min, price_max, year_min, year_max,
        is_shrunk ${flags(search)}
      from cells ${rootRow}
    ), ${rangesOf(allBut(used, []), summed)}, counted as (
      ${sql.join(
        [3, 5, 6, 7].map((level) => countedOf(search, level)),
        sql` union all `,
      )}
    ), makers as (${makersOf(search)})${facetsJson(
      { category: 3, condition: 5, commune: 6, all: 7 },
      {
        dropped: droppedCount(search, null),
        isChosenMaker: sql`false`,
        more: sql`cross join ranges cross join (select true as complete) completeness`,
      },
    )}`
}

/** The column that each level of the stored numbers is grouped by; the last one is the sum of all. */
const columnOf: Partial<Record<number, SummedColumn>> = {
  3: "category_id",
  5: "condition_id",
  6: "commune_id",
}

const columnOfGroup: Partial<Record<FacetGroup, SummedColumn>> = {
  category: "category_id",
  condition: "condition_id",
  region: "commune_id",
  commune: "commune_id",
}

/** The numbers of one group's values, from the sums by its column and those that are filtered. */
function countedOf(search: Search, level: number): SQL {
  const { bind, filters, reader, used } = search
  const own = columnOf[level]
  const others = used.filter((group) => columnOfGroup[group] !== own)
  const where = conditionsSql(
    others.flatMap((group) => filters.own[group]),
    rootRow,
    { reader, nextAlias: aliases(), bind },
  )
  const columns = filteredColumns(filters)
  const shown = (column: SummedColumn) =>
    column === own ? sql.identifier(column).getSQL() : sql`null::int`
  return sql`select ${shown("category_id")} as category_id, ${shown("condition_id")} as condition_id,
      ${shown("commune_id")} as commune_id, ${sql.raw(String(level))} as level,
      ${groupCounts(used, sql`sum(ads)`)}
    from (
      select category_id, condition_id, commune_id, ads ${flags(search)} from (
        select category_id, condition_id, commune_id, ads from ad_count_sums where ${isSumBy(own ? [...columns, own] : columns)}
        union all
        select category_id, condition_id, commune_id, change from changed
      ) ${rootRow} where ${where}
    ) summed ${own ? sql`group by ${sql.identifier(own)}` : sql``}`
}

/** Few ads have fallen in price, and they have an index: the counts of all others need not know it. */
function droppedCount({ bind, filters, reader, used }: Search, text: FoundText | null): SQL {
  const own = used.filter((group) => group !== "drop").flatMap((group) => filters.own[group])
  const where = whereSql(ads, { reader, filters: [...own, ...filters.others] }, text, bind)
  return sql`(select count(*)::int from ads ${rootRow}
    where ${rootRow}.price_dropped_at is not null and ${where})`
}

/** Cells by manufacturer know regions only; the ads of a commune are few. */
function makersOf(search: Search): SQL {
  const { bind, filters, reader, used } = search
  const own = used.flatMap((group) => filters.own[group])
  if (used.includes("commune")) {
    if (!isOneCommune(filters)) return makersOfCommunes(search)
    const where = whereSql(ads, { reader, filters: own }, null, bind)
    return sql`select manufacturer, count(*) as ads from ads ${rootRow} where ${where} group by manufacturer`
  }
  const conditions = conditionsSql(own, rootRow, { reader, nextAlias: aliases(), bind })
  return sql`select manufacturer, sum(ads) as ads from ${summedMakers(filteredColumns(filters))} ${rootRow}
    where ${conditions} group by manufacturer having sum(ads) > 0`
}

const isOneCommune = ({ own }: FacetFilters): boolean =>
  own.commune.some((condition) => condition.kind === "related" && findsOneRow(condition.part))

/**
 * The same for several communes, such as those within kilometres of one: of a region with most of its
 * ads in them, its cells without the ads of its other communes; of other regions, the ads of theirs.
 * So few ads are read that around a large town most of them are not.
 */
function makersOfCommunes({ bind, filters, reader, used }: Search): SQL {
  const writing = { reader, nextAlias: aliases(), bind }
  const rest = used.filter((group) => group !== "commune").flatMap((group) => filters.own[group])
  const isInside = conditionsSql(filters.own.commune, sql`place`, writing)
  const { nextAlias } = writing
  const ofCell = conditionsSql(rest, rootRow, { reader, nextAlias, bind })
  return sql`with sides as materialized (
      select place.*, (${isInside}) as inside, coalesce(stored.ads, 0) as ads
      from (select id as commune_id, region_id from communes) place left join (
        select commune_id, sum(ads) as ads from cells group by commune_id
      ) stored using (commune_id)
    ), mostly as materialized (
      select region_id, coalesce(sum(ads) filter (where inside), 0) * 2 > sum(ads) as inside
      from sides group by region_id
    ), odd as materialized (
      select commune_id, sides.inside from sides join mostly using (region_id)
      where sides.inside <> mostly.inside
    )
    select manufacturer, sum(ads) as ads from (
      select manufacturer, ads from ${countedMakers} ${rootRow}
      where ${ofCell} and commune_id in (
        select commune_id from sides join mostly using (region_id) where mostly.inside)
      union all
      select manufacturer, case when odd.inside then ads else -ads end
      from odd cross join lateral (
        select manufacturer, count(*) as ads from ads ${rootRow}
        where ${rootRow}.commune_id = odd.commune_id
          and ${whereSql(ads, { reader, filters: rest }, null, bind)}
        group by manufacturer offset 0) of_commune
    ) as counted group by manufacturer having sum(ads) > 0`
}

/** One column per used group: whether the row matches its filter. */
function flags({ bind, filters, reader, used }: Search): SQL {
  const writing = { reader, nextAlias: aliases(), bind }
  return sql.join(
    used.map(
      (group) =>
        sql`, (${conditionsSql(filters.own[group], rootRow, writing)}) as ${flagName(group)}`,
    ),
  )
}

/** Whether a row of `makers` is of the manufacturer that is asked for. */
const isChosenMaker = ({ bind, filters, reader, used }: Search): SQL =>
  used.includes("manufacturer")
    ? conditionsSql(filters.own.manufacturer, rootRow, { reader, nextAlias: aliases(), bind })
    : sql`false`

const groupCounts = (used: readonly FacetGroup[], count: SQL): SQL => {
  const except = (...left: FacetGroup[]) =>
    sql`coalesce(${count} filter (where ${allBut(used, left)}), 0)::int`
  return sql`${except()} as total, ${except("category")} as of_category,
    ${except("condition")} as of_condition, ${except("commune")} as of_commune,
    ${except("region", "commune")} as of_region`
}

const flagName = (group: FacetGroup): SQL => sql.identifier(`in_${group}`).getSQL()

function allBut(used: readonly FacetGroup[], left: readonly FacetGroup[]): SQL {
  const names = used.filter((group) => !left.includes(group)).map(flagName)
  return names.length === 0 ? sql`true` : sql.join(names, sql` and `)
}

/**
 * The facets from the common tables `counted`, with the number of each level of grouping, and `makers`,
 * after which it is written; `more` joins what `counted` lacks. The places are three arrays side by side:
 * joining, sorting and writing hundreds of names would cost more than counting them.
 */
function facetsJson(
  levels: Record<"category" | "condition" | "commune" | "all", number>,
  {
    dropped,
    isChosenMaker,
    more = sql`cross join completeness`,
  }: { dropped: SQL; isChosenMaker: SQL; more?: SQL },
): SQL {
  const level = (name: keyof typeof levels) => sql`level = ${sql.raw(String(levels[name]))}`
  return sql`, placed as (
      select coalesce(array_agg(commune_id), '{}') as communes,
        coalesce(array_agg(of_commune), '{}') as of_commune,
        coalesce(array_agg(of_region), '{}') as of_region
      from counted where ${level("commune")} and of_region > 0
    )
    select json_build_object(
      'categories', (
        select coalesce(json_agg(${jsonObject(sql`slug, name, of_category as count`)}
          order by name collate "es-x-icu"), '[]')
        from counted join categories on categories.id = category_id
        where ${level("category")} and of_category > 0),
      'conditions', (
        select coalesce(json_agg(${jsonObject(sql`slug, name, of_condition as count`)}
          order by conditions.id), '[]')
        from counted join conditions on conditions.id = condition_id
        where ${level("condition")} and of_condition > 0),
      'manufacturers', (
        select coalesce(json_agg(${jsonObject(sql`name, count`)}
          order by count desc, name), '[]')
        from (
          select min(manufacturer) as name, sum(ads)::int as count
          from makers ${rootRow} where manufacturer <> ''
          group by lower(manufacturer) order by bool_or(${isChosenMaker}) desc, count desc, name limit ${sql.raw(String(manufacturersShown))}
        ) as listed),
      'total', total,
      'price', json_build_object('min', price_min, 'max', price_max),
      'year', json_build_object('min', year_min, 'max', year_max),
      'dropped', ${dropped},
      'complete', complete,
      'corrected_text', ${bound("corrected")}::text
    ) as facets, placed.communes, placed.of_commune, placed.of_region
    from counted cross join placed ${more} where ${level("all")}`
}
