import type { Machine } from "../machine.ts"
import { boom, ram } from "../parts/arms.ts"
import { cab } from "../parts/cab.ts"
import { heap } from "../parts/loads.ts"
import { door, louvres, patch } from "../parts/panels.ts"
import { axle } from "../parts/wheels.ts"
import { bar } from "../space/bar.ts"
import { box, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

export const grader: Machine = {
  focus: { at: [-30, 200, 60], reach: 140 },
  grounds: ["road", "desert"],
  parking: "yard",
  liveries: [0, 8],
  effect: "dust",
  build: ({ livery: c, working, random }) => {
    const look = { rim: c.body, lugs: true }
    return [
      ...axle(-250, 64, 122, 44, look),
      ...axle(-115, 64, 122, 44, look),
      ...axle(385, 64, 118, 40, look),
      box(-310, -60, 62, 105, -62, 62, c.frame),
      slab(trace("-345,105 -95,105 -95,205 -330,195 -345,170"), -62, 62, c.body, [
        ...louvres(-330, -270, 120, 180, 7, c.deep),
        ...door(-260, -185, 112, 190, c.deep),
        ...door(-180, -105, 112, 194, c.deep),
        ...louvres(-50, 50, 115, 180, 7, c.frame, "x-"),
      ]),
      drum("y", -220, 20, 6, 198, 265, "#2b2d30", 10),
      ...cab({
        x0: -95,
        x1: 35,
        y0: 105,
        y1: 310,
        z0: -66,
        z1: 66,
        paint: c.body,
        glass: c.glass,
        lean: -10,
        roof: c.white,
        sill: 0.3,
      }),
      boom(
        [
          [30, 140, 22],
          [130, 190, 17],
          [300, 160, 15],
          [405, 105, 18],
        ],
        -16,
        16,
        c.body,
      ),
      bar([385, 66, -90], [385, 66, 90], 13, c.frame),
      bar([60, 92, 0], [390, 74, 0], 10, c.frame),
      drum("y", 165, 0, 72, 78, 90, c.frame, 18),
      ...ram([170, 205], [150, 92], 46, 7, c.frame),
      ...ram([170, 205], [150, 92], -46, 7, c.frame),
      slab(trace("120,12 140,6 142,66 122,74"), -185, 185, "#5b5f63", [
        patch(122, 138, 10, 16, "#83878a"),
      ]),
      ...(working
        ? [
            heap(210, 110, 70, 22, "#a58a67", random),
            heap(120, 190, 95, 26, "#a1845f", random),
            heap(20, 210, 90, 20, "#a58a67", random),
          ]
        : []),
      slab(trace("418,60 432,60 436,110 420,116"), -80, 80, c.body),
    ]
  },
}
