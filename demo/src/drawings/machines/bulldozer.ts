import type { Machine } from "../machine.ts"
import { ram } from "../parts/arms.ts"
import { cab } from "../parts/cab.ts"
import { heap } from "../parts/loads.ts"
import { lampOn, louvres } from "../parts/panels.ts"
import { crawler } from "../parts/wheels.ts"
import { box, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

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
