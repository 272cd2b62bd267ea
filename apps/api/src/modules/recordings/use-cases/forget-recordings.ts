import { recordingDays } from "@wara/domain/recording/recording"
import { days } from "@wara/domain/time"
import type { Database } from "../../../database/database.ts"
import { deleteRecordingsBefore } from "../store.ts"

/** Deletes recordings past their retention period. Returns how many. */
export async function forgetRecordings(database: Database, now: Date): Promise<number> {
  return deleteRecordingsBefore(database, new Date(now.getTime() - days(recordingDays)))
}
