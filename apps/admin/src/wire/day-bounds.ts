import { chileanDay } from "@wara/domain/site/chilean-day"

const dayMs = 86_400_000

/** The instant at which a day, `2026-11-21`, begins in Chile. */
export function dayBegins(day: string): Date {
  // Midnight is at 3 or at 4 in UTC; on the day that loses an hour it is 1 o'clock at once.
  const early = new Date(`${day}T03:00:00Z`)
  return chileanDay(early) === day ? early : new Date(`${day}T04:00:00Z`)
}

/** The last millisecond of a day in Chile. */
export function dayEnds(day: string): Date {
  const next = new Date(Date.parse(`${day}T12:00:00Z`) + dayMs).toISOString().slice(0, 10)
  return new Date(dayBegins(next).getTime() - 1)
}
