import type { SeedAd } from "../ads/generate-ads.ts"
import { type ImageSet, imagesOfKind } from "../drawings/catalogue.ts"
import type { MachineKind as DrawnKind } from "../drawings/machine-kinds.ts"
import { machineKinds } from "../machines/machine-kinds.ts"
import { createRandom } from "../random.ts"

/** A possible cover picture and the set of the machine that it shows. */
type Cover = { cover: string; set: ImageSet }

const makersByDrawing = new Map(
  [...Map.groupBy(machineKinds, ({ drawing }) => drawing)].map(([drawing, kinds]) => {
    const makers = kinds.flatMap(({ models }) => models.map(([make]) => make))
    return [drawing, [...new Set(makers)]] as const
  }),
)

/**
 * The covers of a maker: the covers of a drawing are distributed among the makers of the machines
 * it depicts. Throws when there are fewer covers than makers; then increase `setCounts` of the
 * drawings' catalogue.
 */
export function coversOfMaker(drawing: DrawnKind, maker: string): Cover[] {
  const makers = makersByDrawing.get(drawing) ?? []
  const place = makers.indexOf(maker)
  const all = imagesOfKind(drawing).flatMap((set) => set.covers.map((cover) => ({ cover, set })))
  const own = all.filter((_, index) => index % makers.length === place)
  if (own.length === 0) throw new Error(`${drawing}: no cover for ${maker}`)
  return own
}

/** Maximum of pictures of a demo ad. */
const maxPictures = 6

/**
 * The pictures of an ad, one to six, all of the same drawn machine. The first is one of its maker's
 * covers, so that two makers never show the same picture in a list [B5.14]; close-ups come last. A
 * draft may have none yet.
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
  const count = random.chance(0.1) ? 1 : random.whole(2, maxPictures)
  return ordered.slice(0, count)
}
