import { emptySearchDays } from "@wara/domain/search/empty-search"
import { days } from "@wara/domain/time"
import type { Database } from "../../../database/database.ts"
import { deleteEmptySearches } from "../empty-search-store.ts"

/** Deletes searches without results past their retention period. */
export async function forgetEmptySearches(database: Database, now: Date): Promise<void> {
  await deleteEmptySearches(database, new Date(now.getTime() - days(emptySearchDays)))
}
