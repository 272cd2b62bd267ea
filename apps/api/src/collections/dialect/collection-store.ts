import type { Reader } from "@wara/domain/accounts/account"
import { DomainError } from "@wara/domain/errors"
import { sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"
import type { Collection } from "./collection.ts"
import { findOneStatement, findStatement, type Match, whereSql } from "./find-statement.ts"
import type { FindQuery } from "./read-query.ts"
import type { Selection } from "./read-selection.ts"
import { rootRow } from "./record-sql.ts"

const foundRecordSchema = z.record(z.string(), z.unknown())
export type FoundRecord = z.infer<typeof foundRecordSchema>

export type RecordKey = { id: number } | { documentId: string }

/** A page of records as of `now`; `total` is null when it was not requested. */
export async function findRecords(
  database: Database,
  collection: Collection,
  query: FindQuery,
  found: Match | null,
  now: Date,
): Promise<{ records: FoundRecord[]; total: number | null }> {
  const statement = findStatement(collection, query, found, now)
  const rows = await readRows(
    database,
    z.object({ records: z.array(foundRecordSchema), total: z.number().nullable() }),
    statement,
  )
  const { records, total } = rows[0] ?? { records: [], total: 0 }
  for (const record of records) omitNulls(record, query.selection)
  return { records, total }
}

/** Counts the records that match the query's filters and another match. */
export async function countRecords(
  database: Database,
  collection: Collection,
  query: FindQuery,
  match: Match,
): Promise<number> {
  const rows = await readRows(
    database,
    z.object({ total: z.number() }),
    sql`
    select count(*)::int as total from ${collection.rows} ${rootRow}
    where ${whereSql(collection, query, match)}`,
  )
  return rows[0]?.total ?? 0
}

/** One record that is visible to the reader, or null. */
export async function findRecord(
  database: Database,
  collection: Collection,
  reader: Reader,
  key: RecordKey,
  selection: Selection,
): Promise<FoundRecord | null> {
  const statement = findOneStatement(collection, reader, key, selection)
  const rows = await readRows(database, z.object({ record: foundRecordSchema }), statement)
  const record = rows[0]?.record ?? null
  if (record) omitNulls(record, selection)
  return record
}

function omitNulls(record: FoundRecord, { fields }: Selection): void {
  for (const [name, field] of fields) {
    if (field.omittedWhenNull && record[name] === null) delete record[name]
  }
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
