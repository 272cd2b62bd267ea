import type { Reader } from "@wara/domain/accounts/account"
import { DomainError } from "@wara/domain/errors"
import { partsCountLimit } from "@wara/domain/listing/pagination"
import { type SQL, sql } from "drizzle-orm"
import { z } from "zod"
import type { Pool } from "../../database/database.ts"
import { type BoundValues, bound, readRow } from "../../database/statement.ts"
import type { Collection } from "./collection.ts"
import type { Bind } from "./condition.ts"
import { countUpToLimit } from "./count-up-to-limit.ts"
import { findOneStatement, findStatement, type Match, whereSql } from "./find-statement.ts"
import { leadingValues } from "./leading-page.ts"
import { areKeysOnly, QueryValues, queryKey, selectionKey } from "./query-key.ts"
import type { FindQuery } from "./read-query.ts"
import type { Selection } from "./read-selection.ts"
import { rootRow } from "./record-sql.ts"

const foundRecordSchema = z.record(z.string(), z.unknown())
export type FoundRecord = z.infer<typeof foundRecordSchema>

export type RecordKey = { id: number } | { documentId: string }

/** A page of records as the text of a JSON array. */
const foundPageSchema = z.object({
  records: z.string(),
  count: z.number(),
  /** Null when it was not requested. */
  total: z.number().nullable(),
})

/** A page of records as of `now`, as JSON that can be sent as it is. */
export async function findPage(
  pool: Pool,
  collection: Collection,
  query: FindQuery,
  found: Match | null,
  now: Date,
): Promise<z.infer<typeof foundPageSchema>> {
  const { offset } = query.slice
  const paging = collection.leading
    ? leadingValues(collection.leading, query.slice, now)
    : { offset }
  const { bind, key, values } =
    found === null ? pageParts(collection, query) : partsOf(collection, query, found)
  const page = await readRow(pool, foundPageSchema, {
    key,
    build: () => ({
      sql: findStatement(collection, query, found, bind),
      prepared: found ? isFoundByText(query, found) : areKeysOnly(query.filters),
    }),
    values: { ...values, ...paging },
  })
  return page ?? { records: "[]", count: 0, total: 0 }
}

/**
 * Whether the index of texts finds the page, whatever is asked for. In the order of a field, the planner
 * chooses between that index and the field's by how frequent the words are.
 */
const isFoundByText = ({ sort }: FindQuery, { byText }: Match): boolean =>
  Boolean(byText) && sort.every(({ kind }) => kind !== "field")

type PageParts = { key: string; bind: Bind; values: BoundValues }

/** The parts of queries without a text, which requests share. */
const knownParts = new WeakMap<FindQuery, PageParts>()

function pageParts(collection: Collection, query: FindQuery): PageParts {
  const parts = knownParts.get(query) ?? partsOf(collection, query, null)
  knownParts.set(query, parts)
  return parts
}

/** The key of a page's statement, and its values. */
function partsOf(collection: Collection, query: FindQuery, found: Match | null): PageParts {
  const { bind, key, values } = separate(query, found)
  return {
    key: `find ${queryKey(collection, query, key)}`,
    bind,
    values,
  }
}

/** The records of a page, for callers that read them. */
export async function findRecords(
  ...query: Parameters<typeof findPage>
): Promise<{ records: FoundRecord[]; total: number | null }> {
  const { records, total } = await findPage(...query)
  return { records: z.array(foundRecordSchema).parse(JSON.parse(records)), total }
}

/** Counts the records that match the query's filters and the parts of a text search, up to their limit. */
export async function countParts(
  pool: Pool,
  collection: Collection,
  query: FindQuery,
  found: Match,
  parts: SQL,
): Promise<number> {
  const { bind, key, values } = separate(query, found)
  const counted = await readRow(pool, z.object({ total: z.number() }), {
    key: `count parts ${collection.name} ${query.reader} ${key}`,
    build: () => ({
      sql: sql`select ${countUpToLimit(
        sql`${collection.rows} ${rootRow}
        where ${whereSql(collection, query, { ...found, where: parts }, bind)}`,
        partsLimit,
      )} as total`,
      prepared: Boolean(found.byText),
    }),
    values,
  })
  return counted?.total ?? 0
}

const partsLimit = sql.raw(String(partsCountLimit + 1))

const idsSchema = z.object({ ids: z.array(z.number()) })

/**
 * The ids of records that a query finds, at most `limit`, in no order; with `only`, of these.
 */
export async function listFoundIds(
  pool: Pool,
  collection: Collection,
  query: Pick<FindQuery, "reader" | "filters">,
  found: Match | null,
  { limit, only }: { limit: number; only?: readonly number[] },
): Promise<number[]> {
  const { bind, key, values } = separate(query, found)
  const isOnly = only === undefined ? sql`` : sql` and ${rootRow}.id = any(${bound("only")}::int[])`
  const row = await readRow(pool, idsSchema, {
    key: `ids ${collection.name} ${query.reader} ${key} ${only !== undefined}`,
    build: () => ({
      sql: sql`select coalesce(array_agg(id), '{}') as ids from (
        select ${rootRow}.id from ${collection.rows} ${rootRow}
        where ${whereSql(collection, query, found, bind)}${isOnly}
        limit ${bound("limit")}::int) found`,
      prepared: false,
    }),
    values: { ...values, limit, ...(only === undefined ? {} : { only: [...only] }) },
  })
  return row?.ids ?? []
}

/** One record that is visible to the reader, as the text of a JSON object, or null. */
export async function findOne(
  pool: Pool,
  collection: Collection,
  reader: Reader,
  key: RecordKey,
  selection: Selection,
): Promise<string | null> {
  const [kind, value] =
    "id" in key ? (["id", key.id] as const) : (["documentId", key.documentId] as const)
  const row = await readRow(pool, z.object({ record: z.string() }), {
    key: `one ${collection.name} ${reader} ${kind} ${selectionKey(selection)}`,
    build: () => ({ sql: findOneStatement(collection, reader, kind, selection), prepared: true }),
    values: { key: value },
  })
  return row?.record ?? null
}

function separate(query: Pick<FindQuery, "filters">, found: Match | null) {
  const collected = new QueryValues()
  const conditions = collected.add([...query.filters, ...(found?.filters ?? [])])
  const values: BoundValues = { ...collected.values, ...found?.values }
  return { bind: collected.bind, key: `${conditions} ${found?.key ?? "-"}`, values }
}

/** A key of digits is an id, any other key a documentId. */
export function readKey(key: string): RecordKey {
  if (/^\d{1,9}$/.test(key)) return { id: Number(key) }
  if (/^[\w-]{1,64}$/.test(key)) return { documentId: key }
  throw notFound()
}

/** The same error whether the record does not exist or may not be seen. */
export function notFound(): DomainError {
  return new DomainError("NotFoundError", "Record not found")
}
