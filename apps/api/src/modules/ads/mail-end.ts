import { endLinkDays, endOfTerm } from "@wara/domain/ads/ad-term"
import { DomainError } from "@wara/domain/errors"
import { paths } from "@wara/domain/site/paths"
import { hashToken, newToken } from "../../access/token.ts"
import type { Database } from "../../database/database.ts"
import { adEndedMail, adEndingMail, adsDigestMail } from "../../emails/ad-ends.ts"
import type { EmailSite } from "../../emails/email-layout.ts"
import { inInboxOrder, queueMail } from "../../queue/enqueue.ts"
import { findCover } from "./ad-content-store.ts"
import { type EndingAd, type EndLinkPurpose, insertEndLink } from "./end-store.ts"
import { findSeller, type Seller } from "./own-ad-store.ts"

/** Mails each owner of ads that will end, or that ended, in the order of their inboxes. */
export async function mailEnds(
  transaction: Database,
  site: EmailSite,
  { ads, kind }: { ads: readonly EndingAd[]; kind: "ending" | "ended" },
  now: Date,
): Promise<void> {
  const readers = []
  for (const ofOwner of Map.groupBy(ads, ({ ownerId }) => ownerId).values()) {
    const reader = await findReader(transaction, ofOwner)
    if (reader !== null) readers.push(reader)
  }
  const mail = kind === "ending" ? mailEnding : mailEnded
  for (const reader of inInboxOrder(readers)) await mail(transaction, site, reader, now)
}

/** Warns an owner that ads will end: one ad with links that renew it or mark it as sold. */
async function mailEnding(
  transaction: Database,
  site: EmailSite,
  { ads, first: ad, seller }: Reader,
  now: Date,
): Promise<void> {
  if (ads.length > 1) return mailDigest(transaction, site, { kind: "ending", ads, seller })
  const renewLink = await makeLink(transaction, site, ad, "renew_ad", now)
  const soldLink = await makeLink(transaction, site, ad, "sold_ad", now)
  const photo = await findCover(transaction, ad.id)
  const mail = adEndingMail(site, { ...seller, ...ad, renewLink, soldLink, photo })
  await queueMail(transaction, `ad-ending:${ad.id}:${ad.expiresAt.toISOString()}`, mail)
}

/** Notifies an owner that ads ended: one ad with links that renew it or mark it as sold. */
async function mailEnded(
  transaction: Database,
  site: EmailSite,
  { ads, first: ad, seller }: Reader,
  now: Date,
): Promise<void> {
  if (ads.length > 1) return mailDigest(transaction, site, { kind: "ended", ads, seller })
  const renewLink = await makeLink(transaction, site, ad, "renew_ad", now)
  const soldLink = await makeLink(transaction, site, ad, "sold_ad", now)
  const photo = await findCover(transaction, ad.id)
  const mail = adEndedMail(site, { ...seller, ...ad, renewLink, soldLink, photo })
  await queueMail(transaction, `ad-ended:${ad.id}:${ad.expiresAt.toISOString()}`, mail)
}

/** An owner with the ads that a mail is about. */
type Reader = { email: string; seller: Seller; first: EndingAd; ads: readonly EndingAd[] }

/** The owner of the ads and the first ad; null for owners who are blocked or deleted. */
async function findReader(transaction: Database, ads: readonly EndingAd[]): Promise<Reader | null> {
  const [first] = ads
  if (!first) return null
  const seller = await findSeller(transaction, first.ownerId)
  if (seller.blockedAt !== null || seller.deletedAt !== null) return null
  return { email: seller.email, seller, first, ads }
}

async function mailDigest(
  transaction: Database,
  site: EmailSite,
  digest: { kind: "ending" | "ended"; ads: readonly EndingAd[]; seller: Seller },
): Promise<void> {
  const { ads, kind, seller } = digest
  const mail = adsDigestMail(site, { ...seller, kind, ads })
  // The first ad ends only once, so that its owner never gets the same digest twice.
  const [first] = ads
  await queueMail(transaction, `ads-${kind}:${first?.id}:${first?.expiresAt.toISOString()}`, mail)
}

/** Stores only the code's hash. */
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

/** The same error for every invalid code, without the reason. */
export function endLinkExpired(): DomainError {
  return new DomainError("LinkExpiredError", "This link was already used or has expired")
}
