import type { SearchMeaning } from "@wara/contract/search"
import type { Reader } from "@wara/domain/accounts/account"
import { exactCountLimit } from "@wara/domain/listing/pagination"
import { type SQL, sql } from "drizzle-orm"
import { type BoundValues, bound } from "../../database/statement.ts"
import type { Collection } from "./collection.ts"
import {
  asksForNull,
  type Bind,
  type Condition,
  conditionsSql,
  findsOneRow,
  seeksText,
  soughtSql,
} from "./condition.ts"
import { countUpToLimit } from "./count-up-to-limit.ts"
import { findOrder } from "./find-order.ts"
import { pageInOrder, type WhereWords } from "./leading-page.ts"
import { depthOf, rowsOfPage } from "./page-of-rows.ts"
import { type PageSource, pageByRank } from "./ranked-page.ts"
import type { FindQuery } from "./read-query.ts"
import type { Selection } from "./read-selection.ts"
import { aliases, recordSql, rootRow } from "./record-sql.ts"
import type { TextIndex } from "./text-index.ts"

/** Which rows match and how well, over `rootRow`; its values are placeholders of `values`. */
export type Match = {
  /** Names everything that changes the SQL. */
  key: string
  values: BoundValues
  where: SQL
  /** The same for rows that have the words of a stretch of time; `where` by default. */
  whereInStretch?: SQL
  /** Whether the words of a stretch contain the subject, so that the newest stretch has few rows. */
  isOfSubject?: boolean
  /** Null when all rows match equally well. */
  rank: SQL | null
  /** Rows placed last in any order; null when there are none. */
  last: SQL | null
  /** Conditions that apply in addition to the requested ones. */
  filters: Condition[]
  /** The index of texts by which it finds, which also narrows by other conditions. */
  byText?: TextIndex | null
  /**
   * Set when frequent matches are read from the newest on, by stretches of time in `values`: the number up
   * to which they are counted.
   */
  countLimit?: number | null
}

/** The matches of a text search and the interpretation of its text. */
export type FoundText = Match & {
  meaning: Omit<SearchMeaning, "complete" | "parts_total">
  /** Rows that are parts for the searched machine, counted separately; null for none. */
  parts: SQL | null
}

/** The order and the page of these ids: `id`, `place`. */
type Page = {
  query: FindQuery
  found: Match | null
  where: SQL
  /** The same condition, for ads that also have these words in the index of searches, which may be few. */
  whereWords: WhereWords
  nextAlias: () => SQL
  bind: Bind
}

/**
 * Selects the page as the text of a JSON array, its number of records and the total, in one
 * statement. The page is cut on ids alone, so that skipped rows cost no more than an index entry. Its
 * rows are read one by one: rows of many joined tables would otherwise be joined whole, because the
 * planner orders eight tables at most. Groups are read at once, because each would be found among
 * all again.
 */
export function findStatement(
  collection: Collection,
  query: FindQuery,
  found: Match | null,
  bind: Bind,
): SQL {
  const nextAlias = aliases()
  const where = whereSql(collection, query, found, bind)
  const whereWords: WhereWords = (words, { areFew } = { areFew: false }) =>
    whereSql(collection, query, found, bind, [words], areFew && found?.isOfSubject === true)
  const record = recordSql(query.selection, rootRow, { reader: query.reader, nextAlias })
  const isFirst = found === null && query.slice.offset === 0
  if (isFirst && query.filters.some(findsOneRow)) return onlyRow(collection, query, where, record)
  const {
    matched,
    page,
    total: count,
  } = pageSql(collection, {
    ...{ query, found, where, whereWords, nextAlias, bind },
  })
  const total = query.slice.withCount ? count : sql`null::int`
  const rows = collection.areGroups
    ? sql`join ${collection.rows} ${rootRow} on ${rootRow}.id = page.id`
    : sql`cross join lateral (
        select * from ${collection.rows} ${rootRow} where ${rootRow}.id = page.id offset 0) ${rootRow}`
  return sql`${matched}select ${total} as total, count(*)::int as count,
    coalesce('[' || string_agg(${record}, ',' order by page.place) || ']', '[]') as records
    from ${page} page ${rows}`
}

/** The page of a query that finds at most one row: it needs neither an order nor another count. */
function onlyRow(collection: Collection, { slice }: FindQuery, where: SQL, record: SQL): SQL {
  return sql`select ${slice.withCount ? sql`count(*)::int` : sql`null::int`} as total,
    count(*)::int as count, coalesce('[' || string_agg(${record}, ',') || ']', '[]') as records
    from ${collection.rows} ${rootRow} where ${where}`
}

function pageSql(collection: Collection, page: Page): PageSource {
  const { found, query, where, whereWords } = page
  const { leading } = collection
  const index = stretchedIndex(found)
  const stored = found === null ? storedTotal(collection, page) : null
  const counted = () =>
    countUpToLimit(
      sql`${collection.rows} ${rootRow} where ${where}`,
      index ? sql`(${index.enoughRows} + 1)` : undefined,
    )
  const everyMatch = { total: stored ?? counted(), matched: sql`` }
  if (!leading && found === null && query.slice.withCount && query.filters.some(seeksText))
    return soughtPage(collection, page)
  if (!leading || query.sort.some((key) => key.kind === "field"))
    return { ...everyMatch, page: sortedPage(collection, page) }
  const wanted = { collection, leading, where, whereWords, slice: query.slice }
  return found?.rank
    ? pageByRank(wanted, found.rank, index)
    : { ...everyMatch, page: pageInOrder({ ...wanted, visible: visibleSql(collection, query) }) }
}

