/** Milliseconds of a minute. */
const minute = 60_000

/**
 * How many errors a program may report in a minute: one that fails at every call tells the same each
 * time, and the service is paid by the report. `now` is in milliseconds; false is not to be reported.
 */
export function createReportBudget(perMinute: number): (now: number) => boolean {
  let began = Number.NEGATIVE_INFINITY
  let used = 0
  return (now) => {
    if (now - began >= minute) {
      began = now
      used = 0
    }
    used += 1
    return used <= perMinute
  }
}
