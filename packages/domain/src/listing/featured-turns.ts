/** Featured ads that lead a list; the other featured ads stand in the list's ordinary order. */
export const leadingAds = 6

/**
 * Minutes of one turn. Eleven shares no divisor with the minutes of a day, so that no ad leads at the
 * same hours every day.
 */
const turnMinutes = 11

/**
 * Number of the turn at an instant. Each turn moves every featured ad of a list one place up: it
 * enters as the sixth, rises to the first place and leaves, and everybody has had every place for the
 * same time when the round is over. Only one ad changes, so that a person between two pages misses
 * and repeats next to nothing.
 */
export function featuredTurn(now: Date): number {
  return Math.floor(now.getTime() / (turnMinutes * 60_000))
}
