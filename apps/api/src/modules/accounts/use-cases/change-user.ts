import type { RelatedAccount } from "@wara/contract/review"
import { DomainError } from "@wara/domain/errors"
import type { Viewer } from "../../../access/viewer.ts"
import type { AppContext } from "../../../app-context.ts"
import { recordAction } from "../../../audit/record-action.ts"
import type { Database } from "../../../database/database.ts"
import { lockAccount } from "../../../database/lock-user.ts"
import type { EmailSite } from "../../../emails/email-layout.ts"
import {
  accountBlockedMail,
  accountUnblockedMail,
  proRequestAnsweredMail,
} from "../../../emails/team-actions.ts"
import { queueMail } from "../../../queue/enqueue.ts"
import { banAd } from "../../ads/use-cases/ban-ad.ts"
import { endWantedOf } from "../../wanted-ads/use-cases/wanted-steps.ts"
import {
  decideOpenProRequest,
  findBannableAds,
  findSharingAccounts,
  type StaffSubject,
  updateUser,
} from "../account-moderation-store.ts"
import { endEverySession } from "../log-in-store.ts"
import { requireMayChange } from "../require-may-change.ts"

export type UserChange =
  | { kind: "block"; reason: string; banAds: boolean }
  | { kind: "unblock"; reason: string }
  | { kind: "pro"; pro: boolean }

/**
 * Blocks or unblocks an account, which is notified by mail, or makes it professional, and records
 * that. With the account its ads are banned, but not those that the actor put on hold, which somebody
 * else decides. Only operators change the team's accounts, and never their own. Throws NotFoundError,
 * ForbiddenError.
 */
export async function changeUser(
  { config, database }: Pick<AppContext, "config" | "database">,
  actor: Viewer,
  userId: number,
  change: UserChange,
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const user = await lockAccount(transaction, { id: userId })
    if (!user) throw new DomainError("NotFoundError", "Account not found")
    requireMayChange(actor, user)
    const before = stateOf(user)
    await apply(transaction, user, change, now)
    if (change.kind === "block") await endWantedOf(transaction, userId, now)
    const banned: number[] = []
    if (change.kind === "block" && change.banAds) {
      // One mail reports the block of the account and of its ads.
      const notes = change.reason
      const ban = { actorId: actor.id, reason: "other", notes, notify: false } as const
      for (const adId of await findBannableAds(
        transaction,
        { ownerId: userId, actorId: actor.id },
        now,
      )) {
        await banAd(transaction, config, { ...ban, adId }, now)
        banned.push(adId)
      }
    }
    if (change.kind === "pro" && change.pro) {
      await closeProRequest(transaction, config, { user, actor, now })
    }
    await notifyPerson(transaction, config, { user, change, blockedAds: banned.length, now })
    const after = await lockAccount(transaction, { id: userId })
    await recordAction(transaction, {
      actorId: actor.id,
      action: `user.${change.kind}`,
      subject: { kind: "users", id: userId, name: "" },
      before,
      after: {
        ...(after ? stateOf(after) : {}),
        ...("reason" in change ? { reason: change.reason } : {}),
        ...(banned.length > 0 ? { banned } : {}),
      },
    })
  })
}

async function apply(
  transaction: Database,
  user: StaffSubject,
  change: UserChange,
  now: Date,
): Promise<void> {
  if (change.kind === "pro") return updateUser(transaction, user.id, { pro: change.pro })
  if (change.kind === "unblock") {
    // Many an account is blocked because it was stolen: who was logged in stays logged out.
    await endEverySession(transaction, user.id, now)
    return updateUser(transaction, user.id, { blockedAt: null, blockedReason: null })
  }
  const blockedAt = user.blockedAt ?? now
  return updateUser(transaction, user.id, { blockedAt, blockedReason: change.reason })
}

/**
 * An open request to become professional is answered as from the queue, also when the status is set
 * by hand.
 */
async function closeProRequest(
  transaction: Database,
  site: EmailSite,
  { actor, now, user }: { actor: Viewer; now: Date; user: StaffSubject },
): Promise<void> {
  const decision = { state: "approved", reason: "", decidedAt: now, decidedBy: actor.id } as const
  const requestId = await decideOpenProRequest(transaction, user.id, decision)
  if (requestId === null) return
  const mail = proRequestAnsweredMail(site, { ...user, isApproved: true, reason: "" })
  await queueMail(transaction, `pro-request:${requestId}`, mail)
}

/** Blocking again notifies again, because the second block may have another reason. */
async function notifyPerson(
  transaction: Database,
  site: EmailSite,
  blocking: { user: StaffSubject; change: UserChange; blockedAds: number; now: Date },
): Promise<void> {
  const { blockedAds, change, now, user } = blocking
  const reason = `account-${change.kind}:${user.id}:${now.toISOString()}`
  if (change.kind === "block") {
    const mail = accountBlockedMail(site, { ...user, reason: change.reason, blockedAds })
    await queueMail(transaction, reason, mail)
  } else if (change.kind === "unblock" && user.blockedAt !== null) {
    await queueMail(transaction, reason, accountUnblockedMail(site, user))
  }
}

const stateOf = ({ blockedAt, pro }: StaffSubject) => ({ blocked: blockedAt !== null, pro })

/** Other accounts that may belong to the same person, each with what it shares. */
export async function listRelatedAccounts(
  database: Database,
  userId: number,
): Promise<RelatedAccount[]> {
  const accounts = await findSharingAccounts(database, userId)
  return accounts.map(({ network, phone, rut, ...account }) => ({
    ...account,
    shares: [
      ...(rut ? (["rut"] as const) : []),
      ...(phone ? (["phone"] as const) : []),
      ...(network ? (["network"] as const) : []),
    ],
  }))
}
