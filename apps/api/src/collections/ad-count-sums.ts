import { exactCountLimit } from "@wara/domain/listing/pagination"
import { type SQL, sql } from "drizzle-orm"
import type { StoredTotals } from "./dialect/collection.ts"
import { type FacetFilters, facetGroups } from "./facet-filters.ts"

/** What the stored sums know of an ad. */
export type SummedColumn = "category_id" | "condition_id" | "commune_id"

const summedColumns: readonly SummedColumn[] = ["category_id", "condition_id", "commune_id"]

/** The filters that concern each of these columns. */
const groupsOf = {
  category_id: ["category"],
  condition_id: ["condition"],
  commune_id: ["region", "commune"],
} as const

/** Whether the stored counts answer these filters: each concerns the places of a cell only. */
export function areStored({ others, own }: FacetFilters): boolean {
  const known: readonly string[] = Object.values(groupsOf).flat()
  return others.length === 0 && facetGroups.every((g) => own[g].length === 0 || known.includes(g))
}

/** The columns that these filters concern. */
export const filteredColumns = ({ own }: FacetFilters): SummedColumn[] =>
  summedColumns.filter((column) => groupsOf[column].some((group) => own[group].length > 0))

/** Condition for the rows of the sums that have these columns, and the sum of all others (0). */
export const isSumBy = (columns: readonly SummedColumn[]): SQL =>
  sql.join(
    summedColumns.map((column) => sql`${sql.identifier(column)} ${sign(columns, column)} 0`),
    sql` and `,
  )

/** The same for the sums by manufacturer, which have the region of a commune. */
export const isMakerSumBy = (columns: readonly SummedColumn[]): SQL => sql`
  category_id ${sign(columns, "category_id")} 0 and condition_id ${sign(columns, "condition_id")} 0
  and region_id ${sign(columns, "commune_id")} 0`

const sign = (columns: readonly SummedColumn[], column: SummedColumn): SQL =>
  columns.includes(column) ? sql`<>` : sql`=`

const columnsOf: Record<string, SummedColumn> = {
  category: "category_id",
  condition: "condition_id",
  commune: "commune_id",
}

/**
 * Numbers of public ads from the stored sums. Exact like the stored counts: with the changes that are not
 * folded yet, and without the ads that the expiry job has not found yet.
 */
export const storedTotals: StoredTotals = {
  names: [...Object.keys(columnsOf), "manufacturer"],
  total: (conditioned, whereOf) => {
    // The few ads that have just ended are read by their end, and not by what is asked of them.
    const row = sql`counted`
    const columns = conditioned.flatMap((name) => columnsOf[name] ?? [])
    const isByMaker = conditioned.includes("manufacturer")
    // The sums by manufacturer know no communes.
    if (isByMaker && columns.includes("commune_id")) return null
    const sums = isByMaker
      ? sql`ad_maker_sums ${row} where ${isMakerSumBy(columns)}`
      : sql`ad_count_sums ${row} where ${isSumBy(columns)}`
    return sql`(select least(coalesce(sum(ads), 0), ${sql.raw(String(exactCountLimit + 1))})::int from (
      select ads from ${sums} and ${whereOf(row)}
      union all
      select change from ad_count_changes ${row} where ${whereOf(row)}
      union all
      select -1 from (
        select category_id, condition_id, commune_id, manufacturer from ads
        where state = 'active' and expires_at <= now() offset 0
      ) ${row} where ${whereOf(row)}
    ) stored)`
  },
}
