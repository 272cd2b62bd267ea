import type { AdLink } from "@wara/contract/own-ad"
import { publishingRuts } from "@wara/domain/accounts/rut"
import { hashToken } from "../../../access/token.ts"
import type { Database } from "../../../database/database.ts"
import { countCredits } from "../../credits/use-cases/count-credits.ts"
import { findAd } from "../ad-store.ts"
import { endLinkExpired } from "../end-link-expired.ts"
import { type EndLink, findEndLink } from "../end-link-store.ts"
import { findSeller } from "../seller-store.ts"

/** Describes the action of an e-mail link without consuming the link. Throws LinkExpiredError. */
export async function readEndLink(database: Database, code: string, now: Date): Promise<AdLink> {
  const link = await findEndLink(database, hashToken(code), now)
  if (link === null) throw endLinkExpired()
  return describeEndLink(database, link)
}

export async function describeEndLink(database: Database, link: EndLink): Promise<AdLink> {
  const ad = await findAd(database, link.adId)
  if (ad === null) throw endLinkExpired()
  const { days, publication } = await countCredits(database, link.ownerId)
  const owner = await findSeller(database, link.ownerId)
  return {
    action: link.purpose === "renew_ad" ? "renew" : "sold",
    ad: { id: ad.id, name: ad.name, slug: ad.slug, state: ad.state },
    credits: publication,
    days,
    has_rut: publishingRuts(owner).length > 0,
  }
}
