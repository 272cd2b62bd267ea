import { DomainError } from "@wara/domain/errors"
import { nextWantedState, wantedEnd } from "@wara/domain/wanted/wanted-lifecycle"
import { wantedTexts } from "@wara/domain/wanted/wanted-texts"
import type { Viewer } from "../../../access/viewer.ts"
import type { AppContext } from "../../../app-context.ts"
import { recordAction } from "../../../audit/record-action.ts"
import { lockAccount } from "../../../database/lock-user.ts"
import { wantedDecidedMail } from "../../../emails/wanted-ads.ts"
import { queueMail } from "../../../queue/enqueue.ts"
import { noSuchWanted } from "../wanted-errors.ts"
import { findWanted, lockWanted, updateWanted } from "../wanted-store.ts"

export type WantedDecision = { actor: Viewer; id: number; isApproved: boolean; reason: string }

/**
 * Publishes a wanted ad for its days, or refuses it with a reason that its owner reads; the mail and
 * the audit entry belong to the same transaction. Throws NotFoundError, ForbiddenError for one's own,
 * and ConflictError when it was decided or ended before.
 */
export async function decideWanted(
  { config, database }: Pick<AppContext, "config" | "database">,
  decision: WantedDecision,
  now: Date,
): Promise<void> {
  const { actor, id, isApproved, reason } = decision
  await database.transaction(async (transaction) => {
    const found = await findWanted(transaction, id)
    const owner = found && (await lockAccount(transaction, { id: found.ownerId }))
    const wanted = owner && (await lockWanted(transaction, id))
    if (!owner || !wanted) throw noSuchWanted()
    if (wanted.ownerId === actor.id) {
      throw new DomainError("ForbiddenError", "Another member of the team decides about your own", [
        { path: ["id"], message: wantedTexts.ownToDecide },
      ])
    }
    const state = nextWantedState(wanted.state, isApproved ? "approve" : "refuse")
    const decided = { state, decidedBy: actor.id, decidedAt: now, reason }
    const public_ = { publishedAt: now, expiresAt: wantedEnd(now) }
    await updateWanted(
      transaction,
      id,
      isApproved ? { ...decided, ...public_ } : { ...decided, slot: null },
    )
    const mail = wantedDecidedMail(config, {
      ...{ email: owner.email, firstname: owner.firstname, name: wanted.name },
      ...{ slug: wanted.slug, isApproved, reason, expiresAt: public_.expiresAt },
    })
    await queueMail(transaction, `wanted:${wanted.documentId}:decision`, mail)
    await recordAction(transaction, {
      actorId: actor.id,
      action: isApproved ? "wanted-ad.approve" : "wanted-ad.refuse",
      subject: { kind: "wanted-ads", id, name: wanted.name },
      before: { state: wanted.state },
      after: { state, ...(reason === "" ? {} : { reason }) },
    })
  })
}
