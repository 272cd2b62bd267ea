/**
 * A part of a search text. A literal part was in double quotes: it is searched exactly as typed,
 * never corrected, expanded with synonyms, or understood as a place, price or year.
 */
export type TextSegment = {
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
