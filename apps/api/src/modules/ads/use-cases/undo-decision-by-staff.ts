import type { AppContext } from "../../../app-context.ts"
import { recordAction } from "../../../audit/record-action.ts"
import { findAdSubject } from "../review-store.ts"
import { undoDecision } from "./undo-decision.ts"

/**
 * Undoes the actor's own decision and records that, in one transaction. Throws the errors of
 * `undoDecision`.
 */
export async function undoDecisionByStaff(
  { database }: Pick<AppContext, "database">,
  call: { decisionId: number; actorId: number },
  now: Date,
): Promise<{ reviewId: number | null; adId: number }> {
  return database.transaction(async (transaction) => {
    const { adId, before, kind, reviewId } = await undoDecision(transaction, call, now)
    const ad = await findAdSubject(transaction, adId)
    await recordAction(transaction, {
      actorId: call.actorId,
      action: "decision.undo",
      subject: { kind: "ads", id: adId, name: ad?.name ?? "" },
      before: { decision: kind },
      after: { ad: before.state },
    })
    return { reviewId: before.was_pending ? reviewId : null, adId }
  })
}
