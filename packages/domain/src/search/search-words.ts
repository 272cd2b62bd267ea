import { normaliseSearchText } from "../listing/ad-search.ts"
import { plainWord } from "./plain-word.ts"

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

/**
 * A part of a search text. A literal part was in double quotes: it is searched exactly as typed,
 * never corrected, expanded with synonyms, or understood as a place, price or year.
 */
type TextSegment = {
  text: string
  literal: boolean
  /** Position of `text` in the whole text, in UTF-16 units. */
  start: number
}

/** A quote opens at the start of a word and closes at the end of one, so that 4" remains inches. */
const quoted = /(?<=^|\s)["“”„«]([^"“”„«»]*)["“”„»](?=$|\s)/gu

/** The parts of a search text in order; unpaired quotes only separate words. */
export function textSegments(text: string): TextSegment[] {
  const segments: TextSegment[] = []
  let position = 0
  for (const match of text.matchAll(quoted)) {
    const [whole, inside = ""] = match
    segments.push({ text: text.slice(position, match.index), literal: false, start: position })
    segments.push({ text: inside, literal: true, start: match.index + 1 })
    position = match.index + whole.length
  }
  segments.push({ text: text.slice(position), literal: false, start: position })
  return segments.filter((segment) => segment.text.trim() !== "")
}

/** The text with the part from `start` to `end` in quotes, so that it is searched literally. */
export function quotePart(text: string, start: number, end: number): string {
  return `${text.slice(0, start)}"${text.slice(start, end)}"${text.slice(end)}`
}

/** Quotes a text so that it is searched literally. */
export function quoteText(text: string): string {
  return `"${text
    .replace(/["“”„«»]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()}"`
}
