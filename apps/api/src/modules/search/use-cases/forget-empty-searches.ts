import { emptySearchDays } from "@wara/domain/search/empty-search"
import type { Database } from "../../../database/database.ts"
import { deleteEmptySearches } from "../empty-search-store.ts"

/** Deletes searches without results past their retention period. */
export async function forgetEmptySearches(database: Database, now: Date): Promise<void> {
  await deleteEmptySearches(database, new Date(now.getTime() - emptySearchDays * 86_400_000))
}
