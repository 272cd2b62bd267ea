/**
 * What may tell who somebody is, by the looks of it. Three places look for it, each with the doubt that
 * it can afford, so an e-mail or a number has a shape a place; what is the same is written once.
 */

/** A letter of a name: those of European languages, with their accents, also with those apart. */
const letter = "\\w\\u00c0-\\u024f\\u0300-\\u036f"

/** RUT with its dash, with or without points. */
const rut = /\b\d{1,2}\.?\d{3}\.?\d{3}-[\dk]\b/gi

/**
 * In pages that everybody sees, when a visit is recorded: contact data that nobody marked as private.
 * Only what is surely that, because prices, years and the page's styles must stay as they are.
 */
export const personalInPages: readonly RegExp[] = [
  // Names before the @ have at most 64 signs; without that bound a long text would be read again and again.
  new RegExp(`[${letter}.+-]{1,64}@[${letter}-]+(?:\\.[${letter}-]+)+`, "g"),
  // Phones with the country's number, mobile ones without.
  /\+56(?:[\s().-]{0,2}\d){9}/g,
  /(?:\+?56[ -]?)?\b9[ -]?\d{4}[ -]?\d{4}\b/g,
  rut,
]

/**
 * In what tags are told, such as names of ads and searches: one doubt drops the whole text, so even a
 * disguised e-mail counts. A model and its year, seven digits, are no doubt: eight are.
 */
export const personalInTags: readonly RegExp[] = [/\S(?:@|%40)\S/, /(?:\d[\s().+-]*){8}/, rut]

/**
 * In what programs say of their errors: every doubt is taken out and the rest stays, as far as it may be
 * the code's own words, in which no number is long. Addresses of machines and of pages count, too.
 */
export const personalInReports = {
  email: /(?<![^\s@<>"'`(),;:=/])[^\s@<>"'`(),;:=/]+(?:@|%40)[^\s@<>"'`(),;:/]+/gi,
  /** RUTs, phones, cards: seven digits and more, however they are grouped. */
  number: /\+?\d(?:[\s().-]{0,2}\d){6,}(?:-?k\b)?/gi,
}