/** The total from what is stored; null when it does not know all conditions. */
function storedTotal({ storedTotals }: Collection, { bind, nextAlias, query }: Page): SQL | null {
  const { filters, reader } = query
  const names = filters.flatMap((condition) => {
    if (condition.kind === "compare") return condition.name
    return condition.kind === "related" && !asksForNull(condition.part) ? condition.name : []
  })
  const isKnown = names.every((name) => storedTotals?.names.includes(name))
  if (storedTotals === undefined || !isKnown || names.length < filters.length) return null
  const writing = { reader, nextAlias, bind }
  return storedTotals.total(names, (row) => conditionsSql(filters, row, writing))
}

/** The index by which frequent matches are read from the newest on; null when all are read. */
const stretchedIndex = (found: Match | null): TextIndex | null =>
  found?.countLimit == null ? null : (found.byText ?? null)

/**
 * A part of a text may be on nearly all rows or on none. Its matches are collected up to the limit of
 * counts: few are sorted, and of many the page is read in order, where it is found soon. Reading in
 * order would visit every row for a text that none has. What an index can tell is asked first; it
 * ignores accents, which is near enough for a total of more than the limit.
 */
function soughtPage(collection: Collection, page: Page): PageSource {
  const { bind, query, where } = page
  const isFew = (table: string) =>
    sql`(select count(*) from ${sql.raw(table)}) <= ${sql.raw(String(exactCountLimit))}`
  const upToLimit = sql.raw(`limit ${exactCountLimit + 1}`)
  const all = sql`select ${rootRow}.id from ${collection.rows} ${rootRow} where ${where}`
  const sought = soughtSql({ kind: "all", parts: query.filters }, rootRow, bind)
  const { soughtIn } = collection
  const pageOf = (condition: SQL) => sortedPage(collection, { ...page, where: condition })
  const isMatched = sql`${rootRow}.id in (select id from matched)`
  const inPage = (known: string) =>
    sql`(select * from ${pageOf(sql`${isFew(known)} and ${isMatched}`)} few
      union all select * from ${pageOf(sql`${where} and not ${isFew(known)}`)} many)`
  const counted = sql`(select count(*)::int from matched)`
  if (sought === null || !soughtIn) {
    const matched = sql`with matched as materialized (${all} ${upToLimit}) `
    return { matched, total: counted, page: inPage("matched") }
  }
  const candidates = sql`with candidates as materialized (
    select ${rootRow}.id from ${soughtIn} ${rootRow} where ${sought.where} ${upToLimit})`
  const few = sql`${all} and ${isFew("candidates")} and ${rootRow}.id in (select id from candidates)`
  if (sought.isWhole) {
    const matched = sql`${candidates}, matched as materialized (${few}) `
    const total = sql`(case when ${isFew("candidates")} then ${counted}
      else ${sql.raw(String(exactCountLimit + 1))} end)`
    return { matched, total, page: inPage("candidates") }
  }
  const many = sql`${all} and not ${isFew("candidates")} ${upToLimit}`
  const matched = sql`${candidates}, matched as materialized ((${few}) union all (${many})) `
  return { matched, total: counted, page: inPage("matched") }
}

function sortedPage(collection: Collection, { found, nextAlias, query, where }: Page): SQL {
  const order = findOrder(collection, query.sort, found, nextAlias)
  const rows = rowsOfPage(
    sql`select ${rootRow}.id, row_number() over (order by ${order}) as place
      from ${collection.rows} ${rootRow} where ${where} order by ${order}`,
    { depth: depthOf(collection, query.slice), limit: query.slice.limit, offset: bound("offset") },
  )
  return sql`(${rows})`
}

/** Condition of the rows that a reader may see. */
const visibleSql = ({ scope }: Collection, { reader }: { reader: Reader }): SQL =>
  scope ? scope(rootRow, reader) : sql`true`

/**
 * Condition of a query: the reader's scope, the filters, the text and what the text implies. A text's
 * index also finds by filters, and by the `words` of a stretch of time, which may leave few rows.
 */
export function whereSql(
  collection: Collection,
  query: Pick<FindQuery, "reader" | "filters">,
  found: Pick<Match, "where" | "whereInStretch" | "filters" | "byText"> | null,
  bind: Bind,
  words: readonly SQL[] = [],
  amongFew = false,
): SQL {
  const visible = visibleSql(collection, query)
  const conditions = [...query.filters, ...(found?.filters ?? [])]
  const index = found?.byText
  const writing = { reader: query.reader, nextAlias: aliases(), bind, isFound: Boolean(index) }
  const filters = conditionsSql(conditions, rootRow, writing)
  const narrowed = index
    ? sql` and ${index.hasWords(rootRow, [...words, ...index.wordsOf(conditions, writing, amongFew)])}`
    : sql``
  const matches = words.length > 0 ? found?.whereInStretch : null
  const text = found ? sql` and (${matches ?? found.where})${narrowed}` : sql``
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
  const visible = visibleSql(collection, { reader })
  const match =
    key === "id"
      ? sql`${rootRow}.id = ${bound("key")}::int`
      : sql`${rootRow}.document_id = ${bound("key")}::text`
  return sql`select ${record} as record from ${collection.rows} ${rootRow} where ${match} and (${visible})`
}
