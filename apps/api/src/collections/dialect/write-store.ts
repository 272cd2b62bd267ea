import { DomainError } from "@wara/domain/errors"
import { sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"
import { type Writing, type WrittenRow, writtenRowSchema } from "./collection.ts"
import type { RecordKey } from "./collection-store.ts"

const rowSchema = z.object({ row: writtenRowSchema })

export type Written = { actorId: number; data: Record<string, unknown> }

/** Stores a new record and answers its number. Throws ConflictError or ValidationError. */
export async function createRecord(
  database: Database,
  writing: Writing,
  { actorId, data }: Written,
): Promise<number> {
  const names = Object.keys(data).map((name) => sql.identifier(name))
  const values = Object.values(data).map(valueSql)
  const table = sql.identifier(writing.table)
  return changing(database, writing, async (transaction) => {
    const rows = await readRows(
      transaction,
      rowSchema,
      sql`
      insert into ${table} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})
      returning to_jsonb(${table}) as row`,
    )
    const after = rows[0]?.row
    if (!after) throw new Error(`insert into ${writing.table} returned no row`)
    await writing.rule?.(transaction, after.id)
    await writing.afterChange(transaction, { actorId, kind: "create", before: null, after })
    return after.id
  })
}

/** Changes a record and answers its number, null when there is none. */
export async function updateRecord(
  database: Database,
  writing: Writing,
  key: RecordKey,
  { actorId, data }: Written,
): Promise<number | null> {
  const table = sql.identifier(writing.table)
  const changes = Object.entries(data).map(
    ([name, value]) => sql`${sql.identifier(name)} = ${valueSql(value)}`,
  )
  return changing(database, writing, async (transaction) => {
    const before = await lockRow(transaction, writing, key)
    if (!before) return null
    const rows = await readRows(
      transaction,
      rowSchema,
      sql`
      update ${table} set ${sql.join(changes, sql`, `)} where id = ${before.id}
      returning to_jsonb(${table}) as row`,
    )
    await writing.rule?.(transaction, before.id)
    const after = rows[0]?.row ?? null
    await writing.afterChange(transaction, { actorId, kind: "update", before, after })
    return before.id
  })
}

/**
 * Deletes a record; false when it does not exist. Throws ConflictError when other records reference
 * it.
 */
export async function deleteRecord(
  database: Database,
  writing: Writing,
  key: RecordKey,
  actorId: number,
): Promise<boolean> {
  const table = sql.identifier(writing.table)
  return changing(database, writing, async (transaction) => {
    const before = await lockRow(transaction, writing, key)
    if (!before) return false
    await transaction.execute(sql`delete from ${table} where id = ${before.id}`)
    await writing.afterChange(transaction, { actorId, kind: "delete", before, after: null })
    return true
  })
}

async function lockRow(
  transaction: Database,
  writing: Writing,
  key: RecordKey,
): Promise<WrittenRow | null> {
  const table = sql.identifier(writing.table)
  const matches = "id" in key ? sql`id = ${key.id}` : sql`document_id = ${key.documentId}`
  const rows = await readRows(
    transaction,
    rowSchema,
    sql`select to_jsonb(${table}) as row from ${table} where ${matches} for update`,
  )
  return rows[0]?.row ?? null
}

/** Runs one transaction and translates violated table constraints into domain errors. */
async function changing<Result>(
  database: Database,
  writing: Writing,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  try {
    return await database.transaction(async (transaction) => {
      if (writing.rule) await waitForOthers(transaction, writing)
      return work(transaction)
    })
  } catch (error) {
    throw refusalOf(error) ?? error
  }
}

/**
 * Two concurrent changes can be valid alone and invalid together: the second waits for the first.
 */
async function waitForOthers(transaction: Database, { table }: Writing): Promise<void> {
  await transaction.execute(sql`lock table ${sql.identifier(table)} in share row exclusive mode`)
}

/** Binds lists as database arrays, not as lists of parameters. */
function valueSql(value: unknown) {
  if (!Array.isArray(value)) return sql`${value}`
  return sql`array[${sql.join(
    value.map((part) => sql`${part}`),
    sql`, `,
  )}]::text[]`
}

/** Translates a violated constraint into an error for the client; null for other errors. */
function refusalOf(error: unknown): DomainError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = "code" in cause ? cause.code : undefined
    if (code === "23505") return taken(keyNames(cause))
    if (code === "23503")
      return new DomainError("ConflictError", "The record is still referenced by other records")
    if (code === "23514")
      return new DomainError("ValidationError", "data: violates a table constraint")
  }
  return null
}

function taken(names: string[]): DomainError {
  const details = names.map((name) => ({ path: ["data", name], message: "is taken" }))
  return new DomainError("ConflictError", `${names.join(", ")}: is taken`, details)
}

/** Column names from `Key (slug)=(x) already exists.`, without the value. */
function keyNames(cause: Error): string[] {
  const detail = "detail" in cause && typeof cause.detail === "string" ? cause.detail : ""
  const names = /^Key \(([\w, ]+)\)=/.exec(detail)?.[1]
  return names ? names.split(", ") : ["data"]
}
