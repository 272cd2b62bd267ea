import { hours } from "@wara/domain/time"
import type { Database } from "../../../database/database.ts"
import type { Storage } from "../../../ports/storage/storage.ts"
import { deleteUnused } from "./delete-file.ts"

/** Hours that an upload may stay without being shown by an account or an ad. */
const unusedHours = 24
/** Pictures deleted per transaction. */
const stretch = 50

/** Deletes uploads that have not been shown for a day; returns how many. */
export async function cleanUploads(
  context: { database: Database; storage: Storage },
  now: Date,
  signal: AbortSignal,
): Promise<number> {
  const before = new Date(now.getTime() - hours(unusedHours))
  let total = 0
  for (let deleted = stretch; deleted === stretch && !signal.aborted; total += deleted) {
    deleted = await deleteUnused(context, { before, batchSize: stretch })
  }
  return total
}
