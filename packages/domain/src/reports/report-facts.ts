/** What is told beside an error: nothing else may be. Statuses, methods and names that the code gave. */
export const reportTags = ["status", "endpoint", "method", "job", "request"] as const

/** Facts of an error, such as the call that failed and its status (spec §8). */
export type ReportFacts = Partial<Record<(typeof reportTags)[number], string>>

/** Where errors are reported. Reporting never fails and is never waited for. */
export type ErrorReports = {
  report: (error: unknown, facts?: ReportFacts) => void
  /** Waits until what was reported has left, for a moment at most. */
  close: () => Promise<void>
}

/** Nobody is told. */
export const nullErrorReports: ErrorReports = { report: () => {}, close: async () => {} }

/** How bad an error is: a refusal (below 500) is looked at some day, a failure today. */
export function reportLevel({ status }: ReportFacts): "warning" | "error" {
  return Number(status) < 500 ? "warning" : "error"
}

/** A segment that the code wrote; anything else stands for one thing of many. */
const word = /^[a-z]{1,20}(?:-[a-z]{1,20}){0,3}$/

/** A call's path without ids and query. No path of the api has a person's name in it. */
export function reportEndpoint(path: string): string {
  const segments = (path.split(/[?#]/)[0] ?? "").split("/")
  return segments.map((one) => (one === "" || word.test(one) ? one : ":id")).join("/")
}
