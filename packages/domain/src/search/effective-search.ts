import type { AdSearch } from "../listing/ad-search.ts"
import type { UnderstoodPart } from "./search-tokens.ts"
import { textWithout } from "./understand-search.ts"

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
      return { ...search, commune: meaning.slug }
    case "region":
      return { ...search, region: meaning.slug }
    case "price":
      return { ...search, priceMin: meaning.min, priceMax: meaning.max }
    case "year":
      return { ...search, yearMin: meaning.min, yearMax: meaning.max }
  }
}

/**
 * The search words after the place of this kind is treated as a word again; null if the text named
 * none.
 */
export function wordsWithPlace(
  search: AdSearch,
  understood: readonly UnderstoodPart[],
  kind: "commune" | "region",
): string | null {
  const place = understood.find(({ meaning }) => meaning.kind === kind)
  return place === undefined ? null : textWithout(search.text, understood, place)
}
