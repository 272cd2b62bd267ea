import type { ErrorReports } from "@wara/domain/reports/report-facts"
import { timeZone } from "@wara/domain/site/format-date"
import type { FastifyBaseLogger } from "fastify"
import type pg from "pg"
import type { JobWithMetadata } from "pg-boss"
import { sendRequestedLink } from "../modules/accounts/use-cases/send-requested-link.ts"
import { issueTaxDocument } from "../modules/orders/use-cases/issue-tax-document.ts"
import type { Mail, Mailer } from "../ports/mailer/mailer.ts"
import { bossDatabase, createBoss } from "./job-boss.ts"
import type { LinkRequest } from "./queue-link-request.ts"
import type { TaxDocumentJob } from "./queue-tax-document.ts"
import { type JobContext, repeatedJobs } from "./repeated-jobs.ts"
import { isLastAttempt, reportingFailures, withAttempts } from "./report-failed-jobs.ts"
import { sendMails } from "./send-mails.ts"

/** Milliseconds that running jobs get to finish when the server stops. */
const patience = 5_000

/**
 * Begins to work on queues: mails as they come, repeated jobs by the clock. Any number of servers may
 * do so at once; each job runs on one of them. `stop` lets running jobs finish.
 */
export async function startJobs(
  context: JobContext & {
    pool: pg.Pool
    mailer: Mailer
    errorReports: ErrorReports
    log: FastifyBaseLogger
  },
): Promise<{ stop: () => Promise<void> }> {
  const { log, mailer, errorReports } = context
  const boss = createBoss(bossDatabase(context.pool), { works: true })
  boss.on("error", (error) => log.error({ err: error }, "job queue"))
  await boss.start()
  await boss.work<
    Mail | null,
    unknown,
    { batchSize: number; perJobResults: true; includeMetadata: true }
  >("mail", { batchSize: 5, perJobResults: true, ...withAttempts }, async (jobs) => {
    const results = await sendMails(context, jobs)
    for (const { id, status, output } of results) {
      if (status !== "completed") log.warn({ job: id, status, ...output }, "mail not sent")
      // A mail that is refused for good is an address that does not exist.
      const isGivenUp =
        status === "failed" && jobs.some((job) => job.id === id && isLastAttempt(job))
      if (isGivenUp) errorReports.report(new Error("A mail was given up"), { job: "mail" })
    }
    return results
  })
  await boss.work(
    "account-links",
    { pollingIntervalSeconds: 1, ...withAttempts },
    reportingFailures<JobWithMetadata<LinkRequest>>(errorReports, "account-links", async (jobs) => {
      for (const { id, data } of jobs) await sendRequestedLink(context, { id, ...data }, new Date())
    }),
  )
  await boss.work(
    "tax-documents",
    withAttempts,
    reportingFailures<JobWithMetadata<TaxDocumentJob>>(
      errorReports,
      "tax-documents",
      async (jobs) => {
        for (const { data } of jobs) {
          await issueTaxDocument(context, data.taxDocumentId, new Date())
        }
      },
    ),
  )
  for (const { queue, cron, atStart, run } of repeatedJobs) {
    await boss.schedule(queue, cron, null, { tz: timeZone })
    // Sent before anybody works on the queue, because a worker looks at once and then every few seconds.
    if (await atStart(context, new Date())) await boss.send(queue)
    await boss.work(
      queue,
      withAttempts,
      reportingFailures<JobWithMetadata>(errorReports, queue, async ([job]) => {
        const result = await run(context, new Date(), job?.signal ?? AbortSignal.timeout(patience))
        log.debug({ queue, result }, "job done")
      }),
    )
  }
  const stop = async () => {
    await boss.stop({ graceful: true, timeout: patience })
    mailer.close()
  }
  return { stop }
}
