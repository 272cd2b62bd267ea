import { readTypedPrice } from "@wara/domain/listing/typed-price"

/** Longest text with words that the field keeps, in characters. */
const maxLength = 40

/** Whether letters follow a number, as in "45,5 millones" and on the way there. */
export function isSpoken(text: string): boolean {
  return /\d\D*\p{L}/u.test(text)
}

/** A text with words as its field keeps it until it is left. */
export function tidySpoken(text: string): string {
  return text.trimStart().replace(/\s+/g, " ").slice(0, maxLength)
}

/** The amount that a text with words means ("45,5 millones", "800 lucas"); null when it means none. */
export function readSpokenAmount(text: string): number | null {
  const price = readTypedPrice(text)
  return price.kind === "amount" || price.kind === "doubtful" ? price.pesos : null
}
