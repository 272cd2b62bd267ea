import { minutes } from "../time.ts"

/** Featured ads that lead a list; the others keep their ordinary place in the list [B5.11]. */
export const leadingAds = 6

/**
 * Minutes of one rotation step. Eleven does not divide the minutes of a day, so that no ad leads at
 * the same hours every day.
 */
const turnMinutes = 11

/**
 * Number of the rotation step at an instant. Each step moves every featured ad of a list one place
 * up: it enters as the sixth, rises to the first and leaves, so that in a full rotation every ad
 * has each place for the same time. Only one ad changes per step, so that paging users miss or
 * repeat almost nothing.
 */
export function featuredTurn(now: Date): number {
  return Math.floor(now.getTime() / minutes(turnMinutes))
}
