import type { AdContent } from "@wara/domain/ads/ad-schema"
import type { ReviewKind } from "@wara/domain/ads/review"
import type { Database } from "../../../database/database.ts"
import { adReceivedMail } from "../../../emails/ad-received.ts"
import type { EmailSite } from "../../../emails/email-layout.ts"
import { queueMail } from "../../../queue/queue-mail.ts"
import { readSettings } from "../../settings/use-cases/read-settings.ts"
import { insertReview, withdrawReviews } from "../review-store.ts"
import type { Seller } from "../seller-store.ts"

/** Queues a submission for review, replacing a pending one, and notifies its owner. */
export async function sendToReview(
  transaction: Database,
  site: EmailSite,
  submission: {
    adId: number
    seller: Seller
    kind: ReviewKind
    content: AdContent
    approved: AdContent | null
  },
  now: Date,
): Promise<void> {
  const { adId, approved, content, kind, seller } = submission
  await withdrawReviews(transaction, [adId], now)
  const id = await insertReview(transaction, { adId, kind, content, approved, submittedAt: now })
  const { response_hours: hours } = await readSettings(transaction)
  const mail = adReceivedMail(site, { ...seller, kind, name: content.name, hours })
  await queueMail(transaction, `ad-received:${id}`, mail)
}
