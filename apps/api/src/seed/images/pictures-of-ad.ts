import { imagesOfKind } from "@wara/drawings/catalogue"
import type { SeedAd } from "../ads/generate-ads.ts"
import { createRandom } from "../random.ts"

/** Most pictures that a demo ad shows. */
const mostPictures = 6

/** The pictures of an ad, all of one drawn machine, the cover first; a draft may have none yet. */
export function picturesOfAd(ad: Pick<SeedAd, "index" | "drawing" | "life">): string[] {
  const random = createRandom(`pictures ${ad.index}`)
  const { files } = random.pick(imagesOfKind(ad.drawing))
  if (ad.life.state === "draft" && random.chance(0.4)) return []
  const [cover, ...others] = files
  if (cover === undefined) return []
  const more = random.chance(0.12) ? 0 : random.whole(1, Math.min(others.length, mostPictures - 1))
  return [cover, ...others.slice(0, more)]
}
