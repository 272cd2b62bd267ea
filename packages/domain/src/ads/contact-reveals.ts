import { hours, inSeconds } from "../time.ts"

/**
 * How many ads' contact data an account may reveal in a moving window. An ad that it reveals again
 * on the same day counts once.
 */
export const contactRevealLimits = [
  { window: "hour", windowMs: hours(1), max: 10 },
  { window: "day", windowMs: hours(24), max: 30 },
] as const

export type ContactRevealWindow = (typeof contactRevealLimits)[number]["window"]

/** How far back the reveals of an account matter to its limits. */
export const contactRevealMemoryMs = hours(24)

/** The limit that an account has reached, and the whole seconds until it allows another reveal. */
export type ReachedRevealLimit = { window: ContactRevealWindow; retryAfterSeconds: number }

/**
 * The limit that earlier reveals have reached, the one that lasts longest first; null when another
 * ad may be revealed.
 */
export function reachedRevealLimit(earlier: readonly Date[], now: Date): ReachedRevealLimit | null {
  const newestFirst = earlier.map((reveal) => reveal.getTime()).sort((a, b) => b - a)
  for (const { window, windowMs, max } of contactRevealLimits.toReversed()) {
    const limiting = newestFirst[max - 1]
    if (limiting === undefined) continue
    const remainingMs = limiting + windowMs - now.getTime()
    if (remainingMs > 0) return { window, retryAfterSeconds: Math.ceil(inSeconds(remainingMs)) }
  }
  return null
}
