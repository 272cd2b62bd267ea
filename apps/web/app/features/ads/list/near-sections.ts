import type { CardAd } from "../card/card-ad.ts"
import { nearTexts } from "./near-texts.ts"

/** An ad with its distance from the commune that was searched. */
export type NearAd = CardAd & { distanceKm: number }

/** Ads around a commune under one heading. */
export type NearSection = { heading: string; ads: NearAd[] }

/** Kilometres up to which an ad is called near; one drives there and back in a day. */
const nearKm = 100

/** Places that a heading names before it says that there are more. */
const namedPlaces = 3

/** Ads around a commune in two groups: near, named by their communes, and farther, by their regions. */
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

/** The first few different places. */
function placesOf(ads: NearAd[], nameOf: (ad: NearAd) => string | undefined): string {
  const names = [...new Set(ads.map(nameOf).filter((name) => name !== undefined))]
  const shown = names.slice(0, namedPlaces).join(", ")
  return names.length > namedPlaces ? nearTexts.andMore(shown) : shown
}
