import type { Machine } from "../machine.ts"
import { cab } from "../parts/cab.ts"
import { heap } from "../parts/loads.ts"
import { lampOn, lampRed, louvres, patch } from "../parts/panels.ts"
import { axle } from "../parts/wheels.ts"
import { bar } from "../space/bar.ts"
import { darker } from "../space/paint.ts"
import type { Flat } from "../space/point.ts"
import { box, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

export const tipper: Machine = {
  focus: { at: [330, 190, 80], reach: 160 },
  grounds: ["desert", "pit"],
  parking: "yard",
  liveries: [2, 5],
  effect: "dust",
  build: ({ livery: c, working, random }) => {
    const a = working ? 0.62 : 0
    const hinge: Flat = [-330, 112]
    const turn = ([x, y]: Flat): Flat => [
      hinge[0] + (x - hinge[0]) * Math.cos(a) - (y - hinge[1]) * Math.sin(a),
      hinge[1] + (x - hinge[0]) * Math.sin(a) + (y - hinge[1]) * Math.cos(a),
    ]
    const ribs = [-260, -150, -40, 70, 170].map((x) => ({
      side: "z" as const,
      points: (
        [
          [x, 130],
          [x + 16, 130],
          [x + 16, 262],
          [x, 262],
        ] as Flat[]
      ).map(turn),
      paint: darker(c.body, 0.22),
    }))
    return [
      ...[-285, -165].flatMap((x) => [
        ...axle(x, 54, 125, 56, { rim: c.white, lugs: true, sides: 24 }),
      ]),
      ...axle(170, 54, 122, 34, { rim: c.white, sides: 24 }),
      ...axle(318, 54, 122, 34, { rim: c.white, sides: 24 }),
      box(-345, 420, 66, 100, -46, 46, c.frame),
      box(-70, 60, 48, 96, 52, 112, c.frame, [...louvres(-60, 50, 56, 90, 4, "#2b2e33")]),
      drum("x", 85, 72, 26, -90, 70, "#aab0b2", 16).low
        ? drum("x", -85, 72, 26, -90, 70, "#aab0b2", 16)
        : box(0, 1, 0, 1, 0, 1, c.frame),
      slab(trace("-355,70 -335,70 -335,108 -355,104"), -120, 120, c.frame, [
        patch(-112, -80, 76, 92, lampRed, "x-"),
        patch(80, 112, 76, 92, lampRed, "x-"),
      ]),
      slab(
        trace("-345,118 225,118 240,138 240,268 -372,268 -385,190").map(turn),
        -122,
        122,
        c.body,
        [
          ...ribs,
          {
            side: "z",
            points: trace("-374,256 240,256 240,268 -374,268").map(turn),
            paint: darker(c.body, 0.12),
          },
        ],
      ),
      slab(trace("232,262 330,285 330,296 228,276").map(turn), -116, 116, darker(c.body, 0.1)),
      ...(working
        ? [
            bar([200, 100, 0], [turn([190, 118])[0], turn([190, 118])[1], 0], 13, "#b9bcbb", 8),
            heap(-480, 0, 180, 110, "#97735a", random),
          ]
        : [slab(trace("-300,268 190,268 60,308 -60,318 -210,300"), -108, 108, "#977259")]),
      ...cab({
        x0: 255,
        x1: 412,
        y0: 92,
        y1: 292,
        z0: -120,
        z1: 120,
        paint: c.body,
        glass: c.glass,
        lean: 12,
        roof: c.body,
        sill: 0.42,
      }),
      box(404, 418, 52, 108, -122, 122, c.frame, [
        patch(-114, -78, 74, 96, lampOn, "x+"),
        patch(78, 114, 74, 96, lampOn, "x+"),
        ...louvres(-66, 66, 62, 100, 4, "#24272a", "x+"),
      ]),
      slab(trace("262,96 268,116 300,128 340,128 368,116 376,96"), 121, 126, c.frame),
      box(400, 410, 190, 240, 124, 136, c.frame),
      box(400, 410, 190, 240, -136, -124, c.frame),
      drum("y", 246, 100, 8, 100, 310, "#b4b8b8", 10),
    ]
  },
}
