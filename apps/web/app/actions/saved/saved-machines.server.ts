import type { Favourite } from "@wara/contract/favourite"
import { relatedSearchText } from "@wara/domain/ads/ad-name"
import { adsPath } from "@wara/domain/site/paths"
import type { CallOptions } from "../../backend/client.server.ts"
import { readSavedMachines } from "../../backend/favourites.server.ts"
import { cardPhoto, toCardAd } from "../../entities/ad/card/card-ad.ts"
import type { SavedAd } from "../../entities/favourites/saved-store.ts"
import type { SavedMachine } from "../../features/saved/saved-machine.ts"

/** A saved ad of the account as the browser stores it. */
export function toSavedAd({ ad, saved_at, saved_price, saved_currency }: Favourite): SavedAd {
  return { ad, saved_at, price: saved_price, currency: saved_currency }
}

/** What the list of saved ads shows of each, in their order; ads without any page are gone. */
export async function describeSaved(
  ids: readonly number[],
  options: CallOptions = {},
): Promise<SavedMachine[]> {
  const { onSale, ended } = await readSavedMachines(ids, options)
  return ids.map((id) => {
    const ad = onSale.find((one) => one.id === id)
    if (ad !== undefined) {
      const card = toCardAd(ad)
      return {
        kind: "on-sale",
        ad: id,
        ...{ slug: ad.slug, name: ad.name, price: ad.price, currency: ad.currency },
        photo: cardPhoto(card),
        place: ad.commune?.name ?? "",
        daysLeft: ad.remaining_days,
      }
    }
    const over = ended.find((one) => one.id === id)
    if (over === undefined) return { kind: "gone", ad: id }
    const image = over.gallery?.[0]
    const { url, width } = image?.formats.medium ?? image ?? { url: "", width: 0 }
    return {
      kind: "ended",
      ad: id,
      ...{ slug: over.slug, name: over.name, endedAt: over.ended_at, hasPage: !over.gone },
      photo: image === undefined ? null : { url, width, alt: image.alternativeText ?? over.name },
      similar: adsPath({
        text: relatedSearchText(over),
        category: over.category?.slug ?? "",
      }),
    }
  })
}
