import { type SQL, sql } from "drizzle-orm"
import { rootRow } from "./aliases.ts"
import type { Collection, Leading } from "./collection.ts"
import type { Slice } from "./read-pagination.ts"

/** The rows that a query finds, where they stand, and which part of them is wanted. */
type Wanted = {
  collection: Collection
  leading: Leading
  where: SQL
  /** How well a row answers the text; null without a text. */
  rank: SQL | null
  slice: Slice
  now: Date
}

/**
 * Ids and places of one page of a list that some of its rows lead. Without a text they stand before
 * all others; with a text each stands before those that match as well as it does.
 */
export function leadingPage(wanted: Wanted): SQL {
  return wanted.rank ? pageByRank(wanted, wanted.rank) : pageInOrder(wanted)
}

/**
 * The others come in the order of their index, and only as many of them are read as the page could
 * need: leaders are few, so that this is the page's own length and theirs.
 */
function pageInOrder({ collection, leading, where, slice, now }: Wanted): SQL {
  const { limit, offset } = slice
  const order = collection.order(rootRow)
  const skipped = Math.max(0, offset - leading.count)
  return sql`(
    with leaders as materialized (${leadersSql(collection, leading, where, null, now)})
    select id, place from (
      select id, place from leaders
      union all
      (select ${rootRow}.id,
        (select count(*) from leaders) + row_number() over (order by ${order}) as place
        from ${collection.rows} ${rootRow}
        where ${where} and ${rootRow}.id not in (select id from leaders)
        order by ${order} limit ${limit + leading.count} offset ${skipped})
    ) placed
    where place > ${offset}::int and place <= ${offset + limit}::int
  )`
}

/** All that was found is ranked anyway; a leader comes first among its equals. */
function pageByRank({ collection, leading, where, slice, now }: Wanted, rank: SQL): SQL {
  const order = sql`${rank} desc, leader.place nulls last, ${collection.order(rootRow)}`
  return sql`(
    with leaders as materialized (${leadersSql(collection, leading, where, rank, now)})
    select ${rootRow}.id, row_number() over (order by ${order}) as place
    from ${collection.rows} ${rootRow} left join leaders leader on leader.id = ${rootRow}.id
    where ${where}
    order by place limit ${slice.limit} offset ${slice.offset}
  )`
}

/**
 * Who leads, and in which place. Those eligible stand in a circle in the order of their ids, with a
 * text one circle for each rank; every turn begins the count one further.
 */
function leadersSql(
  { rows }: Collection,
  { count, eligible, turn }: Leading,
  where: SQL,
  rank: SQL | null,
  now: Date,
): SQL {
  return sql`
    select id, row_number() over (order by rank desc, waits) as place from (
      select id, rank, mod(
        row_number() over (circle order by id) - 1 + count(*) over circle
          - mod(${turn(now)}::int, count(*) over circle),
        count(*) over circle
      ) as waits
      from (
        select ${rootRow}.id, ${rank ?? sql`0`} as rank
        from ${rows} ${rootRow} where ${where} and ${eligible(rootRow)}
      ) candidate
      window circle as (partition by rank)
    ) waiting
    order by place limit ${count}`
}
