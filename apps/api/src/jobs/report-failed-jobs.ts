import type { ErrorReports } from "@wara/domain/reports/report-facts"
import type { JobWithMetadata } from "pg-boss"

/** How often a job was tried, and may be. */
type Attempts = Pick<JobWithMetadata, "retryCount" | "retryLimit">

/** What workers of the queues ask for, so that they know which attempt is the last. */
export const withAttempts = { includeMetadata: true } as const

/** Whether a job is given up when this attempt fails. */
export function isLastAttempt({ retryCount, retryLimit }: Attempts): boolean {
  return retryCount >= retryLimit
}

/**
 * The same work, whose failure is reported once it is for good: what is tried again may yet succeed, and
 * a mail server that is away for an hour is no error of ours.
 */
export function reportingFailures<Job extends Attempts>(
  reports: ErrorReports,
  queue: string,
  work: (jobs: Job[]) => Promise<void>,
): (jobs: Job[]) => Promise<void> {
  return async (jobs) => {
    try {
      await work(jobs)
    } catch (error) {
      if (jobs.some(isLastAttempt)) reports.report(error, { job: queue })
      throw error
    }
  }
}
