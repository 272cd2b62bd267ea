import type { ReviewReason } from "@wara/domain/ads/review"
import { DomainError } from "@wara/domain/errors"
import type { AppContext } from "../../../app-context.ts"
import { recordAction } from "../../../audit/record-action.ts"
import { findAdSubject } from "../review-store.ts"
import { banAd } from "./ban-ad.ts"
import { recordDecision } from "./record-decision.ts"

/**
 * Bans an ad and records that, in one transaction; returns the number of the decision. Throws
 * NotFoundError and ConflictError.
 */
export async function banAdByStaff(
  { config, database }: Pick<AppContext, "config" | "database">,
  ban: { adId: number; actorId: number; reason: ReviewReason; notes: string },
  now: Date,
): Promise<number> {
  return database.transaction(async (transaction) => {
    const ad = await findAdSubject(transaction, ban.adId)
    if (!ad) throw new DomainError("NotFoundError", "Ad not found")
    const decision = { ...ban, kind: "ban", ownerId: ad.ownerId, reviewId: null } as const
    const decisionId = await recordDecision(transaction, decision, now, () =>
      banAd(transaction, config, ban, now),
    )
    await recordAction(transaction, {
      actorId: ban.actorId,
      action: "ad.ban",
      subject: { kind: "ads", id: ban.adId, name: ad.name },
      before: { ad: ad.state },
      after: { ad: "banned", reason: ban.reason, notes: ban.notes },
    })
    return decisionId
  })
}
