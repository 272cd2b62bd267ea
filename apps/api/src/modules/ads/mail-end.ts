import { endLinkDays } from "@wara/domain/ads/ad-limits"
import { endOfTerm } from "@wara/domain/ads/ad-renewal"
import { paths } from "@wara/domain/site/paths"
import type { Database } from "../../database/database.ts"
import { adEndedMail } from "../../emails/ad-ended.ts"
import { adEndingMail } from "../../emails/ad-ending.ts"
import type { EmailSite } from "../../emails/email-layout.ts"
import { queueMail } from "../../jobs/queue-mail.ts"
import { hashToken, newToken } from "../../plugins/token.ts"
import { type EndLinkPurpose, insertEndLink } from "./end-link-store.ts"
import type { EndingAd } from "./expiry-store.ts"
import { findCover } from "./gallery-store.ts"
import { findSeller } from "./seller-store.ts"

/** Warns an owner before an ad's end, with a link that renews it. */
export async function mailEnding(
  transaction: Database,
  site: EmailSite,
  ad: EndingAd,
  now: Date,
): Promise<void> {
  const seller = await findSeller(transaction, ad.ownerId)
  if (seller.blockedAt !== null || seller.deletedAt !== null) return
  const renewLink = await makeLink(transaction, site, ad, "renew_ad", now)
  const photo = await findCover(transaction, ad.id)
  const mail = adEndingMail(site, { ...seller, ...ad, renewLink, photo })
  await queueMail(transaction, `ad-ending:${ad.id}:${ad.expiresAt.toISOString()}`, mail)
}

/** Tells an owner that an ad ended, with links that renew it and that say it was sold. */
export async function mailEnded(
  transaction: Database,
  site: EmailSite,
  ad: EndingAd,
  now: Date,
): Promise<void> {
  const seller = await findSeller(transaction, ad.ownerId)
  if (seller.blockedAt !== null || seller.deletedAt !== null) return
  const renewLink = await makeLink(transaction, site, ad, "renew_ad", now)
  const soldLink = await makeLink(transaction, site, ad, "sold_ad", now)
  const photo = await findCover(transaction, ad.id)
  const mail = adEndedMail(site, { ...seller, ...ad, renewLink, soldLink, photo })
  await queueMail(transaction, `ad-ended:${ad.id}:${ad.expiresAt.toISOString()}`, mail)
}

/** Only the code's hash is stored. */
async function makeLink(
  transaction: Database,
  site: EmailSite,
  ad: EndingAd,
  purpose: EndLinkPurpose,
  now: Date,
): Promise<string> {
  const code = newToken()
  await insertEndLink(transaction, {
    userId: ad.ownerId,
    adId: ad.id,
    purpose,
    tokenHash: hashToken(code),
    createdAt: now,
    expiresAt: endOfTerm(now, endLinkDays),
  })
  return `${site.baseUrl}${paths.adLink}?codigo=${code}`
}
