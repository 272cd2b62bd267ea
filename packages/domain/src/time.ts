/* Durations in milliseconds. Days have 24 hours: daylight saving changes neither lengthen nor
   shorten them. */

export const minutes = (count: number): number => count * 60_000

export const hours = (count: number): number => minutes(count * 60)

export const days = (count: number): number => hours(count * 24)

/** A duration in milliseconds as seconds, for cookies, HTTP headers and rate limits. */
export const inSeconds = (durationMs: number): number => durationMs / 1_000
