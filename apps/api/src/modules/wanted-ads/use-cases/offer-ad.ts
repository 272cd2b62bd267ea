import type { LeadReceipt } from "@wara/contract/lead"
import type { OfferableAd, OfferChoices } from "@wara/contract/wanted"
import { isFitting } from "@wara/domain/wanted/offer-fit"
import type { WantedOffer } from "@wara/domain/wanted/offer-schema"
import { wantedFacts } from "@wara/domain/wanted/wanted-search"
import { wantedTexts } from "@wara/domain/wanted/wanted-texts"
import type { AppContext } from "../../../app-context.ts"
import type { Database } from "../../../database/database.ts"
import { lockUsers } from "../../../database/lock-user.ts"
import { openOffer } from "../../leads/use-cases/open-offer.ts"
import { findAdlessAnswer, findPublicWanted, listOfferable } from "../offer-store.ts"
import { noSuchWanted, wantedConflict } from "../wanted-errors.ts"
import { findNamedWanted, type NamedWanted } from "../wanted-store.ts"

/** The public ads that a seller can offer to a public wanted ad, those that fit first. Throws NotFoundError. */
export async function readOfferChoices(
  database: Database,
  { sellerId, slug }: { sellerId: number; slug: string },
  now: Date,
): Promise<OfferChoices> {
  const wanted = await findPublicWanted(database, slug, now)
  if (wanted === null) throw noSuchWanted()
  if (wanted.ownerId === sellerId) return { is_own: true, answered_lead: null, ads: [] }
  const offer = { sellerId, wantedId: wanted.id }
  return {
    is_own: false,
    answered_lead: await findAdlessAnswer(database, offer),
    ads: proposed(wanted, await listOfferable(database, offer)),
  }
}

/** Ads with whether they fit, those that do first, otherwise in their order. */
function proposed(
  wanted: Parameters<typeof isFitting>[0],
  ads: Awaited<ReturnType<typeof listOfferable>>,
): OfferableAd[] {
  return ads
    .map(({ manufacturer, price_clp: priceClp, year, ...ad }) => {
      const compared = { name: ad.name, manufacturer, year, priceClp }
      const isSameCategory = ad.is_same_category
      return { ...ad, is_fitting: isFitting(wanted, { ...compared, isSameCategory }) }
    })
    .toSorted((one, other) => Number(other.is_fitting) - Number(one.is_fitting))
}

export type OfferCall = { sellerId: number; slug: string; key: string; offer: WantedOffer }

/**
 * "Tengo uno": opens a thread between the person who seeks and a seller, with a public ad of theirs
 * or without, once per key, and mails the offer in the same transaction. Neither learns the other's address. Throws
 * NotFoundError when the wanted ad is not public, ConflictError for one's own, and what `openOffer`
 * throws.
 */
export async function offerAd(
  { config, database }: Pick<AppContext, "config" | "database">,
  call: OfferCall,
  now: Date,
): Promise<LeadReceipt> {
  return database.transaction(async (transaction) => {
    const shown = await findPublicWanted(transaction, call.slug, now)
    if (shown === null) throw noSuchWanted()
    if (shown.ownerId === call.sellerId) {
      throw wantedConflict("ad", "You cannot answer your own wanted ad", wantedTexts.own)
    }
    await lockUsers(transaction, [shown.ownerId, call.sellerId])
    // It may have ended while the accounts were locked by another transaction.
    if ((await findPublicWanted(transaction, call.slug, now)) === null) throw noSuchWanted()
    const wanted = await findNamedWanted(transaction, shown.id)
    if (wanted === null) throw noSuchWanted()
    return openOffer(
      { transaction, site: config, now },
      {
        ...{ sellerId: call.sellerId, buyerId: shown.ownerId, key: call.key },
        ...{ adId: call.offer.ad, text: call.offer.message },
        wanted: { id: shown.id, name: shown.name, question: questionOf(wanted) },
      },
    )
  })
}

/** What the person seeks as the first message of the thread. */
function questionOf({ commune, wanted }: NamedWanted): string {
  const { budget, manufacturer, name, radiusKm, text, yearMax, yearMin } = wanted
  const facts = wantedFacts({
    ...{ budget, manufacturer, radiusKm, yearMax, yearMin },
    commune: commune?.name ?? null,
  })
  return [`Busco: ${name}.`, facts.join(" · "), text].filter((part) => part !== "").join("\n")
}
