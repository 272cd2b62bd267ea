/** E-mail addresses, phone numbers with the country's, mobile ones without, RUTs, wherever they stand. */
const personal = [
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /\+56(?:[ -]?\d){9}/g,
  /(?:\+?56[ -]?)?\b9[ -]?\d{4}[ -]?\d{4}\b/g,
  /\b\d{1,2}\.?\d{3}\.?\d{3}-[\dkK]\b/g,
]

/** A text with a star for every letter. */
export function hideAll(text: string): string {
  return text.replace(/\S/g, "*")
}

/** A text in which what looks like contact data is hidden, for where nobody marked it as private. */
export function hidePersonal(text: string): string {
  return personal.reduce((hidden, pattern) => hidden.replace(pattern, hideAll), text)
}

/** What stands for something chosen, and for whatever could be: all alike, so that none is told. */
export const hiddenChoice = "******"

/** What stands for something typed: not even its length is told beyond a few letters. */
export function hideTyped(text: string): string {
  return "*".repeat(Math.min(text.length, 12))
}
