import { type SQL, sql } from "drizzle-orm"
import { type BoundValues, bound } from "../../database/statement.ts"
import type { Collection, Leading } from "./collection.ts"
import type { Slice } from "./read-query.ts"
import { rootRow } from "./record-sql.ts"

/** The rows a query finds, their order and the requested slice. */
type Wanted = {
  collection: Collection
  leading: Leading
  where: SQL
  /** Match quality of a row; null without a text. */
  rank: SQL | null
  slice: Slice
}

/** Values of the placeholders of `leadingPage`, as of `now`. */
export function leadingValues({ count, turn }: Leading, { offset }: Slice, now: Date): BoundValues {
  return { turn: turn(now), offset, skipped: Math.max(0, offset - count) }
}

/**
 * Ids and positions of one page of a list with leading rows. Without a text they precede all
 * others; with a text each precedes the rows that match equally well.
 */
export function leadingPage(wanted: Wanted): SQL {
  return wanted.rank ? pageByRank(wanted, wanted.rank) : pageInOrder(wanted)
}

/**
 * Reads the other rows in index order, and only as many as the page can need: leaders are few, so
 * that is the page length plus their number.
 */
function pageInOrder({ collection, leading, where, slice }: Wanted): SQL {
  const order = collection.order(rootRow)
  const offset = sql`${start(slice, "offset")}::int`
  return sql`(
    with leaders as materialized (${leadersSql(collection, leading, where, null)})
    select id, place from (
      select id, place from leaders
      union all
      (select ${rootRow}.id,
        (select count(*) from leaders) + row_number() over (order by ${order}) as place
        from ${collection.rows} ${rootRow}
        where ${where} and ${rootRow}.id not in (select id from leaders)
        order by ${order} limit ${whole(slice.limit + leading.count)} offset ${start(slice, "skipped")})
    ) placed
    where place > ${offset} and place <= ${offset} + ${whole(slice.limit)}
  )`
}

/** All matches are ranked anyway; a leader comes first among equal ranks. */
function pageByRank({ collection, leading, where, slice }: Wanted, rank: SQL): SQL {
  const order = sql`${rank} desc, leader.place nulls last, ${collection.order(rootRow)}`
  return sql`(
    with leaders as materialized (${leadersSql(collection, leading, where, rank)})
    select ${rootRow}.id, row_number() over (order by ${order}) as place
    from ${collection.rows} ${rootRow} left join leaders leader on leader.id = ${rootRow}.id
    where ${where}
    order by place limit ${whole(slice.limit)} offset ${start(slice, "offset")}
  )`
}

/**
 * The length of a page is part of the text, and so is the start of the first page: the best plan
 * depends on how many rows are read.
 */
const whole = (rows: number): SQL => sql.raw(String(rows))

const start = ({ offset }: Slice, name: "offset" | "skipped"): SQL =>
  offset === 0 ? whole(0) : bound(name)

/**
 * The leading rows and their positions. Eligible rows form a ring ordered by id, with a text one
 * ring per rank; every rotation shifts the start by one.
 */
function leadersSql(
  { rows }: Collection,
  { count, eligible }: Leading,
  where: SQL,
  rank: SQL | null,
): SQL {
  return sql`
    select id, row_number() over (order by rank desc, waits) as place from (
      select id, rank, mod(
        row_number() over (circle order by id) - 1 + count(*) over circle
          - mod(${bound("turn")}::int, count(*) over circle),
        count(*) over circle
      ) as waits
      from (
        select ${rootRow}.id, ${rank ?? sql`0`} as rank
        from ${rows} ${rootRow} where ${where} and ${eligible(rootRow)}
      ) candidate
      window circle as (partition by rank)
    ) waiting
    order by place limit ${whole(count)}`
}
