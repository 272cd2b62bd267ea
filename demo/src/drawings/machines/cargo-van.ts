import type { Machine } from "../machine.ts"
import { pane } from "../parts/cab.ts"
import { lampOn, lampRed, patch } from "../parts/panels.ts"
import { axle } from "../parts/wheels.ts"
import { lighter } from "../space/paint.ts"
import { box, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

/** A panel van: windows in the cab only, sliding door, rear doors. */
export const cargoVan: Machine = {
  focus: { at: [170, 110, 60], reach: 100 },
  grounds: ["road", "warehouse"],
  parking: "yard",
  liveries: [5, 4],
  effect: "none",
  build: ({ livery: c }) => [
    ...axle(-160, 34, 96, 22, { rim: c.steel }),
    ...axle(170, 34, 96, 22, { rim: c.steel }),
    slab(
      trace("-262,38 268,38 274,92 254,118 178,136 122,226 96,240 -250,240 -262,228"),
      -98,
      98,
      c.body,
      [
        ...pane(
          [
            [104, 142],
            [168, 138],
            [118, 218],
            [104, 218],
          ],
          c.glass,
        ),
        patch(-248, 40, 128, 129.4, c.deep),
        patch(-250, 262, 62, 70, c.deep),
        patch(-70, -68.6, 60, 222, c.deep),
        patch(52, 53.4, 60, 222, c.deep),
        patch(40, 48, 120, 124, "#2b2e33"),
        patch(96, 97.4, 60, 222, c.deep),
        patch(-1, 1, 50, 230, c.deep, "x-"),
        patch(-90, -78, 90, 130, lampRed, "x-"),
        patch(78, 90, 90, 130, lampRed, "x-"),
        { edge: 4, margin: 0.1, paint: c.glass, gleam: lighter(c.glass, 0.18) },
      ],
    ),
    box(268, 280, 38, 62, -94, 94, c.frame),
    box(262, 276, 74, 92, -92, -62, lampOn),
    box(262, 276, 74, 92, 62, 92, lampOn),
    ...[-104, 98].map((z) => box(120, 132, 138, 162, z, z + 6, c.frame)),
  ],
}
