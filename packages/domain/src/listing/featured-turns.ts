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

/** Into how many groups, by the remainder of their ids, featured ads are divided where very many match. */
export const featuredGroups = 16

/** Turns of a group before the next one leads: each leads within the 18 hours of a round. */
const turnsOfGroup = 6

/**
 * The group whose turn it is, and the number of the step among its own turns, which go on in the next
 * round where they ended in this one.
 */
export function featuredGroup(now: Date): { group: number; turn: number } {
  const turn = featuredTurn(now)
  const visit = Math.floor(turn / turnsOfGroup)
  const round = Math.floor(visit / featuredGroups)
  return { group: visit % featuredGroups, turn: round * turnsOfGroup + (turn % turnsOfGroup) }
}
