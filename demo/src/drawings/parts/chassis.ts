import type { Livery } from "../machine.ts"
import { trace } from "../space/point.ts"
import { box, drum, type Solid, slab } from "../space/solid.ts"
import { cab } from "./cab.ts"
import { lampOn, lampRed, louvres, patch } from "./panels.ts"
import { axle } from "./wheels.ts"

/**
 * A truck without its body: frame, wheels and a cab that ends at x = 412. Twin wheels are at
 * `rear`.
 */
export function truck(c: Livery, rear: readonly number[], front: readonly number[]): Solid[] {
  return [
    ...rear.flatMap((x) => axle(x, 52, 122, 54, { rim: c.white, lugs: true, sides: 24 })),
    ...front.flatMap((x) => axle(x, 52, 118, 32, { rim: c.white, sides: 24 })),
    box(-345, 420, 64, 98, -44, 44, c.frame, [
      patch(-36, -16, 74, 90, lampRed, "x-"),
      patch(16, 36, 74, 90, lampRed, "x-"),
    ]),
    box(-20, 90, 46, 92, 50, 104, c.frame, [...louvres(-10, 80, 54, 86, 4, "#2b2e33")]),
    ...cab({
      x0: 258,
      x1: 412,
      y0: 92,
      y1: 290,
      z0: -116,
      z1: 116,
      paint: c.body,
      glass: c.glass,
      lean: 12,
      roof: c.body,
      sill: 0.42,
    }),
    box(404, 418, 52, 108, -118, 118, c.frame, [
      patch(-110, -76, 74, 96, lampOn, "x+"),
      patch(76, 110, 74, 96, lampOn, "x+"),
      ...louvres(-64, 64, 62, 100, 4, "#24272a", "x+"),
    ]),
    slab(trace("264,94 270,114 300,126 340,126 368,114 376,94"), 117, 122, c.frame),
  ]
}

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
