import { minutes } from "../time.ts"
/**
 * Limits the errors that a program reports per minute: one that fails on every call repeats the
 * same report, and the service charges per report. `now` is in milliseconds; returns false for an
 * error that should not be reported.
 */
export function createReportBudget(perMinute: number): (now: number) => boolean {
  let began = Number.NEGATIVE_INFINITY
  let used = 0
  return (now) => {
    if (now - began >= minutes(1)) {
      began = now
      used = 0
    }
    used += 1
    return used <= perMinute
  }
}
