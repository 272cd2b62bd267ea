import type { AdFacets, FilterCategory, FilterCommune } from "@wara/contract/search"
import type { AdSearch } from "@wara/domain/listing/ad-search"
import { effectiveSearch, wordsWithPlace } from "@wara/domain/search/understand-search"
import type { AdList } from "../../backend/ads.server.ts"
import type { WordsWithPlace } from "../../features/ads/list/active-filters.ts"
import {
  missingHeading,
  type SearchNames,
  searchHeading,
  searchNames,
} from "../../features/ads/list/search-names.ts"

/** A search after interpretation: what its text named is part of its filters. */
export type AnsweredSearch = {
  search: AdSearch
  names: SearchNames
  heading: string
  wordsWithPlace: WordsWithPlace
  /** Set when no ad has all words: the words of the ads shown, and the dropped ones. */
  missing: { matched: string; dropped: string[] } | null
  /** Whether the ads shown only mention the words. */
  isOnlyMentioned: boolean
  /** Number of matching parts and accessories. */
  partsTotal: number
}

const noMeaning = { words: "", understood: [], kept_words: null, dropped_words: [] }

/** Combines the typed search with the backend's interpretation of it. */
export function answeredSearch(
  typed: AdSearch,
  { meaning, pagination: { total } }: Pick<AdList, "meaning" | "pagination">,
  facets: AdFacets,
  catalog: { categories: FilterCategory[]; communes: FilterCommune[] },
): AnsweredSearch {
  const { words, understood, kept_words, dropped_words } = meaning ?? noMeaning
  const search = meaning === null ? typed : effectiveSearch(typed, { words, understood })
  const names = searchNames(search, facets, catalog)
  for (const { meaning: place, applied } of understood)
    if (applied && (place.kind === "commune" || place.kind === "region"))
      names[place.kind] = place.name
  const missing = kept_words === null ? null : { matched: kept_words, dropped: dropped_words }
  return {
    search,
    names,
    heading: missing
      ? missingHeading(words, total === 0 ? "" : missing.matched)
      : searchHeading(search, names),
    wordsWithPlace: {
      region: wordsWithPlace(typed, understood, "region"),
      commune: wordsWithPlace(typed, understood, "commune"),
    },
    missing,
    isOnlyMentioned: meaning?.only_mentioned ?? false,
    partsTotal: meaning?.parts_total ?? 0,
  }
}
