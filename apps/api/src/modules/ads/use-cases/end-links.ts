import type { AdLink } from "@wara/contract/own-ad"
import { publishingRuts } from "@wara/domain/accounts/rut"
import { hashToken } from "../../../access/token.ts"
import type { Database } from "../../../database/database.ts"
import { lockSeller } from "../../../database/lock-user.ts"
import { countCredits } from "../../credits/use-cases/count-credits.ts"
import { findAd } from "../ad-store.ts"
import { type EndLink, findEndLink, useEndLink } from "../end-store.ts"
import { endLinkExpired } from "../mail-end.ts"
import { findSeller } from "../own-ad-store.ts"
import { markSold } from "./own-ad-steps.ts"
import { renewAd } from "./renew-ad.ts"

/** Describes the action of an e-mail link without consuming the link. Throws LinkExpiredError. */
export async function readEndLink(database: Database, code: string, now: Date): Promise<AdLink> {
  const link = await findEndLink(database, hashToken(code), now)
  if (link === null) throw endLinkExpired()
  return describeEndLink(database, link)
}

async function describeEndLink(database: Database, link: EndLink): Promise<AdLink> {
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

/**
 * Performs the action of an e-mail link without a log-in: the code is the proof. Renewing works
 * once and takes a credit; marking as sold can be repeated. Throws LinkExpiredError, and
 * ConflictError: with the path `credits` when none is left and `publisher` when the RUT is missing
 * (the link then stays valid), `state` when the ad cannot be renewed or marked as sold.
 */
export async function followEndLink(database: Database, code: string, now: Date): Promise<AdLink> {
  const link = await findEndLink(database, hashToken(code), now)
  if (link === null) throw endLinkExpired()
  await database.transaction(async (transaction) => {
    await lockSeller(transaction, link.ownerId)
    if (link.purpose === "sold_ad") return markSold(transaction, link, now)
    if (!(await useEndLink(transaction, link.id, now))) throw endLinkExpired()
    await renewAd(transaction, { ...link, key: `link:${link.id}` }, now)
  })
  return describeEndLink(database, link)
}
