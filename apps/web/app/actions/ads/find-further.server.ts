import type { Ad } from "@wara/contract/ad"
import type { AdSearch } from "@wara/domain/listing/ad-search"
import { fewAdsInCommune } from "@wara/domain/places/nearest-communes"
import { adsPath } from "@wara/domain/site/paths"
import { type AdList, listAdsNearby } from "../../backend/ads.server.ts"
import type { CallOptions } from "../../backend/client.server.ts"
import { toCardAd } from "../../entities/ad/card/card-ad.ts"
import { activeFilters } from "../../features/ads/list/active-filters.ts"
import type { AdSection, Relaxation } from "../../features/ads/list/further-results.tsx"
import { nearTexts } from "../../features/ads/list/texts.ts"
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
    near
      .map(({ distance_km: distanceKm, ...ad }) => ({ ...ad, distanceKm }))
      .filter(({ distanceKm }) => isBeyond(search, distanceKm)),
  ).map(({ heading, ads: nearAds }) => ({
    heading,
    more: null,
    ads: nearAds.map((ad) => ({ ...toCardAd(ad), distanceKm: ad.distanceKm })),
  }))
  // The nearby ads are those that the commune filter excluded.
  const elsewhere = filters.find(({ key }) => key === "commune")
  const isAnnounced = (path: string | undefined) =>
    around.length > 0 && elsewhere !== undefined && path === adsPath(elsewhere.without)
  return {
    sections: [...around, ...further.sections.filter(({ more }) => !isAnnounced(more?.path))],
    relaxations: total === 0 ? further.relaxations : null,
  }
}

/** Whether an ad so far from the commune is not in the list itself. */
export function isBeyond({ radiusKm }: Pick<AdSearch, "radiusKm">, distanceKm: number): boolean {
  return radiusKm === null || distanceKm > radiusKm
}

type NearAd = Ad & { distanceKm: number }

type NearSection = { heading: string; ads: NearAd[] }

/** Kilometres up to which an ad counts as near: a distance to drive and return in a day. */
const nearKm = 100

/** Maximum number of places that a heading names. */
const namedPlaces = 3

/**
 * Splits ads around a commune into two groups: near, named by their communes, and farther, by their
 * regions.
 */
export function nearSections(commune: string, ads: NearAd[]): NearSection[] {
  const near = ads.filter(({ distanceKm }) => distanceKm <= nearKm)
  const far = ads.filter(({ distanceKm }) => distanceKm > nearKm)
  const sections = [
    {
      heading: nearTexts.near(
        commune,
        placesOf(near, (ad) => ad.commune?.name),
      ),
      ads: near,
    },
    {
      heading: nearTexts.far(
        commune,
        nearKm,
        placesOf(far, (ad) => ad.commune?.region?.name),
      ),
      ads: far,
    },
  ]
  return sections.filter((section) => section.ads.length > 0)
}

/** The first few distinct places. */
function placesOf(ads: NearAd[], nameOf: (ad: NearAd) => string | undefined): string {
  const names = [...new Set(ads.map(nameOf).filter((name) => name !== undefined))]
  const shown = names.slice(0, namedPlaces).join(", ")
  return names.length > namedPlaces ? nearTexts.andMore(shown) : shown
}
