import { plainWord } from "./plain-word.ts"

/** A word, number or sign of a search text and its position. */
export type SearchToken = {
  /** Lower case without accents. */
  plain: string
  kind: "word" | "number" | "sign"
  start: number
  end: number
  /** Whether it follows the previous token without a space: "kva" in "100kva". */
  glued: boolean
}

const tokenPattern = /(?<number>\d+(?:[.,]\d+)*)|(?<word>[\p{L}\p{M}]+)|[^\s]/gu

/** The tokens of a part of a search text that begins at `offset` in the whole text. */
export function searchTokens(text: string, offset = 0): SearchToken[] {
  return [...text.matchAll(tokenPattern)].map((match) => {
    const { number, word } = match.groups ?? {}
    return {
      plain: plainWord(match[0]),
      kind: number !== undefined ? "number" : word !== undefined ? "word" : "sign",
      start: offset + match.index,
      end: offset + match.index + match[0].length,
      glued: match.index > 0 && !/\s/.test(text.charAt(match.index - 1)),
    }
  })
}

type Phrase = readonly string[]

/** Splits phrases such as "a partir de" once, so that they can be compared with tokens. */
export function phrasesOf(texts: readonly string[]): Phrase[] {
  return texts.map((text) => searchTokens(text).map(({ plain }) => plain))
}

/** Length of the longest phrase that begins at `from`; 0 when none does. */
export function phraseLengthAt(
  tokens: readonly SearchToken[],
  from: number,
  phrases: readonly Phrase[],
): number {
  const lengths = phrases
    .filter((phrase) => phrase.every((word, place) => tokens[from + place]?.plain === word))
    .map((phrase) => phrase.length)
  return Math.max(0, ...lengths)
}

/** Length of the longest phrase that ends just before `end`; 0 when none does. */
export function phraseLengthBefore(
  tokens: readonly SearchToken[],
  end: number,
  phrases: readonly Phrase[],
): number {
  const lengths = phrases
    .filter((phrase) => phraseLengthAt(tokens, end - phrase.length, [phrase]) > 0)
    .map((phrase) => phrase.length)
  return Math.max(0, ...lengths)
}

/** A place in Chile as named in searches. */
type UnderstoodPlace = { slug: string; name: string }

/** Meaning of a part of a search text; amounts are pesos without IVA, null means open. */
export type Meaning =
  /** With `radius_km`, so many kilometres around the commune. */
  | ({ kind: "commune"; region: UnderstoodPlace; radius_km?: number | undefined } & UnderstoodPlace)
  | ({ kind: "region" } & UnderstoodPlace)
  | { kind: "price"; min: number | null; max: number | null }
  | { kind: "year"; min: number | null; max: number | null }

/** Positions in a search text, in UTF-16 units. */
export type Span = { start: number; end: number }

/**
 * A part of a search text that was understood as a filter. `span` includes the introducing words
 * ("en temuco"), `core` only the name ("temuco").
 */
export type UnderstoodPart = { meaning: Meaning; span: Span; core: Span }

/** Tokens that a parser understood, by position: from `from`, before `to`. */
export type TokenMatch<Kind extends Meaning = Meaning> = {
  meaning: Kind
  from: number
  to: number
  coreFrom: number
}
