import type { AdSearch } from "../listing/ad-search.ts"
import { textWithout } from "./understand-search.ts"
import type { UnderstoodPart } from "./understood-part.ts"

/** A part of a search text, and whether it filters or gives way to an explicit filter. */
type AppliedPart = UnderstoodPart & { applied: boolean }

/** The search with what its text names as filters, and only the remaining words as its text. */
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

/** The words that are searched once the place of this kind is a word again; null if none was named. */
export function wordsWithPlace(
  search: AdSearch,
  understood: readonly UnderstoodPart[],
  kind: "commune" | "region",
): string | null {
  const place = understood.find(({ meaning }) => meaning.kind === kind)
  return place === undefined ? null : textWithout(search.text, understood, place)
}
