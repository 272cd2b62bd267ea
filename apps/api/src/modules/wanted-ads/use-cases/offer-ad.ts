import type { LeadReceipt } from "@wara/contract/lead"
import type { OfferChoices } from "@wara/contract/wanted"
import type { WantedOffer } from "@wara/domain/wanted/offer-schema"
import { soughtKind } from "@wara/domain/wanted/sought-kind"
import { wantedFacts, wantedSearch } from "@wara/domain/wanted/wanted-search"
import { wantedTexts } from "@wara/domain/wanted/wanted-texts"
import type { AppContext } from "../../../app-context.ts"
import { lockUsers } from "../../../database/lock-user.ts"
import { type ListSearch, listMatchingAds } from "../../alerts/use-cases/list-matching-ads.ts"
import { openOffer } from "../../leads/use-cases/open-offer.ts"
import { findAdlessAnswer, findPublicWanted, listOfferable } from "../offer-store.ts"
import { noSuchWanted, wantedConflict } from "../wanted-errors.ts"
import { findNamedWanted, type NamedWanted } from "../wanted-store.ts"

/** The public ads that a seller can offer to a public wanted ad, those that fit first. Throws NotFoundError. */
export async function readOfferChoices(
  context: ListSearch,
  { sellerId, slug }: { sellerId: number; slug: string },
  now: Date,
): Promise<OfferChoices> {
  const { database } = context
  const shown = await findPublicWanted(database, slug, now)
  const wanted = shown && (await findNamedWanted(database, shown.id))
  if (wanted === null) throw noSuchWanted()
  const { id: wantedId, ownerId } = wanted.wanted
  if (ownerId === sellerId) return { is_own: true, answered_lead: null, ads: [] }
  const offer = { sellerId, wantedId }
  const ads = await listOfferable(database, offer)
  const fitting = new Set(
    await listFitting(
      context,
      wanted,
      ads.map(({ id }) => id),
    ),
  )
  return {
    is_own: false,
    answered_lead: await findAdlessAnswer(database, offer),
    ads: ads
      .map((ad) => ({ ...ad, is_fitting: fitting.has(ad.id) }))
      .toSorted((one, other) => Number(other.is_fitting) - Number(one.is_fitting)),
  }
}

/**
 * The ads that a form may propose: those that the list shows for what is sought, in its place, with
 * the kind of machine as its text; none when the wanted ad names no kind.
 */
async function listFitting(
  context: ListSearch,
  { category, commune, wanted }: NamedWanted,
  only: readonly number[],
): Promise<number[]> {
  const kind = soughtKind(wanted.name)
  if (kind === "" || only.length === 0) return []
  const sought = { ...wanted, category: category.slug, commune: commune?.slug ?? "" }
  return listMatchingAds(context, wantedSearch(sought, kind), { limit: only.length, only })
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
