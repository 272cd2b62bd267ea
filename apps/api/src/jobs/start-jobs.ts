// Long because workers, schedules and their shutdown begin and end together.
import type { ErrorReports } from "@wara/domain/reports/report-facts"
import { timeZone } from "@wara/domain/site/chilean-dates"
import type { FastifyBaseLogger } from "fastify"
import type { JobResult, JobWithMetadata } from "pg-boss"
import type { App, AppContext } from "../app-context.ts"
import type { Database, Pool } from "../database/database.ts"
import { sendRequestedLink } from "../modules/accounts/use-cases/reset-password.ts"
import { assessReview } from "../modules/ads/use-cases/assess-review.ts"
import { matchAd } from "../modules/alerts/use-cases/match-ad.ts"
import { sendDueAlerts } from "../modules/alerts/use-cases/send-alerts.ts"
import { mailLeadSummary } from "../modules/leads/use-cases/mail-summary.ts"
import { issueTaxDocument } from "../modules/orders/use-cases/issue-tax-document.ts"
import { createAdSearcher } from "../modules/search/search-ads.ts"
import { createMindicadorSource } from "../ports/indicator-source/indicator-source.ts"
import {
  createNullMailer,
  createSmtpMailer,
  type Mail,
  type Mailer,
  PermanentMailFailure,
} from "../ports/mailer/mailer.ts"
import { bossDatabase, createBoss } from "../queue/boss.ts"
import {
  type AdChangeJob,
  emptyMailJob,
  type LeadSummaryJob,
  type LinkRequest,
  type RiskJob,
  type TaxDocumentJob,
  urgentPriority,
} from "../queue/enqueue.ts"
import { type JobContext, repeatedJobs } from "./repeated-jobs.ts"

type Attempts = Pick<JobWithMetadata, "retryCount" | "retryLimit">

function isLastAttempt({ retryCount, retryLimit }: Attempts): boolean {
  return retryCount >= retryLimit
}

/**
 * Wraps a job so that only its final failure is reported: a retry may still succeed, and a mail
 * server that is down for an hour is not an error of ours.
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

/** Milliseconds that running jobs have to finish when the server stops. */
const timeoutMs = 5_000

/**
 * Jobs that a worker takes at once; mails are sent at the same time. After a full batch the next
 * one follows without a pause.
 */
const batches = { batchSize: 10, burstWhenBatchFull: true } as const

/** How often workers look for jobs, in seconds. Links that people wait for are sought more often. */
const pollingSeconds = { usual: 2, links: 1 }

/**
 * Two workers share the mails: one sends only those that somebody waits for, so that they pass
 * routine mails, however many there are and however slowly the mail server takes them [B8.10].
 */
const mailShares = (polling: typeof pollingSeconds) => [
  { minPriority: urgentPriority, pollingIntervalSeconds: polling.links },
  { maxPriority: urgentPriority - 1 },
]

type MailWork = { batchSize: number; perJobResults: true; includeMetadata: true }

/**
 * Starts working on the queues: mails as they arrive, scheduled jobs by cron. Any number of servers
 * may do so at once; each job runs on one of them. `stop` lets running jobs finish.
 */
