import type { Livery } from "../liveries.ts"
import { trace } from "../space/point.ts"
import { box, drum, type Solid, slab } from "../space/solid.ts"
import { cab } from "./cab.ts"
import { lampOn, louvres } from "./panels.ts"

/** Engine, cab and joint of a forest machine whose front frame begins at x = 0. */
export function forestMachine(c: Livery): Solid[] {
  return [
    box(-230, 240, 92, 124, -44, 44, c.frame),
    drum("y", -12, 0, 28, 84, 150, c.frame, 14),
    slab(trace("110,124 244,124 250,176 230,214 110,224"), -70, 70, c.body, [
      ...louvres(140, 226, 140, 200, 6, c.deep),
      ...louvres(-50, 50, 136, 196, 6, "#2b2e33", "x+"),
    ]),
    ...cab({
      x0: 4,
      x1: 112,
      y0: 130,
      y1: 316,
      z0: -68,
      z1: 68,
      paint: c.body,
      glass: c.glass,
      lean: 8,
      roof: c.white,
      sill: 0.24,
    }),
    box(112, 118, 298, 310, -40, 40, lampOn),
    drum("y", 200, 40, 6, 218, 268, "#2b2d30", 10),
  ]
}
