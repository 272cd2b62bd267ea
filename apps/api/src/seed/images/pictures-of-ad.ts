import { imagesOfKind } from "@wara/drawings/catalogue"
import type { SeedAd } from "../ads/generate-ads.ts"
import { createRandom } from "../random.ts"

/** Most pictures that a demo ad shows. */
const mostPictures = 6

/**
 * The pictures of an ad, one to six, all of one drawn machine. Covers come in another order for every
 * ad, so that neighbours in a list look different; close-ups come last. A draft may have none yet.
 */
export function picturesOfAd(ad: Pick<SeedAd, "index" | "drawing" | "life">): string[] {
  const random = createRandom(`pictures ${ad.index}`)
  const { covers, closeUps } = random.pick(imagesOfKind(ad.drawing))
  if (ad.life.state === "draft" && random.chance(0.4)) return []
  const turned = random.whole(0, covers.length - 1)
  const ordered = [...covers.slice(turned), ...covers.slice(0, turned), ...closeUps]
  const count = random.chance(0.1) ? 1 : random.whole(2, mostPictures)
  return ordered.slice(0, count)
}
