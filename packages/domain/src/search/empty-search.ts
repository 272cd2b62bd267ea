import { normaliseSearchText } from "../listing/ad-search.ts"

/** Longest search that is kept, in characters: longer ones are pasted texts, not wishes. */
const longest = 60

/** Different searches of a day that are kept: whoever types at random fills no disk. */
export const maxEmptySearches = 2_000

/** Days that searches without results are kept. */
export const emptySearchDays = 90

/**
 * What is kept of a search that found nothing, so that operators learn what people miss; null for
 * what may name a person: addresses, telephones, tax numbers.
 */
export function keptSearch(text: string): string | null {
  const plain = normaliseSearchText(text)
  const digits = plain.replace(/\D/g, "").length
  if (plain.length < 2 || Array.from(plain).length > longest) return null
  return plain.includes("@") || digits >= 7 ? null : plain
}
