import { chileanDay } from "@wara/domain/site/chilean-dates"
import { minutes } from "@wara/domain/time"
import type { Database } from "../../../database/database.ts"
import { refreshMedians } from "../figures-store.ts"
import { deleteOldMails } from "../seller-mail-store.ts"
import {
  deleteDay,
  deleteOldFigures,
  listSignalDays,
  lockCount,
  lockDay,
  writeSignals,
} from "../signal-store.ts"

/** Milliseconds after midnight in which servers may still store signals of the day before. */
const lateMs = minutes(5)

/**
 * Counts what browsers reported, and ends the days that are over: their numbers are final, and their
 * salt is thrown away, so that nobody can find out whose signals they were. Repeating it changes
 * nothing.
 */
export async function countSignals(
  database: Database,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const open = chileanDay(new Date(now.getTime() - lateMs))
  for (const day of await listSignalDays(database)) {
    await database.transaction(async (transaction) => {
      await lockCount(transaction, day)
      if (day >= open) return writeSignals(transaction, day)
      await lockDay(transaction, day)
      await writeSignals(transaction, day)
      await deleteDay(transaction, day)
    })
  }
  const today = chileanDay(now)
  await deleteOldFigures(database, today, { signal })
  await deleteOldMails(database, now, { signal })
  await database.transaction((transaction) => refreshMedians(transaction, today))
}
