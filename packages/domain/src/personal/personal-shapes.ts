/**
 * Patterns of personal data. They are applied in three places with different tolerance for false
 * matches, so an e-mail or a number has one pattern per place; the shared parts are defined once.
 */

/** A letter of a name in European languages, with precomposed or combining accents. */
const letter = "\\w\\u00c0-\\u024f\\u0300-\\u036f"

/** RUT with its dash, with or without points. */
const rut = /\b\d{1,2}\.?\d{3}\.?\d{3}-[\dk]\b/gi

/**
 * For pages visible to everyone, in session recordings: contact data not marked as private. Only
 * certain matches, because prices, years and the page's styles must stay unchanged.
 */
export const personalInPages: readonly RegExp[] = [
  // Names before the @ have at most 64 characters; without that limit a long text causes quadratic
  // backtracking.
  new RegExp(`[${letter}.+-]{1,64}@[${letter}-]+(?:\\.[${letter}-]+)+`, "g"),
  // Phones with the country code; mobile numbers also without it.
  /\+56(?:[\s().-]{0,2}\d){9}/g,
  /(?:\+?56[ -]?)?\b9[ -]?\d{4}[ -]?\d{4}\b/g,
  rut,
]

/**
 * For texts sent to tag management, such as ad names and searches: any possible match drops the
 * whole text, even a disguised e-mail. Eight digits match; seven, a model and its year, do not.
 */
export const personalInTags: readonly RegExp[] = [/\S(?:@|%40)\S/, /(?:\d[\s().+-]*){8}/, rut]

/**
 * For error reports: every possible match is removed, and the rest stays as long as it can be the
 * code's own words, which contain no long numbers. Network and page addresses are removed too.
 */
export const personalInReports = {
  email: /(?<![^\s@<>"'`(),;:=/])[^\s@<>"'`(),;:=/]+(?:@|%40)[^\s@<>"'`(),;:/]+/gi,
  /** RUTs, phones, cards: seven or more digits, in any grouping. */
  number: /\+?\d(?:[\s().-]{0,2}\d){6,}(?:-?k\b)?/gi,
}
