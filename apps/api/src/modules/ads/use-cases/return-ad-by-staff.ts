import { DomainError } from "@wara/domain/errors"
import type { AppContext } from "../../../app-context.ts"
import { recordAction } from "../../../audit/record-action.ts"
import { findAdSubject } from "../review-store.ts"
import { refuseOwnAd } from "./refuse-own-ad.ts"
import { returnToReview } from "./return-to-review.ts"

/**
 * Returns a published ad to review and records that, in one transaction. Throws NotFoundError,
 * ForbiddenError for the actor's own ad, and ConflictError for an ad that is not public.
 */
export async function returnAdByStaff(
  { config, database }: Pick<AppContext, "config" | "database">,
  call: { adId: number; actorId: number; notes: string },
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const ad = await findAdSubject(transaction, call.adId)
    if (!ad) throw new DomainError("NotFoundError", "Ad not found")
    refuseOwnAd(ad.ownerId, call.actorId)
    await returnToReview(transaction, config, call, now)
    await recordAction(transaction, {
      actorId: call.actorId,
      action: "ad.return-to-review",
      subject: { kind: "ads", id: call.adId, name: ad.name },
      before: { ad: ad.state },
      after: { ad: "pending", notes: call.notes },
    })
  })
}
