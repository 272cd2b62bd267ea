import type { Machine } from "../machine.ts"
import { hazard, lampRed, patch } from "../parts/panels.ts"
import { axle, crawler } from "../parts/wheels.ts"
import { bar } from "../space/bar.ts"
import { box, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

/** A low-bed semitrailer: gooseneck, bed near the ground, axles and ramps behind. */
export const lowboy: Machine = {
  focus: { at: [-330, 90, 80], reach: 130 },
  grounds: ["road", "yard"],
  parking: "yard",
  liveries: [2, 0],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...[-420, -330, -240].flatMap((x) => axle(x, 40, 124, 50, { rim: c.white })),
    slab(
      trace(
        "-470,84 -190,84 -150,46 250,46 300,120 470,120 470,146 282,146 232,72 -140,72 -180,108 -470,108",
      ),
      -124,
      124,
      c.body,
      [...hazard(-130, 220, 52, 62), patch(-474, -462, 88, 104, lampRed)],
    ),
    box(-140, 236, 72, 77, -120, 120, "#a98258"),
    box(-470, -186, 108, 112, -118, 118, c.steel),
    ...[-76, 76].map((z) =>
      slab(
        trace(working ? "-470,96 -470,108 -620,14 -620,4" : "-474,108 -462,108 -492,236 -504,236"),
        z - 26,
        z + 26,
        c.frame,
      ),
    ),
    box(360, 376, 0, 120, -60, -46, c.frame),
    box(360, 376, 0, 120, 46, 60, c.frame),
    ...(working
      ? [
          ...crawler(-120, 120, 62, 40, 92, "#e3a21a").map((part) => part),
          box(-110, 100, 76, 160, -60, 60, "#e3a21a"),
        ]
      : [bar([-100, 80, -100], [200, 80, -100], 4, c.steel, 6)]),
  ],
}
