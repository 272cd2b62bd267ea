import { draftDays } from "@wara/domain/ads/ad-term"
import { days } from "@wara/domain/time"
import type { Database } from "../../../database/database.ts"
import { lockOldDrafts, removeDrafts } from "../draft-store.ts"

const stretch = 100

/** Deletes drafts not saved for 90 days; returns how many. */
export async function purgeDrafts(
  database: Database,
  now: Date,
  signal: AbortSignal,
): Promise<number> {
  const before = new Date(now.getTime() - days(draftDays))
  let total = 0
  for (let purged = stretch; purged === stretch && !signal.aborted; total += purged) {
    purged = await database.transaction(async (transaction) => {
      const ids = await lockOldDrafts(transaction, before, stretch)
      await removeDrafts(transaction, ids, now)
      return ids.length
    })
  }
  return total
}
