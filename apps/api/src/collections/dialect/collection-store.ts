import type { Reader } from "@wara/domain/accounts/role"
import { sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import type { Collection, Writing } from "./collection.ts"
import { type FoundText, findOneStatement, findStatement } from "./find-statement.ts"
import type { FindQuery } from "./read-query.ts"
import type { Selection } from "./read-selection.ts"
import { refusalOf } from "./write-refusal.ts"

/** A record as the database built it; the route's schema gives it its shape. */
export type FoundRecord = Record<string, unknown>

/** How a record is addressed: by its number or by its stable text. */
export type RecordKey = { id: number } | { documentId: string }

/** A page of records; `total` is null when it was not asked for. */
export async function findRecords(
  database: Database,
  collection: Collection,
  query: FindQuery,
  found: FoundText | null,
): Promise<{ records: FoundRecord[]; total: number | null }> {
  const statement = findStatement(collection, query, found)
  const { rows } = await database.execute<{ records: FoundRecord[]; total: number | null }>(
    statement,
  )
  const { records, total } = rows[0] ?? { records: [], total: 0 }
  for (const record of records) omitNulls(record, query.selection)
  return { records, total }
}

/** One record that the reader may see, or null. */
export async function findRecord(
  database: Database,
  collection: Collection,
  reader: Reader,
  key: RecordKey,
  selection: Selection,
): Promise<FoundRecord | null> {
  const statement = findOneStatement(collection, reader, key, selection)
  const { rows } = await database.execute<{ record: FoundRecord }>(statement)
  const record = rows[0]?.record ?? null
  if (record) omitNulls(record, selection)
  return record
}

function omitNulls(record: FoundRecord, { fields }: Selection): void {
  for (const [name, field] of fields) {
    if (field.omittedWhenNull && record[name] === null) delete record[name]
  }
}

/** Stores a new record and answers its number; throws ConflictError or ValidationError. */
export async function createRecord(
  database: Database,
  writing: Writing,
  data: Record<string, unknown>,
): Promise<number> {
  const names = Object.keys(data).map((name) => sql.identifier(name))
  const values = Object.values(data).map((value) => sql`${value}`)
  const statement = sql`insert into ${sql.identifier(writing.table)} (${sql.join(names, sql`, `)})
    values (${sql.join(values, sql`, `)}) returning id`
  const { rows } = await database.execute<{ id: number }>(statement).catch(refuse)
  const [created] = rows
  if (!created) throw new Error(`insert into ${writing.table} gave no row`)
  return created.id
}

/** Changes a record and answers its number, null when there is none. */
export async function updateRecord(
  database: Database,
  writing: Writing,
  key: RecordKey,
  data: Record<string, unknown>,
): Promise<number | null> {
  const changes = Object.entries(data).map(
    ([name, value]) => sql`${sql.identifier(name)} = ${value}`,
  )
  const statement = sql`update ${sql.identifier(writing.table)} set ${sql.join(changes, sql`, `)}
    where ${matches(key)} returning id`
  const { rows } = await database.execute<{ id: number }>(statement).catch(refuse)
  return rows[0]?.id ?? null
}

/** Removes a record; false when there is none. Throws ConflictError when others need it. */
export async function deleteRecord(
  database: Database,
  writing: Writing,
  key: RecordKey,
): Promise<boolean> {
  const statement = sql`delete from ${sql.identifier(writing.table)} where ${matches(key)}`
  const { rowCount } = await database.execute(statement).catch(refuse)
  return rowCount === 1
}

function matches(key: RecordKey) {
  return "id" in key ? sql`id = ${key.id}` : sql`document_id = ${key.documentId}`
}

function refuse(error: unknown): never {
  throw refusalOf(error) ?? error
}
