import { chileanDay } from "../site/chilean-dates.ts"
import { addDays, addWorkingDays, daysBetween } from "../site/chilean-holidays.ts"
import { days, hours } from "../time.ts"
import type { Right } from "./rights-request.ts"

/** Working days in which the team intends to answer, as the privacy policy says. */
export const goalWorkingDays = 15

/** Calendar days in which a request must be answered (Ley 19.628 as of Ley 21.719, article 11). */
export const limitDays = 30

/** Working days in which a block must be answered, which stands while something else is decided (the same article). */
export const blockWorkingDays = 2

/** Calendar days by which a request may be extended, once. */
export const extensionDays = 30

/** Hours that a request waits for its confirmation, and that the link which proves its address works. */
export const rightsLinkHours = 48

/** Links that an inbox gets in 24 hours at most: each opens all requests that wait. */
export const rightsLinksADay = 2

/** Hours between two of them, in which a request adds itself to the link that was mailed last. */
const rightsLinkPauseHours = 1

/** Days that the mailed link to one's own data is valid. */
export const rightsDataDays = 14

/** Years that an answered request is stored, in which claims about it are possible. */
export const rightsRecordYears = 5

/** Working days before the goal from which a request counts as urgent. */
const nearWorkingDays = 3

/** The last days in Chile, as ISO days, on which a request is answered in time. */
export type RightsDeadlines = { goalDay: string; limitDay: string }

/**
 * The deadlines of a request, counted from the day after its arrival. Days run while a request
 * awaits its mailed proof, so that the team never has more time than the law gives. Of a block, the
 * goal is the limit.
 */
export function rightsDeadlines(right: Right, receivedAt: Date): RightsDeadlines {
  const day = chileanDay(receivedAt)
  if (right === "block") {
    const limitDay = addWorkingDays(day, blockWorkingDays)
    return { goalDay: limitDay, limitDay }
  }
  return { goalDay: addWorkingDays(day, goalWorkingDays), limitDay: addDays(day, limitDays) }
}

/** Whether the limit of a request may be extended: not that of a block. */
export const mayExtend = (right: Right): boolean => right !== "block"

/** The limit of an extended request. */
export function extendedLimit(limitDay: string): string {
  return addDays(limitDay, extensionDays)
}

/**
 * Whether an inbox gets another link, by when it got earlier ones. A link shows also what is sent
 * later, and outlives the pauses, so that no number of requests keeps one from its inbox.
 */
export function mayMailRightsLink(earlier: readonly Date[], now: Date): boolean {
  const since = (ms: number) => earlier.filter((at) => now.getTime() - at.getTime() < ms).length
  return since(days(1)) < rightsLinksADay && since(hours(rightsLinkPauseHours)) === 0
}

/** How urgent a waiting request is. */
export type RightsUrgency = "on-time" | "near-goal" | "past-goal" | "overdue"

/** The urgency of a waiting request, and the calendar days left until its limit. */
export function rightsUrgency(
  { goalDay, limitDay }: RightsDeadlines,
  now: Date,
): { urgency: RightsUrgency; daysLeft: number } {
  const today = chileanDay(now)
  const daysLeft = daysBetween(today, limitDay)
  if (daysLeft < 0) return { urgency: "overdue", daysLeft }
  if (today > goalDay) return { urgency: "past-goal", daysLeft }
  const isNear = addWorkingDays(today, nearWorkingDays) >= goalDay
  return { urgency: isNear ? "near-goal" : "on-time", daysLeft }
}
