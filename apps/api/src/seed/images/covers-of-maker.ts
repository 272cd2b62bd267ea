import { type ImageSet, imagesOfKind } from "@wara/drawings/catalogue"
import type { MachineKind as DrawnKind } from "@wara/drawings/machine-kinds"
import { machineKinds } from "../machines/machine-kinds.ts"

/** A picture that may come first, and the machine that it shows. */
type Cover = { cover: string; set: ImageSet }

const makersByDrawing = new Map(
  [...Map.groupBy(machineKinds, ({ drawing }) => drawing)].map(([drawing, kinds]) => {
    const makers = kinds.flatMap(({ models }) => models.map(([make]) => make))
    return [drawing, [...new Set(makers)]] as const
  }),
)

/**
 * The covers of a maker: all covers of a drawing are dealt out among the makers whose machines it shows.
 * Throws when there are fewer covers than makers; `setCounts` of the drawings' catalogue then needs more.
 */
export function coversOfMaker(drawing: DrawnKind, maker: string): Cover[] {
  const makers = makersByDrawing.get(drawing) ?? []
  const place = makers.indexOf(maker)
  const all = imagesOfKind(drawing).flatMap((set) => set.covers.map((cover) => ({ cover, set })))
  const own = all.filter((_, index) => index % makers.length === place)
  if (own.length === 0) throw new Error(`${drawing}: no cover for ${maker}`)
  return own
}
