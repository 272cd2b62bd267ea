import type { SearchMeaning } from "@wara/contract/search"
import type { Reader } from "@wara/domain/accounts/account"
import { exactCountLimit } from "@wara/domain/listing/pagination"
import { type SQL, sql } from "drizzle-orm"
import { type BoundValues, bound } from "../../database/statement.ts"
import type { Collection, Field, Leading, Relation } from "./collection.ts"
import { type Bind, type Condition, conditionsSql } from "./condition.ts"
import type { FindQuery, Slice, SortKey } from "./read-query.ts"
import type { Selection } from "./read-selection.ts"
import { aliases, recordSql, rootRow } from "./record-sql.ts"

/** Which rows match and how well, over `rootRow`; its values are placeholders of `values`. */
export type Match = {
  /** Names everything that changes the SQL. */
  key: string
  values: BoundValues
  where: SQL
  /** Null when all rows match equally well. */
  rank: SQL | null
  /** Rows placed last in any order; null when there are none. */
  last: SQL | null
  /** Conditions that apply in addition to the requested ones. */
  filters: Condition[]
}

/** The matches of a text search and the interpretation of its text. */
export type FoundText = Match & {
  meaning: Omit<SearchMeaning, "parts_total">
  /** Rows that are parts for the searched machine, counted separately; null for none. */
  parts: SQL | null
}

/** The order and the page of these ids: `id`, `place`. */
type Page = { query: FindQuery; found: Match | null; where: SQL; nextAlias: () => SQL }

/**
 * Selects the page as the text of a JSON array, its number of records and the total, in one
 * statement. The page is cut on ids alone, so that skipped rows cost no more than an index entry.
 */
export function findStatement(
  collection: Collection,
  query: FindQuery,
  found: Match | null,
  bind: Bind,
): SQL {
  const nextAlias = aliases()
  const where = whereSql(collection, query, found, bind)
  const record = recordSql(query.selection, rootRow, { reader: query.reader, nextAlias })
  const { counted, matched, page } = pageSql(collection, { query, found, where, nextAlias })
  const total = query.slice.withCount ? countUpToLimit(counted) : sql`null::int`
  return sql`${matched}select ${total} as total, count(*)::int as count,
    coalesce('[' || string_agg(${record}, ',' order by page.place) || ']', '[]') as records
    from ${page} page join ${collection.rows} ${rootRow} on ${rootRow}.id = page.id`
}

/**
 * The number of these rows, as a scalar: exact up to the limit, and one more than the limit for any
 * larger number, so that counting ends there.
 */
export const countUpToLimit = (rows: SQL): SQL =>
  sql`(select count(*)::int from (select from ${rows} limit ${whole(exactCountLimit + 1)}) counted)`

/** A page with the rows that the total counts, and the common table that both read, if any. */
type PageSource = { page: SQL; counted: SQL; matched: SQL }

function pageSql(collection: Collection, page: Page): PageSource {
  const { found, query, where } = page
  const { leading } = collection
  const everyMatch = { counted: sql`${collection.rows} ${rootRow} where ${where}`, matched: sql`` }
  if (!leading || query.sort.some((key) => key.kind === "field"))
    return { ...everyMatch, page: sortedPage(collection, page) }
  const wanted = { collection, leading, where, slice: query.slice }
  return found?.rank ? pageByRank(wanted, found.rank) : { ...everyMatch, page: pageInOrder(wanted) }
}

function sortedPage(collection: Collection, { found, nextAlias, query, where }: Page): SQL {
  const order = findOrder(collection, query.sort, found, nextAlias)
  const { limit, offset } = query.slice
  return sql`(select ${rootRow}.id, row_number() over (order by ${order}) as place
    from ${collection.rows} ${rootRow} where ${where}
    order by ${order} limit ${sql.raw(String(limit))} offset ${offset === 0 ? sql.raw("0") : bound("offset")})`
}

/** Condition of a query: the reader's scope, the filters, the text and what the text implies. */
export function whereSql(
  collection: Collection,
  query: Pick<FindQuery, "reader" | "filters">,
  found: Pick<Match, "where" | "filters"> | null,
  bind: Bind,
): SQL {
  const visible = collection.scope ? collection.scope(rootRow, query.reader) : sql`true`
  const conditions = [...query.filters, ...(found?.filters ?? [])]
  const writing = { reader: query.reader, nextAlias: aliases(), bind }
  const filters = conditionsSql(conditions, rootRow, writing)
  const text = found ? sql` and (${found.where})` : sql``
  return sql`(${visible}) and ${filters}${text}`
}

/** Selects the record with the bound `key` as the text of a JSON object. */
export function findOneStatement(
  collection: Collection,
  reader: Reader,
  key: "id" | "documentId",
  selection: Selection,
): SQL {
  const record = recordSql(selection, rootRow, { reader, nextAlias: aliases() })
  const visible = collection.scope ? collection.scope(rootRow, reader) : sql`true`
  const match =
    key === "id"
      ? sql`${rootRow}.id = ${bound("key")}::int`
      : sql`${rootRow}.document_id = ${bound("key")}::text`
  return sql`select ${record} as record from ${collection.rows} ${rootRow} where ${match} and (${visible})`
}

