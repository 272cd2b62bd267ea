import { searchToRecord } from "@wara/domain/search/empty-search"
import type { Database } from "../../../database/database.ts"
import { countEmptySearch } from "../empty-search-store.ts"

/** Counts a search that found nothing, unless it may name a person. */
export async function recordEmptySearch(
  database: Database,
  text: string,
  now: Date,
): Promise<void> {
  const recorded = searchToRecord(text)
  if (recorded !== null) await countEmptySearch(database, recorded, now)
}
