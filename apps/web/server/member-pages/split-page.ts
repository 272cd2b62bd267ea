import type { Encode } from "./encodings.ts"
import type { Needle, PersonTexts } from "./viewer-marks.ts"

/** A place in a page for a text of the person. */
export type Gap = { name: keyof PersonTexts; encode: Encode }

/** A page between its gaps: one piece more than gaps. */
export type PageParts = { pieces: Buffer[]; gaps: Gap[] }

type Found = Gap & { start: number; end: number }

/**
 * Splits a rendered page at its marks; null when a fragment of a mark remains, because a text of the
 * person would then be missing there.
 */
export function splitPage(
  page: Buffer,
  needles: readonly Needle[],
  fragments: readonly string[],
): PageParts | null {
  const found = needles
    .flatMap((needle) => [...occurrences(page, needle)])
    .sort((one, other) => one.start - other.start)
  const pieces: Buffer[] = []
  let end = 0
  for (const gap of found) {
    if (gap.start < end) return null
    pieces.push(page.subarray(end, gap.start))
    end = gap.end
  }
  pieces.push(page.subarray(end))
  const isClean = pieces.every((piece) => fragments.every((fragment) => !piece.includes(fragment)))
  return isClean ? { pieces, gaps: found.map(({ name, encode }) => ({ name, encode })) } : null
}

function* occurrences(page: Buffer, { name, encode, bytes, margin }: Needle): Generator<Found> {
  for (let at = page.indexOf(bytes); at !== -1; at = page.indexOf(bytes, at + bytes.length)) {
    yield { name, encode, start: at + margin, end: at + bytes.length - margin }
  }
}

/** The text of a gap for one person. */
export function fillGap({ name, encode }: Gap, texts: PersonTexts): Buffer {
  return Buffer.from(encode(texts[name]))
}
