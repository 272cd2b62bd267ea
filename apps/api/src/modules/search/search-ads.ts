import type { AppliedPart } from "@wara/contract/search"
import { namesDollars } from "@wara/domain/search/read-money"
import type { Meaning, UnderstoodPart } from "@wara/domain/search/search-tokens"
import { understandSearch } from "@wara/domain/search/understand-search"
import { adTextIndex, stretchValues } from "../../collections/ad-facet-words.ts"
import { ads } from "../../collections/ads.ts"
import type { Condition } from "../../collections/dialect/condition.ts"
import { readFilters } from "../../collections/dialect/read-filters.ts"
import { rootRow } from "../../collections/dialect/record-sql.ts"
import type { TextSearch } from "../../collections/dialect/register-collection.ts"
import { facetFilters } from "../../collections/facet-filters.ts"
import { nearCondition } from "../../collections/near-commune.ts"
import type { Database } from "../../database/database.ts"
import { readDollar } from "../indicators/use-cases/read-indicators.ts"
import {
  everyAd,
  isPartFor,
  matchesSearch,
  partsLast,
  searchKey,
  searchRank,
  searchValues,
  subjectWords,
} from "./rank-store.ts"
import { createRecentTime } from "./recent-time-store.ts"
import type { AdSearcher } from "./use-cases/ad-searcher.ts"
import { createKnownPlaces, type KnownPlaces, type ReadPlaces } from "./use-cases/known-places.ts"
import { resolveSearch } from "./use-cases/resolve-search.ts"

/** The search of ads with places that it caches, for jobs. */
export function createAdSearcher(database: Database): AdSearcher {
  const { readPlaces } = createKnownPlaces(database)
  return { search: createAdSearch(database, readPlaces), readPlaces }
}

/**
 * Text search of the ads collection: `_q` and the sort order `relevance`. Places, prices and years
 * in the text become conditions, unless such a filter is set explicitly; the other words are
 * searched.
 */
export function createAdSearch(
  database: Database,
  readPlaces: ReadPlaces,
  readRecentTime = createRecentTime(database),
): TextSearch {
  return async (text, explicit) => {
    const now = new Date()
    const [{ communes, index: places }, recent, pesosPerDollar] = await Promise.all([
      readPlaces(now),
      readRecentTime(now),
      namesDollars(text) ? readDollar(database) : null,
    ])
    const { parts, words } = understandSearch(text, { places, now, pesosPerDollar })
    const understood = applyParts(parts, explicit)
    const filters = understoodConditions(understood, communes)
    const resolved = await resolveSearch(database, words, [...explicit, ...filters])
    const { query, correctedText, matchedWords, droppedWords } = resolved
    const onlyFilters = words === "" && parts.length > 0
    const byStretches = recent !== null && !onlyFilters
    const key = onlyFilters ? "every ad" : searchKey(query)
    return {
      key: byStretches ? `${key} by stretches` : key,
      values: {
        ...(onlyFilters ? {} : searchValues(query)),
        ...(byStretches ? stretchValues(recent, subjectWords(query), now) : {}),
      },
      byText: onlyFilters ? null : adTextIndex,
      countLimit: byStretches ? recent.enoughAds : null,
      where: onlyFilters ? everyAd : matchesSearch(rootRow, query),
      whereInStretch: onlyFilters ? everyAd : matchesSearch(rootRow, query, true),
      isOfSubject: !onlyFilters && subjectWords(query) !== null,
      last: onlyFilters ? null : partsLast(rootRow, query),
      parts: isPartFor(rootRow, query),
      rank: onlyFilters ? null : searchRank(rootRow, query),
      filters,
      meaning: {
        corrected_text: correctedText,
        understood,
        words,
        kept_words: matchedWords,
        dropped_words: droppedWords,
        only_mentioned: resolved.onlyMentioned,
      },
    }
  }
}

/** Marks the parts that apply: those for which no filter of the same kind was set explicitly. */
function applyParts(
  parts: readonly UnderstoodPart[],
  explicit: readonly Condition[],
): AppliedPart[] {
  const { own } = facetFilters(explicit)
  // Kilometres around a commune are in place of its region.
  const isAround = parts.some(({ meaning }) => radiusOf(meaning) !== null)
  const isTaken = ({ kind }: Meaning): boolean => {
    if (kind === "price" || kind === "year") return own[kind].length > 0
    if (kind === "region" && isAround) return true
    return own.commune.length > 0 || own.region.length > 0
  }
  return parts.map((part) => ({ ...part, applied: !isTaken(part.meaning) }))
}

/** Conditions of the applied parts, as if they had been set as filters. */
function understoodConditions(
  parts: readonly AppliedPart[],
  communes: KnownPlaces["communes"],
): Condition[] {
  return parts
    .filter(({ applied }) => applied)
    .flatMap(({ meaning }) => {
      const radius = radiusOf(meaning)
      return radius === null
        ? readFilters(ads, "visitor", wireFilter(meaning))
        : [nearCondition(radius, communes)]
    })
}

function radiusOf(meaning: Meaning): { commune: string; radiusKm: number } | null {
  if (meaning.kind !== "commune" || meaning.radius_km === undefined) return null
  return { commune: meaning.slug, radiusKm: meaning.radius_km }
}

function wireFilter(meaning: Meaning) {
  switch (meaning.kind) {
    case "commune":
      return { commune: { slug: { $eq: meaning.slug } } }
    case "region":
      return { commune: { region: { slug: { $eq: meaning.slug } } } }
    case "price":
      return { price_clp: between(meaning) }
    case "year":
      return { year: between(meaning) }
  }
}

function between({ min, max }: { min: number | null; max: number | null }) {
  return {
    ...(min === null ? {} : { $gte: String(min) }),
    ...(max === null ? {} : { $lte: String(max) }),
  }
}
