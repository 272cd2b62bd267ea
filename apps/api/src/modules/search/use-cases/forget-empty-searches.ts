import { emptySearchDays } from "@wara/domain/search/empty-search"
import type { Database } from "../../../database/database.ts"
import { deleteEmptySearches } from "../empty-search-store.ts"

/** Forgets searches without results that are older than we keep them. */
export async function forgetEmptySearches(database: Database, now: Date): Promise<void> {
  await deleteEmptySearches(database, new Date(now.getTime() - emptySearchDays * 86_400_000))
}
