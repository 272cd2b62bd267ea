import { understandSearch } from "@wara/domain/search/understand-search"
import { rootRow } from "../../collections/dialect/aliases.ts"
import type { TextSearch } from "../../collections/dialect/register-collection.ts"
import type { Database } from "../../database/database.ts"
import { everyAd, isPartFor, matchesSearch, partsLast, searchRank } from "./query-store.ts"
import { applyParts, understoodConditions } from "./understood-conditions.ts"
import type { ReadPlaces } from "./use-cases/known-places.ts"
import { resolveSearch } from "./use-cases/resolve-search.ts"

/**
 * The search of the ads collection: `_q` and the order `relevance`. Places, prices and years in the
 * text become conditions, unless such a filter was asked for; the other words are searched.
 */
export function createAdSearch(database: Database, readPlaces: ReadPlaces): TextSearch {
  return async (text, explicit) => {
    const now = new Date()
    const { index } = await readPlaces(now)
    const { parts, words } = understandSearch(text, index, now)
    const understood = applyParts(parts, explicit)
    const filters = understoodConditions(understood)
    const resolved = await resolveSearch(database, words, [...explicit, ...filters])
    const { query, correctedText, keptWords, droppedWords } = resolved
    const onlyFilters = words === "" && parts.length > 0
    return {
      where: onlyFilters ? everyAd : matchesSearch(rootRow, query),
      last: onlyFilters ? null : partsLast(rootRow, query),
      parts: isPartFor(rootRow, query),
      rank: onlyFilters ? null : searchRank(rootRow, query),
      filters,
      meaning: {
        corrected_text: correctedText,
        understood,
        words,
        kept_words: keptWords,
        dropped_words: droppedWords,
        only_mentioned: resolved.onlyMentioned,
      },
    }
  }
}
