import { instantSchema } from "@wara/contract/record"
import { DomainError } from "@wara/domain/errors"
import { recordingDays } from "@wara/domain/recording/recording"
import { days } from "@wara/domain/time"
import { z } from "zod"
import { recordAction } from "../../../audit/record-action.ts"
import type { Database } from "../../../database/database.ts"
import {
  createPartition,
  deleteRecordingsBefore,
  dropPartitionsBefore,
} from "../partition-store.ts"
import { deleteRecordingsOf, findParts, listRecordingsOf } from "../store.ts"

/**
 * A recording in the data export: when and where it was made. The content is left out, because it
 * shows pages of the site with all personal data hidden and is useless without the player.
 */
export const exportedRecordingSchema = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  path: z.string(),
  device: z.string(),
  pages: z.number(),
  events: z.number(),
  started_at: instantSchema,
  last_at: instantSchema,
})

export async function exportRecordings(
  database: Database,
  userId: number,
): Promise<z.infer<typeof exportedRecordingSchema>[]> {
  const recordings = await listRecordingsOf(database, userId)
  return recordings.map(({ device, email, events, lastAt, name, pages, path, startedAt }) => ({
    name,
    email,
    path,
    device,
    pages,
    events,
    started_at: startedAt.toISOString(),
    last_at: lastAt.toISOString(),
  }))
}

/** The batches of a recording; viewing it is recorded in the audit trail. Throws NotFoundError. */
export async function watchRecording(
  database: Database,
  recording: { id: number; actorId: number },
): Promise<string[]> {
  return database.transaction(async (transaction) => {
    const parts = await findParts(transaction, recording.id)
    if (parts === null) throw new DomainError("NotFoundError", "Recording not found")
    await recordAction(transaction, {
      actorId: recording.actorId,
      action: "recording.watch",
      subject: { kind: "recordings", id: recording.id, name: "" },
      before: null,
      after: null,
    })
    return parts
  })
}

/** Deletes a person's recordings within the transaction that erases the account. */
export async function eraseRecordings(transaction: Database, userId: number): Promise<void> {
  await deleteRecordingsOf(transaction, userId)
}

/** Days whose partitions exist before they begin, should the job not run for a while. */
const daysAhead = 7

/**
 * Drops whole days (UTC) of recordings before the oldest recording turns 30 days old, and creates the
 * partitions of the next days. Returns how many recordings were deleted.
 */
export async function forgetRecordings(database: Database, now: Date): Promise<number> {
  const dayAfter = (count: number) =>
    new Date(now.getTime() + days(count)).toISOString().slice(0, "2026-11-26".length)
  const oldest = dayAfter(1 - recordingDays)
  await dropPartitionsBefore(database, oldest)
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    await createPartition(database, { day: dayAfter(ahead), nextDay: dayAfter(ahead + 1) })
  }
  return deleteRecordingsBefore(database, oldest)
}
