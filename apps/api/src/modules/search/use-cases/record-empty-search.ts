import { keptSearch } from "@wara/domain/search/empty-search"
import type { Database } from "../../../database/database.ts"
import { countEmptySearch } from "../empty-search-store.ts"

/** Counts a search that found nothing, unless it may name a person. */
export async function recordEmptySearch(
  database: Database,
  text: string,
  now: Date,
): Promise<void> {
  const kept = keptSearch(text)
  if (kept !== null) await countEmptySearch(database, kept, now)
}
