import type { Ad } from "@wara/contract/ad"
import type { Commune } from "@wara/contract/catalog"
import type { AdSearch } from "@wara/domain/listing/ad-search"
import { distanceKm } from "@wara/domain/places/nearest-communes"
import { type CardAd, toCardAd } from "../../entities/ad/card/card-ad.ts"

/**
 * The cards of a list, with whole kilometres from the commune of its search when the list is that of
 * a radius around it. An empty catalog, which could not be loaded, leaves them out.
 */
export function withDistances(
  ads: readonly Ad[],
  { commune, radiusKm }: Pick<AdSearch, "commune" | "radiusKm">,
  communes: readonly Commune[],
): CardAd[] {
  const centre = radiusKm === null ? undefined : communes.find(({ slug }) => slug === commune)
  return ads.map((ad) => {
    const card = toCardAd(ad)
    if (centre === undefined || !ad.commune) return card
    return { ...card, distanceKm: Math.round(distanceKm(centre, ad.commune)) }
  })
}