/** With a text, the best match comes first; without one, all rows are equally relevant. */
function findOrder(
  collection: Collection,
  sort: SortKey[],
  found: Match | null,
  nextAlias: () => SQL,
): SQL {
  const byRank = found?.rank ? sql`${found.rank} desc, ` : sql``
  const lastBehind = found?.last ? sql`${found.last}, ` : sql``
  const fields = sort.filter((key) => key.kind === "field")
  if (fields.length === 0) return sql`${byRank}${collection.order(rootRow)}`
  const rankFirst = sort[0]?.kind === "relevance"
  return sql`${lastBehind}${rankFirst ? byRank : sql``}${orderSql(fields, rootRow, nextAlias)}`
}

type Key = Extract<SortKey, { kind: "field" }>

/**
 * ORDER BY of the keys, followed by the id so that equal rows keep their place across pages. Empty
 * values come last; non-nullable keys are ordered plainly, to match the indexes.
 */
function orderSql(keys: Key[], row: SQL, nextAlias: () => SQL): SQL {
  const written = keys.map((key) => {
    const value = valueThrough(key.through, key.field, row, nextAlias)
    const mayBeNull = key.field.nullable || key.through.length > 0
    const direction = key.descending ? "desc" : "asc"
    return sql`${value} ${sql.raw(mayBeNull ? `${direction} nulls last` : direction)}`
  })
  const tie = sql`${row}.id ${sql.raw(keys[0]?.descending ? "desc" : "asc")}`
  return sql.join([...written, tie], sql`, `)
}

function valueThrough(through: Relation[], field: Field, row: SQL, nextAlias: () => SQL): SQL {
  const [relation, ...rest] = through
  if (!relation) return sortable(field, row)
  const related = nextAlias()
  const shape = relation.filterShape ?? relation.shape
  const value = valueThrough(rest, field, related, nextAlias)
  return sql`(select ${value} from ${shape.rows} ${related} where ${relation.join(row, related)})`
}

/**
 * Spanish collation for texts: accented letters and letter cases sort next to their base letter.
 */
function sortable(field: Field, row: SQL): SQL {
  const value = field.expression(row)
  if (field.options) return value
  return field.type === "text" ? sql`${value} collate "es-x-icu"` : value
}

/** The rows a query finds, their order and the requested slice. */
type Wanted = { collection: Collection; leading: Leading; where: SQL; slice: Slice }

/** Values of the placeholders of a page with leading rows, as of `now`. */
export function leadingValues({ count, turn }: Leading, { offset }: Slice, now: Date): BoundValues {
  return { turn: turn(now), offset, skipped: Math.max(0, offset - count) }
}

/**
 * Without a text, leading rows precede all others. Reads the other rows in index order, and only as
 * many as the page can need: leaders are few, so that is the page length plus their number.
 */
function pageInOrder({ collection, leading, where, slice }: Wanted): SQL {
  const order = collection.order(rootRow)
  const offset = sql`${start(slice, "offset")}::int`
  return sql`(
    with ${leadersInOrder(collection, leading, where)}
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

/**
 * With a text, each leading row precedes the rows that match equally well. All matches are ranked
 * anyway, so they are found once for total, leaders and page.
 */
function pageByRank({ collection, leading, where, slice }: Wanted, rank: SQL): PageSource {
  const columns = leading.columns.map((name) => sql`${rootRow}.${sql.identifier(name)}`)
  const order = sql`matched.rank desc, leader.place nulls last, ${collection.order(sql`matched`)}`
  const matched = sql`with matched as materialized (
    select ${sql.join([sql`${rootRow}.id`, ...columns], sql`, `)}, ${rank} as rank
    from ${collection.rows} ${rootRow} where ${where}
  ) `
  const page = sql`(
    with leaders as materialized (${leadersByRank(leading)})
    select matched.id, row_number() over (order by ${order}) as place
    from matched left join leaders leader on leader.id = matched.id
    order by place limit ${whole(slice.limit)} offset ${start(slice, "offset")}
  )`
  return { page, counted: sql`matched`, matched }
}

/**
 * The length of a page is part of the text, and so is the start of the first page: the best plan
 * depends on how many rows are read.
 */
const whole = (rows: number): SQL => sql.raw(String(rows))

const start = ({ offset }: Slice, name: "offset" | "skipped"): SQL =>
  offset === 0 ? whole(0) : bound(name)

/** Maximum number of eligible rows of which each leads in turn; of more, a part is read. */
export const maxRing = 1_000

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
        select id, ${waitsIn(sql`row_number() over (order by id)`, sql`size`)} as waits
        from ring, (select count(*) as size from ring) counted where size <= ${whole(maxRing)}
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

/** The leading rows of a text search: one ring per rank. */
function leadersByRank({ count, eligible }: Leading): SQL {
  return sql`
    select id, row_number() over (order by rank desc, waits) as place from (
      select id, rank,
        ${waitsIn(sql`row_number() over (circle order by id)`, sql`count(*) over circle`)} as waits
      from matched where ${eligible(sql`matched`)}
      window circle as (partition by rank)
    ) waiting
    order by place limit ${whole(count)}`
}
