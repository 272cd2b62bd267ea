import { normaliseSearchText } from "../listing/ad-search.ts"

/** Maximum length of a recorded search, in characters; longer texts are pasted. */
const maxLength = 60

/** Maximum different searches recorded per day, so that random input cannot fill the disk. */
export const maxEmptySearches = 2_000

/** Days that searches without results are stored. */
export const emptySearchDays = 90

/**
 * The text recorded for a search that found nothing, so that operators see which equipment is
 * missing; null for possible personal data: addresses, telephones, tax numbers.
 */
export function searchToRecord(text: string): string | null {
  const plain = normaliseSearchText(text)
  const digits = plain.replace(/\D/g, "").length
  if (plain.length < 2 || Array.from(plain).length > maxLength) return null
  return plain.includes("@") || digits >= 7 ? null : plain
}
