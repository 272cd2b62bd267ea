import { fewAdsInCommune } from "@wara/domain/places/nearest-communes"
import { adsPath } from "@wara/domain/site/paths"
import { type AdList, listAdsNearby } from "../../backend/ads.server.ts"
import type { CallOptions } from "../../backend/client.server.ts"
import { toCardAd } from "../../entities/ad/card/card-ad.ts"
import { activeFilters } from "../../features/ads/list/active-filters.ts"
import type { AdSection } from "../../features/ads/list/ad-sections.tsx"
import type { Relaxation } from "../../features/ads/list/empty-results.tsx"
import { nearSections } from "../../features/ads/list/near-sections.ts"
import type { AnsweredSearch } from "./answered-search.server.ts"
import { findFurtherAds, nearDeadEnd } from "./find-further-ads.server.ts"

/** The continuation of a list with few ads; `relaxations` is null when something was found. */
type Further = { sections: AdSection[]; relaxations: Relaxation[] | null }

/**
 * Continues a list with few results: the same search around the commune, then with fewer filters.
 * Both are optional, so their failure does not fail the page.
 */
export async function findFurther(
  { search: answered, names, missing }: AnsweredSearch,
  { ads, pagination }: AdList,
  options: CallOptions,
): Promise<Further> {
  const { total } = pagination
  const search = missing === null ? answered : { ...answered, text: missing.matched }
  const isFew = search.commune !== "" && total < fewAdsInCommune
  const isDeadEnd = total <= nearDeadEnd
  // Dropping a place filter here also drops its word, which hardly any ad mentions.
  const filters = isDeadEnd ? activeFilters(search, names) : []
  const none = { relaxations: [], sections: [] }
  const [near, further] = await Promise.all([
    isFew ? listAdsNearby(search, search.commune, options).catch(() => []) : [],
    isDeadEnd ? findFurtherAds(search, filters, ads, options).catch(() => none) : none,
  ])
  const around = nearSections(
    names.commune,
    near.map((ad) => ({ ...toCardAd(ad), distanceKm: ad.distance_km })),
  ).map(({ heading, ads: nearAds }) => ({ heading, more: null, ads: nearAds }))
  // The nearby ads are those that the commune filter excluded.
  const elsewhere = filters.find(({ key }) => key === "commune")
  const isAnnounced = (path: string | undefined) =>
    around.length > 0 && elsewhere !== undefined && path === adsPath(elsewhere.without)
  return {
    sections: [...around, ...further.sections.filter(({ more }) => !isAnnounced(more?.path))],
    relaxations: total === 0 ? further.relaxations : null,
  }
}
