import { minutes } from "../time.ts"

/** The only data reported beside an error: statuses, methods and names from the code. */
export const reportTags = ["status", "endpoint", "method", "job", "request"] as const

/** Facts about an error, such as the failed call and its status [S8.8]. */
export type ReportFacts = Partial<Record<(typeof reportTags)[number], string>>

/** Reports errors. Reporting never throws and is never awaited. */
export type ErrorReports = {
  report: (error: unknown, facts?: ReportFacts) => void
  /** Waits briefly until pending reports are sent. */
  close: () => Promise<void>
}

/** Reports nothing. */
export const nullErrorReports: ErrorReports = { report: () => {}, close: async () => {} }

/** Severity of an error: a refusal (below 500) is less urgent than a failure. */
export function reportLevel({ status }: ReportFacts): "warning" | "error" {
  return Number(status) < 500 ? "warning" : "error"
}

/** A path segment from the code; any other segment is an id and is replaced. */
const word = /^[a-z]{1,20}(?:-[a-z]{1,20}){0,3}$/

/** A call's path without ids and query. No path of the api contains a user's name. */
export function reportEndpoint(path: string): string {
  const segments = (path.split(/[?#]/)[0] ?? "").split("/")
  return segments.map((one) => (one === "" || word.test(one) ? one : ":id")).join("/")
}

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
