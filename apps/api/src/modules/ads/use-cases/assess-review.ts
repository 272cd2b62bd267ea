import { assessRisk, distinctiveSerial } from "@wara/domain/risk/assess-risk"
import { hours } from "@wara/domain/time"
import type { AppContext } from "../../../app-context.ts"
import type { Database } from "../../../database/database.ts"
import { queueRisk } from "../../../queue/enqueue.ts"
import { deleteExpiredClaims } from "../claim-store.ts"
import { insertReview } from "../review-store.ts"
import {
  findPictureAds,
  findPriceInPesos,
  findPricePeers,
  findRelatedTraits,
  findRiskSubject,
  findSerialAds,
} from "../risk-facts-store.ts"
import { deleteOldRisks, deleteRisksOf, listWithoutRisk, storeRisk } from "../risk-store.ts"
import { compareNames } from "./compare-submissions.ts"
import { publishAtOnce } from "./publish-at-once.ts"

/** Stores a submission and queues the computation of its risk; part of the caller's transaction. */
export async function enterReviewQueue(
  transaction: Database,
  review: Parameters<typeof insertReview>[1],
): Promise<number> {
  const id = await insertReview(transaction, review)
  await queueRisk(transaction, id)
  return id
}

/**
 * Computes and stores the risk of a submission that waits for a decision, publishes what may be
 * published at once, and stores the ads with a similar name of what waits. Idempotent: a later call
 * replaces the result by what is known then.
 */
export async function assessReview(
  context: Pick<AppContext, "config" | "database">,
  reviewId: number,
  now: Date,
): Promise<void> {
  const { database } = context
  const subject = await findRiskSubject(database, reviewId)
  if (subject === null || subject.state !== "pending") return
  const { content, owner } = subject
  const serial = distinctiveSerial(content.serial_number)
  const risk = assessRisk({
    accounts: await findRelatedTraits(database, subject),
    pictureAds: await findPictureAds(database, subject),
    serialAds: serial === null ? [] : await findSerialAds(database, subject, serial),
    priceClp: await findPriceInPesos(database, content),
    ...(await findPricePeers(database, subject)),
    texts: content,
    emails: [owner.email, content.email],
  })
  await storeRisk(database, reviewId, risk, now)
  if (await publishAtOnce(context, reviewId, now)) return
  await compareNames(database, { id: reviewId, adId: subject.adId, content })
}

/** A waiting submission is compared again after so long: others may have been banned since. */
const staleMs = hours(6)
const batch = 200

/**
 * Assesses submissions that wait without a risk, and those that have waited long since the last
 * computation; deletes risks and claims that are past their time.
 */
export async function tendRisks(
  context: Pick<AppContext, "config" | "database">,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  const { database } = context
  await deleteOldRisks(database, now, { signal })
  await deleteExpiredClaims(database, now, { signal })
  const stale = new Date(now.getTime() - staleMs)
  for (const reviewId of await listWithoutRisk(database, stale, batch)) {
    if (signal.aborted) return
    await assessReview(context, reviewId, now)
  }
}

/** Deletes what was computed about the ads of a person, as part of the erasure of the account. */
export async function eraseRisks(transaction: Database, ownerId: number): Promise<void> {
  await deleteRisksOf(transaction, ownerId)
}
