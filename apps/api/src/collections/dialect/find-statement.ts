import type { SearchMeaning } from "@wara/contract/search"
import type { Reader } from "@wara/domain/accounts/account"
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
  const rows = sql`${collection.rows} ${rootRow} where ${where}`
  const total = query.slice.withCount ? sql`(select count(*)::int from ${rows})` : sql`null::int`
  const record = recordSql(query.selection, rootRow, { reader: query.reader, nextAlias })
  const page = pageSql(collection, { query, found, where, nextAlias })
  return sql`select ${total} as total, count(*)::int as count,
    coalesce('[' || string_agg(${record}, ',' order by page.place) || ']', '[]') as records
    from ${page} page join ${collection.rows} ${rootRow} on ${rootRow}.id = page.id`
}

function pageSql(collection: Collection, page: Page): SQL {
  const { found, query, where } = page
  const { leading } = collection
  if (!leading || query.sort.some((key) => key.kind === "field"))
    return sortedPage(collection, page)
  const rank = found?.rank ?? null
  return leadingPage({ collection, leading, where, rank, slice: query.slice })
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
function leadingPage(wanted: Wanted): SQL {
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
