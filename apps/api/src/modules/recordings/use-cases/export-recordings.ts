import { instantSchema } from "@wara/contract/record"
import { z } from "zod"
import type { Database } from "../../../database/database.ts"
import { listRecordingsOf } from "../store.ts"

/**
 * A recording as its person takes it away: that it is kept, when and where it was made. What was seen
 * are pages of the site with everything personal hidden, of no use outside the player.
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

/** The recordings of a person that are kept, in order. */
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
