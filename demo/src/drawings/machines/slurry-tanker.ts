import type { Machine } from "../machine.ts"
import { lampRed, patch } from "../parts/panels.ts"
import { axle } from "../parts/wheels.ts"
import { bar, hose } from "../space/bar.ts"
import { box, circle, drum, hooped, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

/** A slurry tanker: a long tank on two wheels behind a drawbar, with hose and spreading plate. */
export const slurryTanker: Machine = {
  focus: { at: [-150, 150, 80], reach: 110 },
  grounds: ["field", "barn"],
  parking: "barn",
  liveries: [3, 7],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...axle(-40, 74, 138, 54, { rim: c.body, lugs: true }),
    box(-210, 190, 76, 98, -36, 36, c.frame),
    hooped("x", 0, 176, 92, -220, 180, "#b4bbbf", [
      [-190, -182, "#8d9499"],
      [-60, -52, "#8d9499"],
      [70, 78, "#8d9499"],
      [160, 168, "#8d9499"],
    ]),
    drum("x", 0, 176, 92, 180, 214, "#b4bbbf", 30, [], 0.6),
    drum("x", 0, 176, 60, -246, -220, "#a3abb0", 26, [
      { side: "x-", points: circle(0, 176, 26, 18), paint: c.body },
    ]),
    slab(trace("170,80 200,84 330,48 330,38 196,62"), -10, 10, c.body),
    box(318, 344, 0, 44, -5, 5, c.frame),
    drum("y", 10, 0, 24, 262, 276, c.body, 18),
    drum("x", 0, 92, 20, 190, 240, c.body, 16),
    slab(trace("-250,96 -276,84 -300,110 -292,116"), -46, 46, c.body),
    bar([-246, 120, 0], [-268, 102, 0], 8, c.frame, 8),
    ...hose([-180, 246, 92], [150, 240, 96], 20, 7, "#2c3034", 10),
    ...[-84, 84].map((z) =>
      slab(trace("-122,150 -112,162 34,162 44,150"), z > 0 ? 92 : -140, z > 0 ? 140 : -92, c.body),
    ),
    box(-252, -246, 84, 100, -70, 70, c.frame, [
      patch(-66, -44, 86, 98, lampRed, "x-"),
      patch(44, 66, 86, 98, lampRed, "x-"),
    ]),
    ...(working
      ? [slab(trace("-296,112 -420,60 -470,6 -440,4 -400,40 -292,104"), -120, 120, "#8a7a52")]
      : []),
  ],
}
