import { DomainError } from "@wara/domain/errors"
import type { AppContext } from "../../../app-context.ts"
import type { Database } from "../../../database/database.ts"
import type { Viewer } from "../../../plugins/viewer.ts"
import { banAd } from "../../ads/use-cases/ban-ad.ts"
import { findBannableAds, lockUser, type StaffSubject, updateUser } from "../user-store.ts"
import { recordAction } from "./record-action.ts"

/** What the team changes of an account. */
export type UserChange =
  | { kind: "block"; reason: string; banAds: boolean }
  | { kind: "unblock"; reason: string }
  | { kind: "pro"; pro: boolean }

/**
 * Blocks an account or lets it in again, or makes it professional, and writes that down. Only operators
 * act on the team's accounts, nobody on the own one. Throws NotFoundError, ForbiddenError.
 */
export async function changeUser(
  { config, database }: Pick<AppContext, "config" | "database">,
  actor: Viewer,
  userId: number,
  change: UserChange,
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const user = await lockUser(transaction, userId)
    if (!user) throw new DomainError("NotFoundError", "There is no such account")
    requireMayChange(actor, user)
    const before = stateOf(user)
    await apply(transaction, user, change, now)
    const banned: number[] = []
    if (change.kind === "block" && change.banAds) {
      const ban = { actorId: actor.id, reason: "other", notes: "" } as const
      for (const adId of await findBannableAds(transaction, userId, now)) {
        await banAd(transaction, config, { ...ban, adId }, now)
        banned.push(adId)
      }
    }
    const after = await lockUser(transaction, userId)
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

function requireMayChange(actor: Viewer, user: StaffSubject): void {
  const isTeam = user.role !== "user"
  if (user.id !== actor.id && (!isTeam || actor.role === "operator")) return
  throw new DomainError("ForbiddenError", "This account is not yours to change")
}

async function apply(
  transaction: Database,
  user: StaffSubject,
  change: UserChange,
  now: Date,
): Promise<void> {
  if (change.kind === "pro") return updateUser(transaction, user.id, { pro: change.pro })
  const blockedAt = change.kind === "block" ? (user.blockedAt ?? now) : null
  return updateUser(transaction, user.id, { blockedAt })
}

const stateOf = ({ blockedAt, pro }: StaffSubject) => ({ blocked: blockedAt !== null, pro })
