import type { Machine } from "../machine.ts"
import { axle } from "../parts/wheels.ts"
import { bar } from "../space/bar.ts"
import { box, drum, loft, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

/** A feed mixer wagon: a flared tub on two wheels with a side discharge. */
export const mixerWagon: Machine = {
  focus: { at: [20, 120, 90], reach: 100 },
  grounds: ["barn", "field"],
  parking: "barn",
  liveries: [2, 3],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...axle(-60, 44, 100, 34, { rim: c.white, lugs: true }),
    box(-190, 180, 52, 70, -56, 56, c.frame),
    loft(
      [
        [-170, 70, 74],
        [160, 70, 74],
        [160, 70, -74],
        [-170, 70, -74],
      ],
      [
        [-206, 232, 112],
        [196, 232, 112],
        [196, 232, -112],
        [-206, 232, -112],
      ],
      c.body,
    ),
    box(-210, 200, 226, 240, -115, 115, c.deep),
    box(-196, 186, 240, 242, -102, 102, working ? "#b7a357" : "#4a4136"),
    ...[-90, 90].map((x) => drum("y", x, 0, 10, 240, 258, c.steel, 12)),
    box(90, 156, 76, 132, 74, 104, "#23282d"),
    slab(trace("86,72 160,72 160,84 86,84"), 80, 150, c.steel),
    bar([170, 62, -40], [300, 46, 0], 6, c.frame, 4),
    bar([170, 62, 40], [300, 46, 0], 6, c.frame, 4),
    box(294, 322, 40, 52, -6, 6, c.steel),
    box(284, 292, 0, 44, -4, 4, c.frame),
    bar([204, 70, 60], [204, 262, 70], 2.4, "#e3b23a", 4),
    bar([204, 70, 90], [204, 262, 100], 2.4, "#e3b23a", 4),
    ...[100, 140, 180, 220].map((y) => bar([204, y, 62], [204, y, 96], 2, "#e3b23a", 4)),
  ],
}
