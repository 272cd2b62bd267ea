import { type SQL, sql } from "drizzle-orm"
import { type BoundValues, bound } from "../../database/statement.ts"
import type { Collection, Leading } from "./collection.ts"
import { countUpToLimit } from "./count-up-to-limit.ts"
import { depthOf, rowsOfPage, whole } from "./page-of-rows.ts"
import type { Slice } from "./read-query.ts"
import { rootRow } from "./record-sql.ts"
import { rowsBefore, stretchTable, type TextIndex } from "./text-index.ts"

/** A page with the total of its query, and the common tables that both read, if any. */
export type PageSource = { page: SQL; total: SQL; matched: SQL }

/** The rows a query finds, their order and the requested slice. */
type Wanted = {
  collection: Collection
  leading: Leading
  where: SQL
  whereWords: (words: SQL) => SQL
  slice: Slice
}

/** Values of the placeholders of a page with leading rows, as of `now`. */
export function leadingValues({ count, turn }: Leading, { offset }: Slice, now: Date): BoundValues {
  return { turn: turn(now), offset, skipped: Math.max(0, offset - count) }
}

/**
 * Without a text, leading rows precede all others. Reads the other rows in index order, and only as
 * many as the page can need: leaders are few, so that is the page length plus their number. The rows
 * before the page are skipped with the leaders among them, because comparing each with the leaders
 * would cost as much again as reading it; how many of these came before is asked once.
 */
export function pageInOrder({
  collection,
  leading,
  where,
  slice,
}: Omit<Wanted, "whereWords">): SQL {
  const order = collection.order(rootRow)
  const offset = sql`${start(slice, "offset")}::int`
  const skipped = sql`${start(slice, "skipped")}::int`
  const rows = rowsOfPage(
    sql`select ${rootRow}.id from ${collection.rows} ${rootRow} where ${where} order by ${order}`,
    {
      depth: depthOf(collection, slice),
      limit: slice.limit + 2 * leading.count,
      offset: bound("skipped"),
    },
  )
  const before = slice.offset === 0 ? whole(0) : leadersBefore(collection)
  return sql`(
    with ${leadersInOrder(collection, leading, where)}, following as materialized (
      select id, row_number() over () as place from (${rows}) following
    )
    select id, place from (
      select id, place from leaders
      union all
      select id, (select count(*) from leaders) + ${skipped} - ${before} + row_number() over (order by place)
      from following where id not in (select id from leaders)
    ) placed
    where place > ${offset} and place <= ${offset} + ${whole(slice.limit)}
  )`
}

/** How many leaders stand before the first of the `following` rows in the order of all. */
const leadersBefore = ({ order, rows }: Collection): SQL =>
  sql`(select coalesce(min(standing) filter (where is_first), 1) - 1 from (
    select row_number() over (order by ${order(rootRow)}) as standing,
      ${rootRow}.id = (select id from following where place = 1) as is_first
    from ${rows} ${rootRow} where ${rootRow}.id in (
      select id from leaders union all select id from following where place = 1)
  ) standing)`

/**
 * With a text, each leading row precedes the rows that match equally well. The matches are found and
 * ranked once for total, leaders and page: all of them, or those of the stretches that are needed.
 */
export function pageByRank(wanted: Wanted, rank: SQL, index: TextIndex | null): PageSource {
  const { collection, leading, slice } = wanted
  // Few rows lead, so each row is compared with their list; numbering every match would sort them all.
  const leaderIds = sql`(select array_agg(leaders.id order by leaders.place) from leaders)`
  const lead = sql`array_position(${leaderIds}, matched.id)`
  const order = sql`matched.stretch, matched.rank desc, ${lead} nulls last, ${collection.order(sql`matched`)}`
  const page = sql`(
    with leaders as materialized (${leadersByRank(leading)})
    select id, row_number() over () as place from (
      select matched.id from matched
      order by ${order} limit ${whole(slice.limit)} offset ${start(slice, "offset")}
    ) ordered
  )`
  return { page, ...(index ? newestMatches(wanted, rank, index) : allMatches(wanted, rank)) }
}

const rankedColumns = ({ leading }: Wanted, rank: SQL): SQL => {
  const columns = leading.columns.map((name) => sql`${rootRow}.${sql.identifier(name)}`)
  return sql`${sql.join([sql`${rootRow}.id`, ...columns], sql`, `)}, ${rank} as rank`
}

function allMatches(wanted: Wanted, rank: SQL) {
  const { collection, where } = wanted
  const matched = sql`with matched as materialized (
    select ${rankedColumns(wanted, rank)}, 0 as stretch
    from ${collection.rows} ${rootRow} where ${where}
  ) `
  return { matched, total: countUpToLimit(sql`matched`) }
}

/**
 * Of a frequent word, nearly all ads match equally well, so the newest of them and those that can
 * lead are ranked with each other; older ones follow them. A stretch is read only while the ones
 * before it have too few matches for a ranking or for the requested page.
 */
