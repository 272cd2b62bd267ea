import type { Machine } from "../machine.ts"
import { boom, ram } from "../parts/arms.ts"
import { cab } from "../parts/cab.ts"
import { heap } from "../parts/loads.ts"
import { door, lampOn, louvres, patch } from "../parts/panels.ts"
import { axle, crawler } from "../parts/wheels.ts"
import { bar } from "../space/bar.ts"
import { trace } from "../space/point.ts"
import { box, drum, slab } from "../space/solid.ts"

/** A crawler with a blade in front and a ripper behind. */
export const bulldozer: Machine = {
  focus: { at: [60, 130, 80], reach: 120 },
  grounds: ["pit", "site"],
  parking: "yard",
  liveries: [0, 1],
  effect: "dust",
  build: ({ livery: c, working, random }) => [
    ...crawler(-190, 170, 104, 66, 122, c.body),
    box(-165, 150, 48, 96, -64, 64, c.frame),
    slab(trace("10,96 168,96 168,178 10,190"), -58, 58, c.body, [
      ...louvres(70, 150, 108, 168, 7, c.deep),
      ...louvres(-44, 44, 104, 170, 7, "#2b2e33", "x+"),
    ]),
    slab(trace("-180,96 -80,96 -80,176 -168,168"), -74, 74, c.body),
    ...cab({
      x0: -92,
      x1: 22,
      y0: 128,
      y1: 306,
      z0: -66,
      z1: 66,
      paint: c.body,
      glass: c.glass,
      lean: 14,
      roof: c.body,
      sill: 0.22,
    }),
    drum("y", 96, -24, 7, 184, 250, "#2b2d30", 10),
    ...[-132, 132].map((z) => slab(trace("-60,34 -60,54 214,52 214,30"), z - 8, z + 8, c.deep)),
    ...ram([120, 140], [206, 96], 44, 7, c.frame),
    ...ram([120, 140], [206, 96], -44, 7, c.frame),
    slab(
      trace("212,6 236,2 246,10 228,34 222,74 228,112 246,134 232,138 212,120 204,70"),
      -176,
      176,
      c.body,
    ),
    slab(trace("228,0 250,2 252,12 234,10"), -178, 178, "#8d9396"),
    slab(trace("-182,60 -250,66 -262,104 -240,108 -182,96"), -30, 30, c.deep),
    ...[-44, 0, 44].map((z) =>
      slab(trace("-262,104 -246,104 -246,24 -228,6 -258,18"), z - 6, z + 6, c.frame),
    ),
    box(16, 20, 292, 304, 26, 46, lampOn),
    ...(working ? [heap(322, 0, 120, 84, "#97735a", random)] : []),
  ],
}

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
