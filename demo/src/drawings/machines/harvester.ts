import type { Machine } from "../machine.ts"
import { cab } from "../parts/cab.ts"
import { door, lampOn, louvres, patch, rail } from "../parts/panels.ts"
import { axle } from "../parts/wheels.ts"
import { bar } from "../space/bar.ts"
import { lighter } from "../space/paint.ts"
import { trace } from "../space/point.ts"
import { box, circle, slab } from "../space/solid.ts"

export const harvester: Machine = {
  focus: { at: [250, 220, 90], reach: 190 },
  grounds: ["field", "vineyard"],
  parking: "barn",
  liveries: [3, 0],
  effect: "dust",
  build: ({ livery: c, working, random }) => {
    const reel = circle(470, 120, 62, 6)
    return [
      ...axle(-240, 62, 130, 46, { rim: c.pale, lugs: true, sides: 24 }),
      ...axle(110, 92, 155, 70, { rim: c.pale, lugs: true, sides: 30 }),
      slab(
        trace("-330,90 -120,70 160,80 200,120 200,230 120,330 -240,330 -345,270 -380,170"),
        -120,
        120,
        c.body,
        [
          ...door(-200, -80, 110, 250, c.deep),
          ...door(-74, 30, 130, 250, c.deep),
          ...louvres(-320, -225, 190, 290, 8, c.deep),
          {
            side: "z",
            points: trace("-340,262 110,268 130,290 -320,286"),
            paint: c.pale,
          },
          ...louvres(-80, 80, 140, 280, 7, c.frame, "x-"),
        ],
      ),
      slab(trace("-220,330 90,330 130,392 -250,392"), -112, 112, lighter(c.body, 0.1)),
      slab(trace("-230,392 112,392 80,420 -190,424"), -90, 90, working ? "#c9a352" : c.frame),
      ...cab({
        x0: 190,
        x1: 330,
        y0: 165,
        y1: 372,
        z0: -78,
        z1: 78,
        paint: c.frame,
        glass: c.glass,
        lean: -22,
        roof: c.body,
        sill: 0.12,
      }),
      ...rail(
        [
          [205, 165, 90],
          [205, 215, 110],
          [300, 215, 110],
          [300, 165, 90],
        ],
        c.frame,
      ),
      bar([60, 380, 130], [-330, 372, 128], 15, c.body, 8),
      slab(trace("190,70 220,150 385,90 390,30 350,30"), -60, 60, c.deep),
      slab(trace("370,20 380,130 400,130 400,40 520,14 520,6 380,6"), -330, 330, c.body, [
        patch(376, 398, 60, 66, c.deep),
      ]),
      slab(trace("390,40 420,40 430,70 395,120"), -322, 322, c.frame),
      ...reel.flatMap(([x, y]) => [bar([x, y, -318], [x, y, 318], 4, c.pale, 4)]),
      bar([470, 120, -320], [470, 120, 320], 7, c.frame, 6),
      ...[-316, 316].flatMap((z) =>
        reel.map(([x, y]) => bar([470, 120, z], [x, y, z], 3.4, c.pale, 4)),
      ),
      ...[324, -328].map((z) =>
        slab(trace("390,10 380,120 460,100 600,22 600,8"), z, z + 6, c.pale),
      ),
      box(320, 328, 352, 366, 30, 60, lampOn),
      box(320, 328, 352, 366, -60, -30, lampOn),
      ...(working
        ? Array.from({ length: 46 }, (_, i) => {
            const z = -330 + i * 15
            const x = 600 + random() * 90
            return slab(
              [
                [x - 5, 0],
                [x + 5, 0],
                [x + 9, 66 + random() * 22],
                [x - 1, 70],
              ],
              z,
              z + 9,
              i % 2 ? "#c6a14c" : "#b38f40",
            )
          })
        : []),
    ]
  },
}