function newestMatches(wanted: Wanted, rank: SQL, index: TextIndex) {
  const { collection, leading, slice, where, whereWords } = wanted
  const columns = rankedColumns(wanted, rank)
  const rows = (condition: SQL) => sql`${collection.rows} ${rootRow} where ${condition}`
  const leads = leading.eligible(rootRow)
  const { enoughRows, leadingWord, stretches } = index
  const { words: newer, older } = stretches
  const oneMore = sql`(${enoughRows} + 1)`
  const needed = sql`greatest(${oneMore}, ${start(slice, "offset")}::int + ${whole(slice.limit)})`
  const later = (condition: SQL, place: number) =>
    sql`${rows(condition)} and not ${leads} and ${rowsBefore(place)} < ${needed}`
  const stretched = [
    ...newer.map((words, place) =>
      place === 0
        ? rows(whereWords(sql`(${words} || ${leadingWord})`))
        : later(whereWords(words), place),
    ),
    later(sql`${where} and ${older(rootRow)}`, newer.length),
  ]
  const tables = stretched.map(
    (source, place) =>
      sql`${stretchTable(place)} as materialized (select ${columns} from ${source})`,
  )
  const ranked = stretched.map((_, place) => {
    const number =
      place === 0
        ? whole(0)
        : sql`case when ${rowsBefore(place)} < ${enoughRows} then 0 else ${whole(place)} end`
    return sql`select *, ${number} as stretch from ${stretchTable(place)}`
  })
  const matched = sql`with ${sql.join(tables, sql`, `)}, matched as materialized (
    ${sql.join(ranked, sql` union all `)}
  ) `
  return { matched, total: countUpToLimit(sql`matched`, oneMore) }
}

/** The start of the first page is part of the text. */
const start = ({ offset }: Slice, name: "offset" | "skipped"): SQL =>
  offset === 0 ? whole(0) : bound(name)

/**
 * Maximum number of eligible rows of which each leads in turn; of more, a part is read. A list compares
 * its filters with every eligible row on the way to that many, so a larger ring costs all lists more.
 */
export const maxRing = 300

/** Turns in which a large ring advances row by row; then it continues at another place. */
const turnsOfStretch = 100

/** The position of the eligible rows in a ring of `size` rows that each turn advances by one. */
const waitsIn = (rowNumber: SQL, size: SQL): SQL =>
  sql`mod(${rowNumber} - 1 + ${size} - mod(${bound("turn")}::int, ${size}), ${size})`

/**
 * Common tables with the leading rows and their positions. Eligible rows form a ring ordered by id;
 * every turn shifts the start by one. Of a ring larger than `maxRing` only a stretch is read, so
 * that its size does not matter.
 */
function leadersInOrder({ rows }: Collection, { count, eligible }: Leading, where: SQL): SQL {
  const isEligible = sql`${where} and ${eligible(rootRow)}`
  const some = sql`${rows} ${rootRow} where ${isEligible}`
  return sql`
    ring as materialized (
      select ${rootRow}.id from ${some} order by ${rootRow}.id limit ${whole(maxRing + 1)}
    ), leaders as materialized (
      select id, row_number() over (order by waits) as place from (
        select id, ${waitsIn(sql`row_number() over (order by id)`, sql`count(*) over ()`)} as waits
        from ring where (select count(*) from ring) <= ${whole(maxRing)}
        union all
        select id, waits from ${stretch(some, count)} stretch
        where (select count(*) from ring) > ${whole(maxRing)}
      ) waiting
      order by place limit ${whole(count)}
    )`
}

/**
 * The leading rows of a large ring. Each stretch of turns begins at another id: the golden ratio
 * spreads the beginnings evenly. Leaders are taken up to `maxRing` rows after the beginning, so that
 * a row after a gap of ids leads no more often than others.
 */
function stretch(eligible: SQL, count: number): SQL {
  const turn = sql`${bound("turn")}::int`
  const number = sql`${turn} / ${whole(turnsOfStretch)}`
  const fraction = sql`mod(${number} * 0.6180339887498949, 1)`
  const first = sql`(select min(id) from ring)`
  const last = sql`(select ${rootRow}.id from ${eligible} order by ${rootRow}.id desc limit 1)`
  const skipped = sql`mod(${number} * 389, ${whole(maxRing - turnsOfStretch)}) + mod(${turn}, ${whole(turnsOfStretch)})`
  return sql`(
    select id, row_number() over (order by lap, id) as waits from (
      (select 0 as lap, ${rootRow}.id from ${eligible}
        and ${rootRow}.id >= ${first} + floor((${last} - ${first}) * ${fraction})::int
        order by ${rootRow}.id limit ${whole(maxRing + count)})
      union all
      select 1, id from ring
    ) following
    order by lap, id limit ${whole(count)} offset ${skipped}
  )`
}

/** The leading rows of a text search: one ring per rank, of the ranks that lead. */
function leadersByRank({ count, eligible }: Leading): SQL {
  const isEligible = eligible(sql`matched`)
  const lowest = sql`(select coalesce(min(rank), 0) from (
    select rank from matched where ${isEligible} order by rank desc limit ${whole(count)}) highest)`
  return sql`
    select id, row_number() over (order by rank desc, waits) as place from (
      select id, rank,
        ${waitsIn(sql`row_number() over (circle order by id)`, sql`count(*) over circle`)} as waits
      from matched where ${isEligible} and rank >= ${lowest}
      window circle as (partition by rank)
    ) waiting
    order by place limit ${whole(count)}`
}
