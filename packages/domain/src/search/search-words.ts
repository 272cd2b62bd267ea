import { normaliseSearchText } from "../listing/ad-search.ts"
import { plainWord } from "./plain-word.ts"
import { textSegments } from "./quoted-text.ts"

/** Words of one search that are looked at; what follows them is left out. */
export const searchWordLimit = 12

/** Longest word that is looked at, in characters. */
const wordLength = 40

/**
 * A word of a search: as typed, and as compared (no accents, no signs). A literal one stood in quotes
 * and is searched as typed: no correction, no synonyms, no completion.
 */
export type SearchWord = { typed: string; plain: string; literal: boolean }

/**
 * The words of a text that somebody searches. Everything that is not a letter or a digit only
 * separates, so that no operator of any search syntax can come through.
 */
export function searchWords(text: string): SearchWord[] {
  return textSegments(normaliseSearchText(text))
    .flatMap(({ text: part, literal }) => wordsOf(part).map((typed) => ({ typed, literal })))
    .slice(0, searchWordLimit)
    .map(({ typed, literal }) => ({ typed, plain: plainWord(typed), literal }))
    .filter(({ plain }) => plain !== "")
}

/** Signs that stand for several, such as ㈠ or ½, are taken apart before words are looked for. */
function wordsOf(text: string): string[] {
  const found = text.normalize("NFKC").match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  return found.map((word) => Array.from(word).slice(0, wordLength).join(""))
}
