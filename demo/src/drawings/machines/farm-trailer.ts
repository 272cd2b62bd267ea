import type { Machine } from "../machine.ts"
import { heap } from "../parts/loads.ts"
import { lampRed, patch } from "../parts/panels.ts"
import { axle } from "../parts/wheels.ts"
import { bar } from "../space/bar.ts"
import { darker } from "../space/paint.ts"
import { box } from "../space/solid.ts"

/** A two-axle farm trailer with drop sides and a drawbar. */
export const farmTrailer: Machine = {
  focus: { at: [150, 100, 80], reach: 100 },
  grounds: ["field", "vineyard"],
  parking: "barn",
  liveries: [2, 3],
  effect: "none",
  build: ({ livery: c, working, random }) => [
    ...axle(-120, 38, 96, 26, { rim: c.white, lugs: true }),
    ...axle(120, 38, 96, 26, { rim: c.white, lugs: true }),
    box(-190, 190, 62, 78, -50, 50, c.frame),
    drum(120, c.frame),
    box(-200, 200, 78, 88, -104, 104, darker("#a98258", 0.1)),
    ...[-104, 100].map((z) =>
      box(-200, 200, 88, 150, z, z + 4, c.body, [
        ...[-196, -100, -2, 96, 190].map((x) => patch(x, x + 7, 88, 150, c.deep)),
        patch(-196, 196, 116, 122, c.deep),
      ]),
    ),
    box(196, 200, 88, 150, -104, 104, c.body),
    box(-200, -196, 88, 150, -104, 104, c.body, [
      patch(-96, -76, 92, 104, lampRed, "x-"),
      patch(76, 96, 92, 104, lampRed, "x-"),
    ]),
    bar([150, 54, -30], [330, 44, 0], 5, c.frame, 4),
    bar([150, 54, 30], [330, 44, 0], 5, c.frame, 4),
    box(326, 346, 40, 48, -6, 6, c.steel),
    ...(working
      ? [-130, -20, 100].map((x) => heap(x, 0, 88, 60, "#c9a54a", random, 128))
      : [box(-194, 194, 88, 90, -98, 98, "#8f6d48")]),
  ],
}

/** The turntable above the steering axle. */
function drum(x: number, paint: string) {
  return box(x - 34, x + 34, 54, 62, -34, 34, paint)
}
