import { lt, sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "../../database/database.ts"
import { recordings } from "../../database/schema/recordings.ts"

const daySchema = z.iso.date()
const rowsSchema = z.array(z.object({ name: z.string() }))

/** A day as a literal: data definitions accept no parameters. */
const literal = (day: string) => sql.raw(`'${daySchema.parse(day)}'`)

const nameOf = (day: string) => `recording_parts_${daySchema.parse(day).replaceAll("-", "")}`

/**
 * Locks what a definition changes, in the order of calls that store parts, so that none deadlocks;
 * gives up after seconds rather than let them wait behind a long read.
 */
async function lockParts(transaction: Database): Promise<void> {
  await transaction.execute(sql`set local lock_timeout = '2s'`)
  await transaction.execute(sql`lock table recordings, recording_parts in access exclusive mode`)
}

/** The names of the partitions of single days. */
async function listPartitions(database: Database): Promise<string[]> {
  const { rows } = await database.execute(sql`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'recording_parts'::regclass and relname ~ '^recording_parts_[0-9]{8}$'
    order by name`)
  return rowsSchema.parse(rows).map(({ name }) => name)
}

/**
 * Creates the partition of a day, unless it exists. Parts of that day that were stored while there
 * was none are in the partition for the rest, and move.
 */
export async function createPartition(
  database: Database,
  { day, nextDay }: { day: string; nextDay: string },
): Promise<void> {
  if ((await listPartitions(database)).includes(nameOf(day))) return
  const name = sql.identifier(nameOf(day))
  await database.transaction(async (transaction) => {
    await lockParts(transaction)
    await transaction.execute(sql`create table ${name} (like recording_parts including all)`)
    await transaction.execute(sql`
      with moved as (delete from recording_parts_rest where day = ${literal(day)} returning *)
      insert into ${name} select * from moved`)
    await transaction.execute(sql`
      alter table recording_parts attach partition ${name}
      for values from (${literal(day)}) to (${literal(nextDay)})`)
  })
}

/**
 * Drops the partitions of days before this one. That of earlier releases stays, empty after 30 days.
 * Returns how many.
 */
export async function dropPartitionsBefore(database: Database, day: string): Promise<number> {
  const due = (await listPartitions(database)).filter((name) => name < nameOf(day))
  if (due.length === 0) return 0
  await database.transaction(async (transaction) => {
    await lockParts(transaction)
    for (const name of due) await transaction.execute(sql`drop table ${sql.identifier(name)}`)
  })
  return due.length
}

/**
 * Deletes recordings that began before this day. Their parts went with the partition of the day,
 * except those of earlier releases and of days without a partition. Returns how many.
 */
export async function deleteRecordingsBefore(database: Database, day: string): Promise<number> {
  const { rowCount } = await database
    .delete(recordings)
    .where(lt(recordings.startedAt, new Date(`${daySchema.parse(day)}T00:00:00Z`)))
  return rowCount ?? 0
}
