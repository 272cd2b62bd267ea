import { type SQL, sql } from "drizzle-orm"
import { type BoundValues, bound } from "../../database/statement.ts"
import type { Collection, Leading } from "./collection.ts"
import { depthOf, rowsOfPage, whole } from "./page-of-rows.ts"
import type { Slice } from "./read-query.ts"
import { rootRow } from "./record-sql.ts"

/** The condition of rows that also have these words in the index of texts, and whether such rows are few. */
export type WhereWords = (words: SQL, rows?: { areFew: boolean }) => SQL

/** The rows a query finds, their order and the requested slice. */
export type Wanted = {
  collection: Collection
  leading: Leading
  where: SQL
  whereWords: WhereWords
  slice: Slice
}

/** The same without a text, and the condition of every row that the reader may see. */
type InOrder = Omit<Wanted, "whereWords"> & { visible: SQL }

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
export function pageInOrder(wanted: InOrder): SQL {
  const { collection, leading, where, slice } = wanted
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
    with ${leadersInOrder(wanted)}, following as materialized (
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

/** The start of the first page is part of the text. */
export const start = ({ offset }: Slice, name: "offset" | "skipped"): SQL =>
  offset === 0 ? whole(0) : bound(name)

/**
 * Maximum number of eligible rows of which each leads in turn; of more, a part is read. A list compares
 * its filters with every eligible row on the way to that many, so a larger ring costs all lists more.
 */
export const maxRing = 300

/** Turns in which a large ring advances row by row; then it continues at another place. */
const turnsOfStretch = 100

/** The rotation number of the collection. */
export const turnOfAll = sql`${bound("turn")}::int`

/** The position of the eligible rows in a ring of `size` rows that each turn advances by one. */
export const waitsIn = (rowNumber: SQL, size: SQL, turn = turnOfAll): SQL =>
  sql`mod(${rowNumber} - 1 + ${size} - mod(${turn}, ${size}), ${size})`

/**
 * Common tables with the leading rows and their positions. Eligible rows form a ring ordered by id;
 * every turn shifts the start by one. Of a ring larger than `maxRing` only the rows `around` a place in
 * it are read, so that its size does not matter. They are read first: where they are as many as a large
 * ring has there, nothing else is.
 */
function leadersInOrder({ collection, leading, visible, where }: InOrder): SQL {
  const { count, eligible } = leading
  const { rows } = collection
  const some = sql`${rows} ${rootRow} where ${where} and ${eligible(rootRow)}`
  const isEnough = sql`(select count(*) from around) = ${whole(maxRing + count)}`
  const isLarge = sql`(${isEnough} or (select count(*) from ring) > ${whole(maxRing)})`
  const bounds = sql`(select min(${rootRow}.id) as first, max(${rootRow}.id) as last
    from ${rows} ${rootRow} where ${visible} and ${eligible(rootRow)}) bounds`
  return sql`
    around as materialized (
      select ${rootRow}.id from ${some} and ${rootRow}.id >= (select ${placeBetween} from ${bounds})
      order by ${rootRow}.id limit ${whole(maxRing + count)}
    ), ring as materialized (
      select ${rootRow}.id from ${some} and not ${isEnough}
      order by ${rootRow}.id limit ${whole(maxRing + 1)}
    ), leaders as materialized (
      select id, row_number() over (order by waits) as place from (
        select id, ${waitsIn(sql`row_number() over (order by id)`, sql`count(*) over ()`)} as waits
        from ring where not ${isLarge}
        union all
        select id, waits from (
          select id, row_number() over (order by lap, id) as waits from (
            select 0 as lap, id from around union all select 1, id from ring
          ) following
          where ${isLarge} order by lap, id limit ${whole(count)} offset ${skippedOfStretch}
        ) stretch
      ) waiting
      order by place limit ${whole(count)}
    )`
}

const stretchNumber = sql`${turnOfAll} / ${whole(turnsOfStretch)}`

/**
 * Each stretch of turns of a large ring begins at another id: the golden ratio spreads the beginnings
 * evenly.
 */
const placeBetween = sql`first + floor((last - first) * mod(${stretchNumber} * 0.6180339887498949, 1))::int`

/**
 * Leaders are taken up to `maxRing` rows after the beginning, so that a row after a gap of ids leads no
 * more often than others.
 */
const skippedOfStretch = sql`mod(${stretchNumber} * 389, ${whole(maxRing - turnsOfStretch)}) + mod(${turnOfAll}, ${whole(turnsOfStretch)})`
