/** What comes over a page without being asked for, in the order in which it may. */
const order = ["site-check", "cookie-notice", "promotion"] as const

/** Something that comes without being asked for. */
export type Unasked = (typeof order)[number]

/**
 * Which of those that wait may be there now: one at most, and none while somebody has something open that
 * they asked for. Who is not first waits; what is there gives way to what comes before it.
 */
export function whoseTurn(waiting: readonly Unasked[], isBusy: boolean): Unasked | null {
  if (isBusy) return null
  return order.find((overlay) => waiting.includes(overlay)) ?? null
}
