import { accountTexts } from "@wara/domain/accounts/account-texts"
import type { ProRequest } from "@wara/domain/accounts/profile-schema"
import { DomainError } from "@wara/domain/errors"
import type { Viewer } from "../../../access/viewer.ts"
import type { AppContext } from "../../../app-context.ts"
import { recordAction } from "../../../audit/record-action.ts"
import type { Database } from "../../../database/database.ts"
import { lockAccount } from "../../../database/lock-user.ts"
import { proRequestAnsweredMail } from "../../../emails/team-actions.ts"
import { queueMail } from "../../../queue/enqueue.ts"
import { setPublisher } from "../../profile/use-cases/set-publisher.ts"
import {
  decideProRequest,
  findProRequest,
  insertProRequest,
  updateUser,
} from "../account-moderation-store.ts"
import { requireMayChange } from "../require-may-change.ts"

/**
 * Approves a request, which makes the account professional, or declines it with a reason; the
 * person is notified by mail, and the audit trail records who decided. Throws NotFoundError,
 * ForbiddenError, and ConflictError when it was decided before.
 */
export async function answerProRequest(
  { config, database }: Pick<AppContext, "config" | "database">,
  call: { actor: Viewer; requestId: number; isApproved: boolean; reason: string },
  now: Date,
): Promise<void> {
  const { actor, isApproved, reason, requestId } = call
  await database.transaction(async (transaction) => {
    const request = await findProRequest(transaction, requestId)
    const user = request && (await lockAccount(transaction, { id: request.userId }))
    if (!user) throw new DomainError("NotFoundError", "Request not found")
    requireMayChange(actor, user)
    const state = isApproved ? "approved" : "declined"
    const decision = { state, reason, decidedAt: now, decidedBy: actor.id } as const
    if (!(await decideProRequest(transaction, requestId, decision))) {
      throw new DomainError("ConflictError", "This request was already decided by another user")
    }
    if (isApproved) await updateUser(transaction, user.id, { pro: true })
    const mail = proRequestAnsweredMail(config, { ...user, isApproved, reason })
    await queueMail(transaction, `pro-request:${requestId}`, mail)
    await recordAction(transaction, {
      actorId: actor.id,
      action: isApproved ? "user.approve-pro" : "user.decline-pro",
      subject: { kind: "users", id: user.id, name: "" },
      before: { pro: user.pro },
      after: { pro: isApproved || user.pro, ...(reason === "" ? {} : { reason }) },
    })
  })
}

/**
 * Requests professional status; the company is stored with the account. Throws ConflictError with
 * the path `request` when the account is already professional or another request is open.
 */
export async function requestPro(
  database: Database,
  viewer: Viewer,
  request: ProRequest,
  now: Date,
): Promise<void> {
  if (viewer.pro) throw conflict(accountTexts.proAlready)
  await database.transaction(async (transaction) => {
    const isNew = await insertProRequest(transaction, viewer.id, request, now)
    if (!isNew) throw conflict(accountTexts.proRequestOpen)
    const { message: _, ...company } = request
    await setPublisher(transaction, viewer.id, { kind: "company", ...company })
  })
}

function conflict(message: string): DomainError {
  return new DomainError("ConflictError", "A request is not possible now", [
    { path: ["request"], message },
  ])
}
