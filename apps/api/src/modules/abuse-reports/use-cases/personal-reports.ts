import { instantSchema } from "@wara/contract/record"
import { abuseReportMonths } from "@wara/domain/abuse/abuse-report"
import { days } from "@wara/domain/time"
import { z } from "zod"
import type { Database } from "../../../database/database.ts"
import { deleteDecidedReports, eraseReportsOf, listReportsBy } from "../store.ts"

/** A report that a person sent, in the data export. */
export const exportedAbuseReportSchema = z.object({
  /** Slug of the ad, or name of the seller. */
  about: z.string().nullable(),
  reason: z.string(),
  message: z.string(),
  state: z.string(),
  created_at: instantSchema,
})

/** What a person reported. Reports about a person are no part: their senders must not be known. */
export async function exportAbuseReports(
  database: Database,
  person: { userId: number | null; email: string | null },
): Promise<z.infer<typeof exportedAbuseReportSchema>[]> {
  const rows = await listReportsBy(database, person)
  return rows.map(({ ad, report, seller }) => ({
    about: ad ?? seller,
    ...{ reason: report.reason, message: report.message, state: report.state },
    created_at: report.createdAt.toISOString(),
  }))
}

/** Removes a person from reports, within the caller's transaction. */
export async function eraseReporter(
  transaction: Database,
  person: { userId: number | null; email: string | null },
): Promise<void> {
  await eraseReportsOf(transaction, person)
}

const monthDays = 30.4375

/** Deletes reports that were decided a year ago, as the privacy policy says. Returns how many. */
export function forgetReports(
  database: Database,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const before = new Date(now.getTime() - days(abuseReportMonths * monthDays))
  return deleteDecidedReports(database, before, { signal })
}
