import { createHash } from "node:crypto"
import type { AbuseReportContent } from "@wara/domain/abuse/abuse-schema"
import { reportWeight, shouldHold } from "@wara/domain/abuse/report-weight"
import { inboxOf } from "@wara/domain/accounts/inbox"
import { DomainError } from "@wara/domain/errors"
import { customerNetworkOf } from "@wara/domain/site/caller-network"
import { days, inSeconds } from "@wara/domain/time"
import { limitCalls, limitNetwork } from "../../../access/limits.ts"
import type { Viewer } from "../../../access/viewer.ts"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { abuseReceivedMail } from "../../../emails/abuse-letters.ts"
import { queueMail } from "../../../queue/enqueue.ts"
import { readAccount } from "../../accounts/use-cases/read-account.ts"
import { holdReportedAd, lockReportedAd, reportsCountSince } from "../../ads/use-cases/hold-ad.ts"
import {
  findReportByKey,
  findSubject,
  insertReport,
  listWeighedReports,
  type StoredAbuseReport,
} from "../store.ts"

const limits = {
  network: { name: "abuse-network", limit: 10, windowSeconds: 3600 },
  reporter: { name: "abuse-reporter", limit: 10, windowSeconds: inSeconds(days(1)) },
}

/**
 * Stores a report once per key, and once per account while it is open; independent reports put an ad
 * on hold in the same transaction. The answer is the same for a
 * repetition, and says nothing about other reports. Throws NotFoundError for a subject that is not
 * public, ForbiddenError for one's own, ConflictError for a key of another report, RateLimitError past
 * the limits.
 */
export async function sendReport(
  { config, database }: { config: Config; database: Database },
  call: { key: string; content: AbuseReportContent; viewer: Viewer | null; network: string },
  now: Date,
): Promise<void> {
  const { content, key, network, viewer } = call
  const subject = await findSubject(database, content)
  if (subject === null) throw new DomainError("NotFoundError", "There is no such public subject")
  if (subject.ownerId === viewer?.id) {
    throw new DomainError("ForbiddenError", "You cannot report yourself")
  }
  const account = viewer && (await readAccount(database, viewer.id, [], now))
  const email = account?.email ?? (content.email === "" ? null : content.email)
  await database.transaction(async (transaction) => {
    const { adId, ownerId, sellerId } = subject
    // Reports of one ad wait for each other, so that the last of several at once sees the others.
    if (adId !== null) await lockReportedAd(transaction, { adId, ownerId })
    const isNew = await insertReport(transaction, {
      ...{ adId, sellerId, reason: content.reason, message: content.message },
      ...{ reporterId: viewer?.id ?? null, email, createdAt: now, idempotencyKey: key },
      networkHash: createHash("sha256").update(customerNetworkOf(network)).digest(),
    })
    if (!isNew) {
      return requireSame(await findReportByKey(transaction, key), { ...content, adId, sellerId })
    }
    // Counted here, so that a repeated call counts once.
    await limitNetwork(transaction, { ...limits.network, network })
    const caller = viewer ? `account:${viewer.id}` : email && inboxOf(email)
    if (caller) await limitCalls(transaction, { ...limits.reporter, caller })
    if (adId !== null) await holdIfDue(transaction, config, adId, now)
    if (email === null) return
    const mail = abuseReceivedMail(config, { email })
    await queueMail(transaction, `abuse:${key}:received`, mail, { isTyped: viewer === null })
  })
}

/** Refuses a key that was used for another report; an account's second report has no key stored. */
function requireSame(
  known: StoredAbuseReport | null,
  given: Pick<StoredAbuseReport, "adId" | "message" | "reason" | "sellerId">,
): void {
  const parts = ["adId", "sellerId", "message", "reason"] as const
  if (known === null || parts.every((part) => known[part] === given[part])) return
  throw new DomainError("ConflictError", "This Idempotency-Key was already used", [
    { path: ["Idempotency-Key"], message: "was already used for another report" },
  ])
}

/** Takes an ad out of sight when enough independent people reported it since its last release. */
async function holdIfDue(
  transaction: Database,
  config: Config,
  adId: number,
  now: Date,
): Promise<void> {
  const since = await reportsCountSince(transaction, adId)
  const reports = await listWeighedReports(transaction, adId, since)
  if (!shouldHold(reports, now)) return
  const weights = reports.map((report) => ({ report, weight: reportWeight(report, now) }))
  const heaviest = weights.toSorted((one, other) => other.weight - one.weight)
  await holdReportedAd(
    transaction,
    config,
    { adId, reasons: heaviest.map(({ report }) => report.reason) },
    now,
  )
}
