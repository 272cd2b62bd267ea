import { emptySearchDays, searchToRecord } from "@wara/domain/search/empty-search"
import { days } from "@wara/domain/time"
import type { Database } from "../../../database/database.ts"
import { countEmptySearch, deleteEmptySearches } from "../empty-search-store.ts"

/** Counts a search without results, unless it may contain a person's name. */
export async function recordEmptySearch(
  database: Database,
  text: string,
  now: Date,
): Promise<void> {
  const recorded = searchToRecord(text)
  if (recorded !== null) await countEmptySearch(database, recorded, now)
}

/** Deletes searches without results past their retention period. */
export async function forgetEmptySearches(
  database: Database,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  await deleteEmptySearches(database, new Date(now.getTime() - days(emptySearchDays)), { signal })
}
