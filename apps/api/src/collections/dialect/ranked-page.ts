import { type SQL, sql } from "drizzle-orm"
import type { Leading } from "./collection.ts"
import { countUpToLimit } from "./count-up-to-limit.ts"
import { start, turnOfAll, type Wanted, waitsIn } from "./leading-page.ts"
import { whole } from "./page-of-rows.ts"
import { rootRow } from "./record-sql.ts"
import { rowsBefore, stretchTable, type TextIndex } from "./text-index.ts"

/** A page with the total of its query, and the common tables that both read, if any. */
export type PageSource = { page: SQL; total: SQL; matched: SQL }

/**
 * With a text, each leading row precedes the rows that match equally well. The matches are found and
 * ranked once for total, leaders and page: all of them, or those of the stretches that are needed.
 */
export function pageByRank(wanted: Wanted, rank: SQL, index: TextIndex | null): PageSource {
  const { collection, leading, slice } = wanted
  const { firstOfTurn, turn, ...source } = index
    ? newestMatches(wanted, rank, index)
    : allMatches(wanted, rank)
  // Few rows lead, so each row is compared with their list; numbering every match would sort them all.
  const leaderIds = sql`(select array_agg(leaders.id order by leaders.place) from leaders)`
  const lead = sql`array_position(${leaderIds}, matched.id)`
  const order = sql`matched.stretch, matched.rank desc, ${lead} nulls last, ${collection.order(sql`matched`)}`
  const page = sql`(
    with leaders as materialized (${leadersByRank(leading, turn, firstOfTurn)})
    select id, row_number() over () as place from (
      select matched.id from matched
      order by ${order} limit ${whole(slice.limit)} offset ${start(slice, "offset")}
    ) ordered
  )`
  return { page, ...source }
}

/**
 * The matches, of which those that `leads` rotate by the number of a turn; among equally good ones those
 * that are `firstOfTurn` lead before the others.
 */
type Matches = Pick<PageSource, "matched" | "total"> & { turn: SQL; firstOfTurn: SQL }

const rankedColumns = ({ leading }: Wanted, rank: SQL): SQL => {
  const columns = leading.columns.map((name) => sql`${rootRow}.${sql.identifier(name)}`)
  return sql`${sql.join([sql`${rootRow}.id`, ...columns], sql`, `)}, ${rank} as rank`
}

function allMatches(wanted: Wanted, rank: SQL): Matches {
  const { collection, leading, where } = wanted
  const matched = sql`with matched as materialized (
    select ${rankedColumns(wanted, rank)}, 0 as stretch, ${leading.eligible(rootRow)} as leads
    from ${collection.rows} ${rootRow} where ${where}
  ) `
  const total = countUpToLimit(sql`matched`)
  return { matched, total, turn: turnOfAll, firstOfTurn: sql`false` }
}

/**
 * Of a frequent word, nearly all rows match equally well, so the newest of them and those that can lead
 * are ranked with each other; older ones follow them. A stretch is read only while the ones before it
 * have too few matches for a ranking or for the requested page. Where the newest are enough, only the
 * group of leading rows whose turn it is leads and is read with them. If it has too few, the others are
 * read as well and lead after it: its rows would otherwise have their turn in that of all only.
 */
function newestMatches(wanted: Wanted, rank: SQL, index: TextIndex): Matches {
  const { collection, leading, slice, where, whereWords } = wanted
  const { enoughRows, leading: led, stretches } = index
  const [newest = noWords, newer = noWords, ...later] = stretches.words
  const rows = (condition: SQL) => sql`${collection.rows} ${rootRow} where ${condition}`
  const oneMore = sql`(${enoughRows} + 1)`
  const needed = sql`greatest(${oneMore}, ${start(slice, "offset")}::int + ${whole(slice.limit)})`
  const inGroup = (row: SQL) => sql`(${leading.eligible(row)} and ${led.isInGroup(row)})`
  const leads = (row: SQL) =>
    sql`(${leading.eligible(row)} and (${allLead} or ${led.isInGroup(row)}))`
  const others = (condition: SQL, place: number) =>
    sql`${rows(condition)} and not ${leads(rootRow)} and ${rowsBefore(place)} < ${needed}`
  const stretched = [
    rows(whereWords(sql`(${newest} || ${led.group})`, { areFew: true })),
    sql`${rows(whereWords(sql`(case when ${isScarce} then ${led.all} || ${newer} else ${led.all} end)`, { areFew: true }))}
      and not ${inGroup(rootRow)} and ${stretches.beforeNewest(rootRow)} and ${allLead}`,
    sql`${others(whereWords(newer), 2)} and not ${isScarce}`,
    ...later.map((words, at) => others(whereWords(words), at + 3)),
    others(sql`${where} and ${stretches.older(rootRow)}`, later.length + 3),
  ]
  const columns = rankedColumns(wanted, rank)
  const [first = sql``, ...following] = stretched.map(
    (source, place) =>
      sql`${stretchTable(place)} as materialized (select ${columns} from ${source})`,
  )
  const ring = sql`ring as materialized (
    select count(*) < ${oneMore} as has_few, count(*) * 2 < ${enoughRows} as is_scarce,
      count(*) < ${oneMore} or count(*) filter (where ${inGroup(stretchTable(0))}) < ${whole(leading.count)} as is_whole
    from ${stretchTable(0)})`
  const ranked = stretched.map((_, place) => {
    const number =
      place < 2
        ? whole(0)
        : sql`case when ${rowsBefore(place)} < ${enoughRows} then 0 else ${whole(place)} end`
    const table = stretchTable(place)
    return sql`select *, ${number} as stretch, ${leads(table)} as leads from ${table}`
  })
  const matched = sql`with ${sql.join([first, ring, ...following], sql`, `)}, matched as materialized (
    ${sql.join(ranked, sql` union all `)}
  ) `
  const turn = sql`(case when ${allLead} then ${turnOfAll} else ${led.groupTurn} end)`
  const firstOfTurn = sql`(${led.isInGroup(sql`matched`)} and not (select has_few from ring))`
  return { matched, total: countUpToLimit(sql`matched`, oneMore), turn, firstOfTurn }
}

/** Whether all rows that can lead a list of newest matches do. */
const allLead = sql`(select is_whole from ring)`

/** Whether the newest are so few that the rows of the next stretch are read together with those that lead. */
const isScarce = sql`(select is_scarce from ring)`

const noWords = sql`''::tsquery`

/** The leading rows of a text search: one ring per rank, of the ranks that lead. */
function leadersByRank({ count }: Leading, turn: SQL, firstOfTurn: SQL): SQL {
  const lowest = sql`(select coalesce(min(rank), 0) from (
    select rank from matched where leads order by rank desc limit ${whole(count)}) highest)`
  return sql`
    select id, row_number() over (order by rank desc, is_first desc, waits) as place from (
      select id, rank, ${firstOfTurn} as is_first,
        ${waitsIn(sql`row_number() over (circle order by id)`, sql`count(*) over circle`, turn)} as waits
      from matched where leads and rank >= ${lowest}
      window circle as (partition by rank)
    ) waiting
    order by place limit ${whole(count)}`
}
