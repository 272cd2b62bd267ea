import type { AdContent } from "@wara/domain/ads/ad-schema"
import { chileanDay } from "@wara/domain/site/chilean-dates"
import type { Database } from "../../database/database.ts"
import { adContactChangedMail } from "../../emails/ad-contact-changed.ts"
import type { EmailSite } from "../../emails/email-layout.ts"
import { queueMail } from "../../queue/enqueue.ts"
import type { ExistingAd } from "./ad-store.ts"
import type { Seller } from "./own-ad-store.ts"

type Contact = Pick<AdContent, "email" | "phone">

/**
 * Notifies the old e-mail of a public ad when its contact data change, because somebody else may be
 * using the account. One mail per ad, address and day: repeated changes must not fill a mailbox.
 */
export async function reportChangedContact(
  transaction: Database,
  site: EmailSite,
  change: { ad: ExistingAd; seller: Seller; before: Contact; after: Contact },
  now: Date,
): Promise<void> {
  const { ad, seller, before, after } = change
  const hasNewEmail = before.email.toLowerCase() !== after.email.toLowerCase()
  const hasNewPhone = before.phone !== after.phone
  if (ad.state !== "active" || before.email === "" || !(hasNewEmail || hasNewPhone)) return
  const changed = hasNewEmail && hasNewPhone ? "both" : hasNewEmail ? "email" : "phone"
  const letter = {
    email: before.email,
    firstname: seller.firstname,
    name: ad.name,
    changed,
  } as const
  const mail = adContactChangedMail(site, letter)
  const reason = `ad:${ad.id}:contact-changed:${chileanDay(now)}:${before.email.toLowerCase()}`
  // Only the own address of the account is known to be the seller's.
  const isTyped = before.email.toLowerCase() !== seller.email.toLowerCase()
  await queueMail(transaction, reason, mail, { isTyped })
}
