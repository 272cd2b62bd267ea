import { DomainError } from "@wara/domain/errors"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { lockAccount } from "../../../database/lock-user.ts"
import { dataBlockMail } from "../../../emails/rights-letters.ts"
import { queueMail } from "../../../queue/enqueue.ts"
import { deactivateAd, resumeAd } from "../../ads/use-cases/own-ad-steps.ts"
import { endWantedOf } from "../../wanted-ads/use-cases/wanted-steps.ts"
import { listActiveAds, listPausedAds, setDataBlocked } from "../block-store.ts"

/**
 * Blocks a person's data: the profile is hidden, public ads are paused and nothing can be
 * published. Part of the caller's transaction; a repeated block changes nothing. Throws
 * ForbiddenError for accounts of the team, which act on others' data.
 */
export async function blockData(
  transaction: Database,
  config: Config,
  userId: number,
  now: Date,
): Promise<void> {
  const person = await lockAccount(transaction, { id: userId })
  if (person === null || person.dataBlockedAt !== null) return
  if (person.role !== "user") throw new DomainError("ForbiddenError", "Not for team accounts")
  const active = await listActiveAds(transaction, userId)
  for (const adId of active) {
    await deactivateAd(transaction, { adId, ownerId: userId, reason: "withdrawn" }, now)
  }
  await endWantedOf(transaction, userId, now)
  await setDataBlocked(transaction, userId, now)
  const mail = dataBlockMail(config, { ...person, isBlocked: true, ads: active.length })
  await queueMail(transaction, `data-block:${userId}:${now.getTime()}`, mail)
}

/**
 * Ends the block: the profile is shown again, and so are the ads that the block paused and that
 * have days left. Part of the caller's transaction; does nothing without a block.
 */
export async function unblockData(
  transaction: Database,
  config: Config,
  userId: number,
  now: Date,
): Promise<void> {
  const person = await lockAccount(transaction, { id: userId })
  const blockedAt = person?.dataBlockedAt ?? null
  if (person === null || blockedAt === null) return
  await setDataBlocked(transaction, userId, null)
  const paused = await listPausedAds(transaction, userId, { blockedAt, now })
  for (const adId of paused) await resumeAd(transaction, { adId, ownerId: userId }, now)
  const mail = dataBlockMail(config, { ...person, isBlocked: false, ads: paused.length })
  await queueMail(transaction, `data-unblock:${userId}:${blockedAt.getTime()}`, mail)
}
