import type { SellerContact } from "@wara/contract/seller"
import { contactRevealTexts } from "@wara/domain/ads/contact-reveal-texts"
import { type ContactRevealLimits, reachedRevealLimit } from "@wara/domain/ads/contact-reveals"
import { DomainError } from "@wara/domain/errors"
import type { ContactChannelOfAd } from "@wara/domain/leads/lead"
import { chileanDay } from "@wara/domain/site/chilean-dates"
import { RateLimitError } from "../../../access/rate-limit-error.ts"
import type { Viewer } from "../../../access/viewer.ts"
import { recordAction } from "../../../audit/record-action.ts"
import type { Database } from "../../../database/database.ts"
import { lockAccount } from "../../../database/lock-user.ts"
import { readSettings } from "../../settings/use-cases/settings.ts"
import { findContact, insertContact, isRecorded, listRecentReveals } from "../contact-store.ts"

/**
 * Shows a user the contact data of one public ad, and records it. Owners see their own without
 * limit; what the team reads is in the audit trail instead. Throws NotFoundError,
 * UnverifiedEmailError, and RateLimitError with the path `contact_reveals` past a limit.
 */
export async function revealContact(
  database: Database,
  { adId, viewer }: { adId: number; viewer: Pick<Viewer, "id" | "role"> },
  now: Date,
): Promise<SellerContact> {
  return database.transaction(async (transaction) => {
    // Parallel reveals of an account wait for each other here, so none passes the limits.
    const account = await lockAccount(transaction, { id: viewer.id })
    const found = await findContact(transaction, adId, now)
    if (account === null || found === null) {
      throw new DomainError("NotFoundError", "There is no such public ad")
    }
    const { ownerId, adName, firstname, lastname, email, phone } = found
    const contact = { name: `${firstname} ${lastname}`.trim(), email, phone }
    if (ownerId === viewer.id) return contact
    if (viewer.role !== "user") {
      await recordAction(transaction, {
        actorId: viewer.id,
        action: "ad.read-contact",
        subject: { kind: "ads", id: adId, name: adName },
        before: null,
        after: null,
      })
      return contact
    }
    requireConfirmed(account)
    const seen = { buyerId: viewer.id, adId, channel: "phone", day: chileanDay(now) } as const
    if (await isRecorded(transaction, seen)) return contact
    const { reveals_day: day, reveals_hour: hour } = await readSettings(transaction)
    requireBelowLimits(await listRecentReveals(transaction, viewer.id, now), { hour, day }, now)
    await insertContact(transaction, { ...seen, sellerId: ownerId }, now)
    return contact
  })
}

/**
 * Records that a user went on by WhatsApp or e-mail from contact data that the site showed: one row
 * per person, ad, channel and day. Owners and the team leave none, and neither do people who did not
 * see the contact data that day. Throws NotFoundError when the ad is not public.
 */
export async function recordContact(
  database: Database,
  { adId, channel, viewer }: ContactStep,
  now: Date,
): Promise<void> {
  const found = await findContact(database, adId, now)
  if (found === null) throw new DomainError("NotFoundError", "There is no such public ad")
  if (found.ownerId === viewer.id || viewer.role !== "user") return
  const contact = { buyerId: viewer.id, adId, day: chileanDay(now) }
  if (!(await isRecorded(database, { ...contact, channel: "phone" }))) return
  await insertContact(database, { ...contact, channel, sellerId: found.ownerId }, now)
}

type ContactStep = {
  adId: number
  channel: ContactChannelOfAd
  viewer: Pick<Viewer, "id" | "role">
}

function requireConfirmed({ confirmedAt }: { confirmedAt: Date | null }): void {
  if (confirmedAt !== null) return
  throw new DomainError(
    "UnverifiedEmailError",
    "The e-mail must be confirmed to see contact data",
    [{ path: ["email_confirmation"], message: contactRevealTexts.unconfirmed }],
  )
}

function requireBelowLimits(
  earlier: readonly Date[],
  limits: ContactRevealLimits,
  now: Date,
): void {
  const reached = reachedRevealLimit(earlier, limits, now)
  if (reached === null) return
  throw new RateLimitError(reached.retryAfterSeconds, [
    { path: ["contact_reveals"], message: contactRevealTexts.reached[reached.window](reached.max) },
  ])
}
