import type { Machine } from "../machine.ts"
import { boom, ram } from "../parts/arms.ts"
import { cab } from "../parts/cab.ts"
import { pallet } from "../parts/loads.ts"
import { door, lampRed, louvres, patch } from "../parts/panels.ts"
import { axle } from "../parts/wheels.ts"
import { darker } from "../space/paint.ts"
import { type Flat, trace } from "../space/point.ts"
import { slab } from "../space/solid.ts"

export const telehandler: Machine = {
  focus: { at: [-20, 150, 60], reach: 120 },
  grounds: ["site", "field"],
  parking: "yard",
  liveries: [2, 0],
  effect: "none",
  build: ({ livery: c, working }) => {
    const tip: readonly [number, number] = working ? [395, 470] : [300, 105]
    const root: readonly [number, number] = [-205, 195]
    const at = (t: number): Flat => [
      root[0] + (tip[0] - root[0]) * t,
      root[1] + (tip[1] - root[1]) * t,
    ]
    const [a, b] = [at(0.55), at(0.8)]
    return [
      ...axle(-140, 62, 116, 44, { rim: c.body, lugs: true }),
      ...axle(145, 62, 116, 44, { rim: c.body, lugs: true }),
      slab(trace("-225,60 215,60 220,96 -225,110"), -50, 50, c.frame),
      slab(trace("-70,62 75,62 75,120 -70,150"), -112, -60, c.body, [
        ...louvres(-60, 0, 75, 130, 6, c.deep),
        ...door(8, 70, 68, 116, c.deep),
      ]),
      ...cab({
        x0: -75,
        x1: 72,
        y0: 62,
        y1: 242,
        z0: 22,
        z1: 108,
        paint: c.frame,
        glass: c.glass,
        lean: 26,
        roof: c.body,
        sill: 0.3,
      }),
      slab(trace("-235,105 -175,105 -185,215 -225,215"), -34, 14, c.body),
      slab(trace("-240,70 -222,70 -222,160 -240,150"), -90, 90, c.body, [
        patch(-84, -64, 90, 104, lampRed, "x-"),
        patch(64, 84, 90, 104, lampRed, "x-"),
      ]),
      boom(
        [
          [root[0], root[1], 22],
          [a[0], a[1], 20],
        ],
        -32,
        8,
        c.body,
      ),
      boom(
        [
          [at(0.4)[0], at(0.4)[1], 16],
          [b[0], b[1], 15],
        ],
        -28,
        4,
        darker(c.body, 0.12),
      ),
      boom(
        [
          [at(0.7)[0], at(0.7)[1], 12],
          [tip[0], tip[1], 11],
        ],
        -25,
        1,
        c.frame,
      ),
      ...ram([-60, 110], [at(0.36)[0], at(0.36)[1] - 10], -12, 9, c.frame),
      slab(
        [
          [tip[0] - 6, tip[1] + 18],
          [tip[0] + 12, tip[1] + 10],
          [tip[0] + 26, tip[1] - 60],
          [tip[0] + 12, tip[1] - 62],
        ],
        -45,
        22,
        c.frame,
      ),
      ...[-40, 8].map((z) =>
        slab(
          [
            [tip[0] + 26, tip[1] - 4],
            [tip[0] + 24, tip[1] - 66],
            [tip[0] + 142, tip[1] - 66],
            [tip[0] + 142, tip[1] - 62],
            [tip[0] + 32, tip[1] - 58],
            [tip[0] + 32, tip[1] - 4],
          ],
          z,
          z + 12,
          "#55585c",
        ),
      ),
      ...(working ? pallet(tip[0] + 30, tip[1] - 58, -62, 42, 80, "#b98d5e") : []),
    ]
  },
}
