import type { SearchMeaning } from "@wara/contract/search"
import type { Reader } from "@wara/domain/accounts/account"
import { type SQL, sql } from "drizzle-orm"
import type { Collection, Field, Relation } from "./collection.ts"
import { type Condition, conditionsSql } from "./condition.ts"
import { leadingPage } from "./leading-page.ts"
import type { FindQuery, SortKey } from "./read-query.ts"
import type { Selection } from "./read-selection.ts"
import { aliases, recordSql, rootRow } from "./record-sql.ts"

/** Which rows match and how well, over `rootRow`. */
export type Match = {
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

/**
 * Selects the page and its count in one statement. The page is cut on ids alone, so that skipped
 * rows cost no more than an index entry.
 */
export function findStatement(
  collection: Collection,
  query: FindQuery,
  found: Match | null,
  now: Date,
): SQL {
  const writing = { reader: query.reader, nextAlias: aliases() }
  const where = whereSql(collection, query, found)
  const rows = sql`${collection.rows} ${rootRow} where ${where}`
  const total = query.slice.withCount ? sql`(select count(*)::int from ${rows})` : sql`null::int`
  const record = recordSql(query.selection, rootRow, writing)
  const { leading } = collection
  const page =
    leading && !query.sort.some((key) => key.kind === "field")
      ? leadingPage({
          collection,
          leading,
          where,
          rank: found?.rank ?? null,
          slice: query.slice,
          now,
        })
      : sortedPage(collection, query, found, where, writing.nextAlias)
  return sql`select ${total} as total, (
    select coalesce(json_agg(${record} order by page.place), '[]')
    from ${page} page join ${collection.rows} ${rootRow} on ${rootRow}.id = page.id
  ) as records`
}

function sortedPage(
  collection: Collection,
  query: FindQuery,
  found: Match | null,
  where: SQL,
  nextAlias: () => SQL,
): SQL {
  const order = findOrder(collection, query.sort, found, nextAlias)
  const { limit, offset } = query.slice
  return sql`(select ${rootRow}.id, row_number() over (order by ${order}) as place
    from ${collection.rows} ${rootRow} where ${where}
    order by ${order} limit ${limit} offset ${offset})`
}

/** Condition of a query: the reader's scope, the filters, the text and what the text implies. */
export function whereSql(
  collection: Collection,
  query: Pick<FindQuery, "reader" | "filters">,
  found: Pick<Match, "where" | "filters"> | null,
): SQL {
  const writing = { reader: query.reader, nextAlias: aliases() }
  const visible = collection.scope ? collection.scope(rootRow, query.reader) : sql`true`
  const conditions = [...query.filters, ...(found?.filters ?? [])]
  const filters = conditionsSql(conditions, rootRow, writing)
  const text = found ? sql` and (${found.where})` : sql``
  return sql`(${visible}) and ${filters}${text}`
}

export function findOneStatement(
  collection: Collection,
  reader: Reader,
  key: { id: number } | { documentId: string },
  selection: Selection,
): SQL {
  const record = recordSql(selection, rootRow, { reader, nextAlias: aliases() })
  const visible = collection.scope ? collection.scope(rootRow, reader) : sql`true`
  const match =
    "id" in key
      ? sql`${rootRow}.id = ${key.id}::int`
      : sql`${rootRow}.document_id = ${key.documentId}::text`
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
