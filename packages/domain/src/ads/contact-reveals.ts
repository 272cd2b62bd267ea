import { hours, inSeconds } from "../time.ts"

const windows = [
  { window: "hour", windowMs: hours(1) },
  { window: "day", windowMs: hours(24) },
] as const

export type ContactRevealWindow = (typeof windows)[number]["window"]

/**
 * How many ads' contact data an account may reveal in a moving window. An ad that it reveals again
 * on the same day counts once.
 */
export type ContactRevealLimits = Readonly<Record<ContactRevealWindow, number>>

/** The limits until operators set others. */
export const defaultRevealLimits = { hour: 10, day: 30 } as const satisfies ContactRevealLimits

/** How far back the reveals of an account matter to its limits. */
export const contactRevealMemoryMs = hours(24)

/** The limit that an account has reached, and the whole seconds until it allows another reveal. */
export type ReachedRevealLimit = {
  window: ContactRevealWindow
  max: number
  retryAfterSeconds: number
}

/**
 * The limit that earlier reveals have reached, the one that lasts longest first; null when another
 * ad may be revealed.
 */
export function reachedRevealLimit(
  earlier: readonly Date[],
  limits: ContactRevealLimits,
  now: Date,
): ReachedRevealLimit | null {
  const newestFirst = earlier.map((reveal) => reveal.getTime()).sort((a, b) => b - a)
  for (const { window, windowMs } of windows.toReversed()) {
    const max = limits[window]
    const limiting = newestFirst[max - 1]
    if (limiting === undefined) continue
    const remainingMs = limiting + windowMs - now.getTime()
    if (remainingMs > 0)
      return { window, max, retryAfterSeconds: Math.ceil(inSeconds(remainingMs)) }
  }
  return null
}
