import type pg from "pg"
import type { Queue } from "pg-boss"
import { bossDatabase, createBoss } from "./boss.ts"

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * Seconds without a heartbeat after which a job is handed to another worker, because its server was
 * killed.
 */
const heartbeatSeconds = 30

/** Scheduled jobs that must never run twice at once. */
const repeated = {
  policy: "exclusive",
  retryLimit: 3,
  retryDelay: 30,
  expireInSeconds: 10 * minute,
  heartbeatSeconds,
  deleteAfterSeconds: day,
} satisfies Omit<Queue, "name">

export const queues = {
  /**
   * Retried for about a day; a sent mail is emptied at once and its job is deleted within the hour.
   */
  mail: {
    retryLimit: 30,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: hour,
    expireInSeconds: 2 * minute,
    heartbeatSeconds,
    retentionSeconds: 7 * day,
    deleteAfterSeconds: hour,
  },
  /** Links requested by e-mail address; deleted as soon as mails are. */
  "account-links": {
    retryLimit: 10,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 5 * minute,
    expireInSeconds: minute,
    heartbeatSeconds,
    retentionSeconds: hour,
    deleteAfterSeconds: hour,
  },
  /** Retried for about two days: a paid order must get its boleta or factura. */
  "tax-documents": {
    retryLimit: 60,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: hour,
    expireInSeconds: 5 * minute,
    heartbeatSeconds,
    retentionSeconds: 14 * day,
    deleteAfterSeconds: day,
  },
  /** Retried for about a day: an alert must not miss an ad. */
  "ad-changes": {
    retryLimit: 30,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: hour,
    expireInSeconds: 5 * minute,
    heartbeatSeconds,
    retentionSeconds: 7 * day,
    deleteAfterSeconds: day,
  },
  /** Retried for about a day: until then the questions are in the seller's inbox only. */
  "lead-summaries": {
    retryLimit: 30,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: hour,
    expireInSeconds: minute,
    heartbeatSeconds,
    retentionSeconds: 7 * day,
    deleteAfterSeconds: day,
  },
  /** Retried for about an hour; then the job of the review queue computes what is missing. */
  "ad-risk": {
    retryLimit: 12,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 10 * minute,
    expireInSeconds: 2 * minute,
    heartbeatSeconds,
    retentionSeconds: day,
    deleteAfterSeconds: hour,
  },
  indicators: repeated,
  vocabulary: repeated,
  "ad-counts": repeated,
  "ad-figures": repeated,
  "panel-days": repeated,
  sitemaps: repeated,
  "ads-expiry": repeated,
  "ads-warnings": repeated,
  leads: repeated,
  alerts: repeated,
  announcements: repeated,
  "saved-ads": repeated,
  "review-queue": repeated,
  "wanted-ads": repeated,
  "weekly-figures": repeated,
  "ad-ideas": repeated,
  submissions: repeated,
  "drafts-cleanup": repeated,
  "rate-counters": repeated,
  "contact-retention": repeated,
  "price-drops": repeated,
  "rights-clock": repeated,
  "empty-searches": repeated,
  "uploads-cleanup": repeated,
  "account-deletion": repeated,
  "account-cleanup": repeated,
  "recordings-cleanup": repeated,
  "orders-reconcile": repeated,
  "clean-texts": repeated,
} as const satisfies Record<string, Omit<Queue, "name">>

export type QueueName = keyof typeof queues

/** Creates or migrates the queue tables and the queues. Idempotent. */
export async function installQueues(client: Pick<pg.Pool, "query">): Promise<void> {
  const boss = createBoss(bossDatabase(client))
  try {
    await boss.start()
    const every: [string, Omit<Queue, "name">][] = Object.entries(queues)
    for (const [name, options] of every) {
      await boss.createQueue(name, options)
      // Queues of earlier releases get the current options; a policy cannot be changed.
      const { policy: _, ...changeable } = options
      await boss.updateQueue(name, changeable)
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}
