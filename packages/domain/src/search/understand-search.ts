import { type AdSearch, normaliseSearchText } from "../listing/ad-search.ts"
import {
  type Meaning,
  type SearchToken,
  type Span,
  searchTokens,
  type TokenMatch,
  type UnderstoodPart,
} from "./search-tokens.ts"
import { searchWords, textSegments } from "./search-words.ts"
import { type PlaceIndex, type PlaceMeaning, understandPlace } from "./understand-place.ts"
import { understandPrice } from "./understand-price.ts"
import { understandYear } from "./understand-year.ts"

/** A search text as understood: the filters that it names, and the remaining words to search. */
export type Understanding = { parts: UnderstoodPart[]; words: string }

/** What a search is understood by: the places of Chile, the day, and the dollar, if it is known. */
export type SearchContext = { places: PlaceIndex; now: Date; pesosPerDollar: number | null }

/** Consecutive tokens without a quote or an understood part between them. */
type Run = readonly SearchToken[]

/**
 * Extracts price, year and place from a typed text; one of each kind, and a region beside its own
 * commune. Quoted text is left unchanged. Positions refer to the normalised text.
 */
export function understandSearch(
  typed: string,
  { places, now, pesosPerDollar }: SearchContext,
): Understanding {
  const text = normaliseSearchText(typed)
  let runs: Run[] = textSegments(text)
    .filter(({ literal }) => !literal)
    .map((segment) => searchTokens(segment.text, segment.start))
  const parts: UnderstoodPart[] = []
  const take = (read: (run: Run) => TokenMatch | null): boolean => {
    const taken = takeFirst(runs, read)
    if (taken === null) return false
    runs = taken.runs
    parts.push(taken.part)
    return true
  }
  take((run) => understandPrice(run, pesosPerDollar))
  take((run) => understandYear(run, now))
  if (take((run) => understandPlace(run, places))) {
    const first = parts.at(-1)?.meaning
    const isNested = (place: PlaceMeaning) => first !== undefined && isCommuneInRegion(place, first)
    take((run) => {
      const found = understandPlace(run, places)
      return found !== null && isNested(found.meaning) ? found : null
    })
  }
  const ordered = parts.toSorted((one, other) => one.span.start - other.span.start)
  const words = textWithout(text, ordered)
  // "Talca, Maule." asks for nothing but the places: signs alone would be words that no ad has.
  const isOnlyParts = ordered.length > 0 && searchWords(words).length === 0
  return { parts: ordered, words: isOnlyParts ? "" : words }
}

/** Whether two places are a commune and its own region. */
function isCommuneInRegion(one: Meaning, other: Meaning): boolean {
  if (one.kind === "commune") return other.kind === "region" && one.region.slug === other.slug
  return one.kind === "region" && other.kind === "commune" && other.region.slug === one.slug
}

function takeFirst(runs: readonly Run[], read: (run: Run) => TokenMatch | null) {
  for (const [place, run] of runs.entries()) {
    const found = read(run)
    if (found === null) continue
    const rest = [run.slice(0, found.from), run.slice(found.to)]
    return {
      part: {
        meaning: found.meaning,
        span: spanOf(run.slice(found.from, found.to)),
        core: spanOf(run.slice(found.coreFrom, found.to)),
      },
      runs: [...runs.slice(0, place), ...rest, ...runs.slice(place + 1)],
    }
  }
  return null
}

function spanOf(tokens: Run): Span {
  return { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 }
}

/**
 * The text without its understood parts. `kept` stays, in quotes, so that it is searched as a word
 * from now on.
 */
export function textWithout(
  text: string,
  parts: readonly Pick<UnderstoodPart, "span" | "core">[],
  quotedPart?: Pick<UnderstoodPart, "span" | "core">,
): string {
  let words = ""
  let position = 0
  for (const part of parts.toSorted((one, other) => one.span.start - other.span.start)) {
    const quoted = part === quotedPart ? `"${text.slice(part.core.start, part.core.end)}"` : ""
    words += `${text.slice(position, part.span.start)} ${quoted} `
    position = part.span.end
  }
  return `${words}${text.slice(position)}`.replace(/\s+/g, " ").trim()
}

/** A part of a search text, and whether it filters or yields to an explicit filter. */
type AppliedPart = UnderstoodPart & { applied: boolean }

/**
 * The search with the filters named in its text applied, and only the remaining words as its text.
 */
export function effectiveSearch(
  search: AdSearch,
  { words, understood }: { words: string; understood: readonly AppliedPart[] },
): AdSearch {
  const applied = understood.filter((part) => part.applied)
  return applied.reduce((narrowed, { meaning }) => narrow(narrowed, meaning), {
    ...search,
    text: words,
  })
}

function narrow(search: AdSearch, meaning: UnderstoodPart["meaning"]): AdSearch {
  switch (meaning.kind) {
    case "commune":
      return { ...search, commune: meaning.slug, radiusKm: meaning.radius_km ?? null }
    case "region":
      return { ...search, region: meaning.slug }
    case "price":
      return { ...search, priceMin: meaning.min, priceMax: meaning.max }
    case "year":
      return { ...search, yearMin: meaning.min, yearMax: meaning.max }
  }
}

/**
 * The search words after the place of this kind is treated as a word again, which the surroundings of
 * a place are not; null if the text named none.
 */
export function wordsWithPlace(
  search: AdSearch,
  understood: readonly UnderstoodPart[],
  kind: "commune" | "region",
): string | null {
  const place = understood.find(({ meaning }) => meaning.kind === kind)
  if (place === undefined) return null
  const { meaning } = place
  const isAround = meaning.kind === "commune" && meaning.radius_km !== undefined
  return textWithout(search.text, understood, isAround ? undefined : place)
}
