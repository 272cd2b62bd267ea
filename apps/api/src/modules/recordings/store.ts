import type { RecordingIdentity } from "@wara/domain/recording/recording"
import { and, asc, eq, isNull, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { users } from "../../database/schema/accounts.ts"
import { recordingParts, recordings } from "../../database/schema/recordings.ts"

/** A recording that is locked while a batch is added to it. */
export type OpenRecording = {
  id: number
  day: string
  userId: number | null
  characters: number
}

export type Part = { seq: number; payload: string; events: number; pages: number }

/**
 * Name and e-mail of an account, locked against erasure until the transaction ends; null when it is
 * erased.
 */
export async function findPerson(transaction: Database, id: number) {
  const { firstname, lastname, email } = users
  const [person] = await transaction
    .select({ firstname, lastname, email })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for("share")
  return person ?? null
}

/** Creates a recording, unless one with that key exists. */
export async function insertRecording(
  transaction: Database,
  begun: {
    key: string
    userId: number | null
    identity: RecordingIdentity | null
    path: string
    device: string
  },
): Promise<void> {
  const { device, identity, key, path, userId } = begun
  const who = { userId, name: identity?.name ?? null, email: identity?.email ?? null }
  await transaction
    .insert(recordings)
    .values({ key, path, device, ...who })
    .onConflictDoNothing({ target: recordings.key })
}

/** The recording of a key, locked until the transaction ends. */
export async function lockRecording(
  transaction: Database,
  key: string,
): Promise<OpenRecording | null> {
  const { characters, day, id, userId } = recordings
  const [recording] = await transaction
    .select({ id, day, userId, characters })
    .from(recordings)
    .where(eq(recordings.key, key))
    .for("update")
  return recording ?? null
}

/** Adds a batch to a locked recording; a repeated batch changes nothing. */
export async function insertPart(
  transaction: Database,
  { day, id }: Pick<OpenRecording, "day" | "id">,
  part: Part,
): Promise<void> {
  const { events, pages, payload, seq } = part
  const { rowCount } = await transaction
    .insert(recordingParts)
    .values({ recordingId: id, day, seq, payload })
    .onConflictDoNothing()
  if (rowCount === 0) return
  await transaction
    .update(recordings)
    .set({
      pages: sql`${recordings.pages} + ${pages}::int`,
      events: sql`${recordings.events} + ${events}::int`,
      characters: sql`${recordings.characters} + ${payload.length}::int`,
      lastAt: sql`greatest(${recordings.startedAt}, now())`,
    })
    .where(eq(recordings.id, id))
}

/** The batches of a recording, in order; null when there is no such recording. */
export async function findParts(database: Database, id: number): Promise<string[] | null> {
  const [recording] = await database
    .select({ day: recordings.day })
    .from(recordings)
    .where(eq(recordings.id, id))
  if (recording === undefined) return null
  const parts = await database
    .select({ payload: recordingParts.payload })
    .from(recordingParts)
    .where(and(eq(recordingParts.recordingId, id), eq(recordingParts.day, recording.day)))
    .orderBy(asc(recordingParts.seq))
  return parts.map(({ payload }) => payload)
}

/** Times and places of a user's recordings, in order. */
export async function listRecordingsOf(database: Database, userId: number) {
  return database
    .select()
    .from(recordings)
    .where(eq(recordings.userId, userId))
    .orderBy(asc(recordings.id))
}

export async function deleteRecordingsOf(transaction: Database, userId: number): Promise<void> {
  await transaction.delete(recordings).where(eq(recordings.userId, userId))
}
