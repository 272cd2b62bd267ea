import { searchToRecord } from "@wara/domain/search/empty-search"
import type { Database } from "../../../database/database.ts"
import { countEmptySearch } from "../empty-search-store.ts"

/** Counts a search without results, unless it may contain a person's name. */
export async function recordEmptySearch(
  database: Database,
  text: string,
  now: Date,
): Promise<void> {
  const recorded = searchToRecord(text)
  if (recorded !== null) await countEmptySearch(database, recorded, now)
}
