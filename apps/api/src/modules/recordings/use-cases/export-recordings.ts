import { instantSchema } from "@wara/contract/record"
import { z } from "zod"
import type { Database } from "../../../database/database.ts"
import { listRecordingsOf } from "../store.ts"

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
