import type { SeedAd } from "../ads/generate-ads.ts"
import { createRandom } from "../random.ts"
import { coversOfMaker } from "./covers-of-maker.ts"

/** Most pictures that a demo ad shows. */
const mostPictures = 6

/**
 * The pictures of an ad, one to six, all of one drawn machine. The first is one of its maker's covers, so
 * that two makers never show the same picture in a list; close-ups come last. A draft may have none yet.
 */
export function picturesOfAd(
  ad: Pick<SeedAd, "index" | "drawing" | "manufacturer" | "life">,
): string[] {
  const random = createRandom(`pictures ${ad.index}`)
  const { cover, set } = random.pick(coversOfMaker(ad.drawing, ad.manufacturer))
  if (ad.life.state === "draft" && random.chance(0.4)) return []
  const others = set.covers.filter((file) => file !== cover)
  const turned = random.whole(0, Math.max(0, others.length - 1))
  const ordered = [cover, ...others.slice(turned), ...others.slice(0, turned), ...set.closeUps]
  const count = random.chance(0.1) ? 1 : random.whole(2, mostPictures)
  return ordered.slice(0, count)
}
