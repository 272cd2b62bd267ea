import { normaliseSearchText } from "../listing/ad-search.ts"
import { plainWord } from "./plain-word.ts"
import { textSegments } from "./quoted-text.ts"

/** Maximum words of one search; further words are ignored. */
export const searchWordLimit = 12

/** Maximum characters of a word. */
const wordLength = 40

/**
 * A word of a search: as typed, and normalised (no accents, no signs). A literal word was in quotes
 * and is searched as typed: no correction, no synonyms, no completion.
 */
export type SearchWord = { typed: string; plain: string; literal: boolean }

/**
 * The words of a search text. Anything but letters and digits only separates words, so that no
 * operator of any search syntax can be injected.
 */
export function searchWords(text: string): SearchWord[] {
  return textSegments(normaliseSearchText(text))
    .flatMap(({ text: part, literal }) => wordsOf(part).map((typed) => ({ typed, literal })))
    .slice(0, searchWordLimit)
    .map(({ typed, literal }) => ({ typed, plain: plainWord(typed), literal }))
    .filter(({ plain }) => plain !== "")
}

/**
 * Characters that represent several, such as ㈠ or ½, are decomposed before splitting into words.
 */
function wordsOf(text: string): string[] {
  const found = text.normalize("NFKC").match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  return found.map((word) => Array.from(word).slice(0, wordLength).join(""))
}