export async function startJobs(
  context: JobContext & {
    pool: Pool
    mailer: Mailer
    errorReports: ErrorReports
    log: FastifyBaseLogger
    polling?: typeof pollingSeconds
  },
): Promise<{ stop: () => Promise<void> }> {
  const { log, mailer, errorReports, polling = pollingSeconds } = context
  // With its metadata a worker knows which attempt is the last.
  const options = { pollingIntervalSeconds: polling.usual, includeMetadata: true } as const
  const boss = createBoss(bossDatabase(context.pool), { works: true })
  boss.on("error", (error) => log.error({ err: error }, "job queue"))
  await boss.start()
  const sendBatch = async (jobs: MailJob[]) => {
    const results = await sendMails(context, jobs)
    for (const { id, status, output } of results) {
      if (status !== "completed")
        log.warn({ job: id, status, ...output }, "e-mail could not be sent")
      // A permanently rejected mail has an address that does not exist.
      const isGivenUp =
        status === "failed" && jobs.some((job) => job.id === id && isLastAttempt(job))
      if (isGivenUp)
        errorReports.report(new Error("An e-mail was abandoned after its last attempt"), {
          job: "mail",
        })
    }
    return results
  }
  for (const share of mailShares(polling)) {
    await boss.work<Mail | null, unknown, MailWork>(
      "mail",
      { ...options, ...batches, ...share, perJobResults: true },
      sendBatch,
    )
  }
  await boss.work(
    "account-links",
    { ...options, ...batches, pollingIntervalSeconds: polling.links },
    reportingFailures<JobWithMetadata<LinkRequest>>(errorReports, "account-links", async (jobs) => {
      for (const { id, data } of jobs) await sendRequestedLink(context, { id, ...data }, new Date())
    }),
  )
  await boss.work(
    "tax-documents",
    options,
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
  const searcher = createAdSearcher(context.database)
  await boss.work(
    "ad-changes",
    options,
    reportingFailures<JobWithMetadata<AdChangeJob>>(errorReports, "ad-changes", async (jobs) => {
      for (const { data } of jobs) await matchAd({ ...context, ...searcher }, data, new Date())
      await sendDueAlerts(context, new Date())
    }),
  )
  await boss.work(
    "lead-summaries",
    { ...options, batchSize: 10 },
    reportingFailures<JobWithMetadata<LeadSummaryJob>>(
      errorReports,
      "lead-summaries",
      async (jobs) => {
        for (const { data } of jobs) await mailLeadSummary(context, data)
      },
    ),
  )
  await boss.work(
    "ad-risk",
    { ...options, batchSize: 10 },
    reportingFailures<JobWithMetadata<RiskJob>>(errorReports, "ad-risk", async (jobs) => {
      for (const { data } of jobs) await assessReview(context, data.reviewId, new Date())
    }),
  )
  for (const { queue, cron, atStart, run } of repeatedJobs) {
    await boss.schedule(queue, cron, null, { tz: timeZone })
    // Sent before the workers start, because a worker polls at once and then every few seconds.
    if (await atStart(context, new Date())) await boss.send(queue)
    await boss.work(
      queue,
      options,
      reportingFailures<JobWithMetadata>(errorReports, queue, async ([job]) => {
        const result = await run(context, new Date(), job?.signal ?? AbortSignal.timeout(timeoutMs))
        log.debug({ queue, result }, "job done")
      }),
    )
  }
  const stop = async () => {
    await boss.stop({ graceful: true, timeout: timeoutMs })
    mailer.close()
  }
  return { stop }
}

/** A mail in the queue; empty once it was sent. */
type MailJob = Attempts & { id: string; data: Mail | null }

/**
 * Sends queued mails; a permanently rejected mail is abandoned, any other failure is retried later.
 * Each is recorded as soon as the mail server has accepted it, not when its batch is done: only a
 * process killed in between leaves a mail that the next worker sends again (decision 0006).
 */
async function sendMails(
  context: { database: Database; mailer: Mailer },
  jobs: readonly MailJob[],
): Promise<JobResult[]> {
  return Promise.all(jobs.map((job) => sendMail(context, job)))
}

async function sendMail(
  { database, mailer }: { database: Database; mailer: Mailer },
  { id, data }: MailJob,
): Promise<JobResult> {
  // A killed worker had already sent it.
  if (data === null) return { id, status: "completed" }
  try {
    await mailer.send(id, data)
  } catch (cause) {
    const isPermanent = cause instanceof PermanentMailFailure
    if (isPermanent) await record(database, id)
    return { id, status: isPermanent ? "deadletter" : "failed", output: { code: codeOf(cause) } }
  }
  await record(database, id)
  return { id, status: "completed" }
}

/** On failure the record is left to the queue: the mail must not be sent again because of that. */
async function record(database: Database, id: string): Promise<void> {
  await emptyMailJob(database, id).catch(() => undefined)
}

/** Only the code of the failure, because its text may contain addresses. */
function codeOf(cause: unknown): string {
  if (cause instanceof PermanentMailFailure) return cause.name
  return cause instanceof Error && "code" in cause ? String(cause.code) : "unknown"
}

/** Starts the queue workers once the server listens; running jobs finish before it closes. */
export function registerJobs(app: App, context: AppContext): void {
  const { config, jobs } = context
  let working: ReturnType<typeof startJobs> | null = null
  app.addHook("onListen", async () => {
    working = startJobs({
      ...context,
      log: app.log,
      indicatorSource: createMindicadorSource(config.indicatorsUrl),
      mailer: config.smtpUrl
        ? createSmtpMailer(config.smtpUrl, config.mailFrom)
        : createNullMailer((message) => app.log.warn(message)),
    })
    await working.catch((error: unknown) => {
      jobs.haveFailed = true
      throw error
    })
  })
  app.addHook("onClose", async () => {
    if (!jobs.haveFailed) await working?.then(({ stop }) => stop())
  })
}
