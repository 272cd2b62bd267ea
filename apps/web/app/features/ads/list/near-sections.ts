import type { CardAd } from "../../../entities/ad/card/card-ad.ts"
import { nearTexts } from "./list-texts.ts"

export type NearAd = CardAd & { distanceKm: number }

export type NearSection = { heading: string; ads: NearAd[] }

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
