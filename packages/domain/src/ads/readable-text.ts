/** A text as a person reads it, and where its parts are in the original. */
export type ReadableText = { text: string; placeOf: (index: number) => number }

/** All but the characters of Western texts, which read as they are; a soft hyphen is not seen. */
const special = /[\u00ad\u0100-\u{10ffff}]/u

/** Stops of other scripts, which browsers read as a dot in an address. */
const stops = /[\u3002\uff0e\uff61]/g

/**
 * Other characters that read like plain ones become these: wide, mathematical and circled letters and
 * digits, stops of other scripts; invisible ones are left out [B10.197].
 */
export function readable(original: string): ReadableText {
  if (!special.test(original)) return { text: original, placeOf: (index) => index }
  let text = ""
  const places: number[] = []
  let place = 0
  for (const character of original) {
    const read = special.test(character) ? plainOf(character) : character
    text += read
    for (let unit = 0; unit < read.length; unit += 1) places.push(place)
    place += character.length
  }
  return { text, placeOf: (index) => places[index] ?? original.length }
}

const plainOf = (character: string): string =>
  character
    .replace(stops, ".")
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
