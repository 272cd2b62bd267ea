import type { Machine } from "../machine.ts"
import { pane } from "../parts/cab.ts"
import { lampOn, lampRed, louvres, patch } from "../parts/panels.ts"
import { axle } from "../parts/wheels.ts"
import { bar, pipe } from "../space/bar.ts"
import { lighter } from "../space/paint.ts"
import { box, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

export const pickup: Machine = {
  focus: { at: [150, 90, 80], reach: 110 },
  grounds: ["desert", "road"],
  parking: "yard",
  liveries: [2, 5],
  effect: "dust",
  build: ({ livery: c, working }) => [
    ...axle(-162, 39, 90, 26, { rim: "#a9adad", sides: 24 }),
    ...axle(155, 39, 90, 26, { rim: "#a9adad", sides: 24 }),
    box(-250, 245, 34, 52, -60, 60, c.frame),
    slab(
      trace(
        "-262,52 -262,104 -92,106 -92,114 120,114 228,106 258,92 262,46 205,44 196,72 176,88 134,88 114,72 106,40 -112,40 -122,72 -142,88 -182,88 -202,72 -210,46",
      ),
      -91,
      91,
      c.body,
      [
        patch(-92, -90, 46, 106, c.deep),
        patch(10, 12, 44, 112, c.deep),
        patch(108, 110, 74, 112, c.deep),
        patch(-16, 2, 92, 97, "#26282b"),
        patch(82, 100, 92, 97, "#26282b"),
        patch(-112, 106, 42, 52, c.frame),
        patch(240, 256, 78, 92, lampOn),
        patch(-261, -250, 76, 98, lampRed),
      ],
    ),
    box(255, 266, 40, 66, -88, 88, c.frame, [patch(-44, 44, 46, 60, "#1f2226", "x+")]),
    box(252, 259, 68, 90, -86, 86, c.body, [
      patch(-84, -50, 72, 88, lampOn, "x+"),
      patch(50, 84, 72, 88, lampOn, "x+"),
      ...louvres(-44, 44, 70, 88, 3, "#26292d", "x+"),
    ]),
    slab(trace("-92,112 120,112 52,172 -80,174"), -78, 78, c.body, [
      ...pane(trace("-80,118 6,118 6,166 -72,166"), c.glass),
      ...pane(trace("16,118 100,118 48,166 16,166"), c.glass),
      { edge: 1, margin: 0.13, paint: c.glass, gleam: lighter(c.glass, 0.18) },
    ]),
    ...(working
      ? [
          box(-258, -96, 106, 108, -86, 86, "#2a2d31"),
          box(-240, -190, 108, 150, -60, 0, "#a98258"),
          box(-180, -110, 108, 140, -70, 60, "#5c6a72"),
          drum("y", -215, 40, 26, 108, 170, c.deep, 16),
        ]
      : [box(-258, -96, 102, 107, -84, 84, "#26292d")]),
    ...pipe(
      [
        [-100, 108, 78],
        [-108, 178, 74],
        [-108, 178, -74],
        [-100, 108, -78],
      ],
      4,
      "#2b2e32",
    ),
    box(104, 114, 106, 124, 92, 108, c.body),
    box(104, 114, 106, 124, -108, -92, c.body),
    bar([-106, 182, 0], [-150, 300, 0], 1.6, "#c8442f", 4),
  ],
}
