import type { Machine } from "../machine.ts"
import { cab, pane } from "../parts/cab.ts"
import { truck } from "../parts/chassis.ts"
import { heap } from "../parts/loads.ts"
import { lampOn, lampRed, louvres, patch } from "../parts/panels.ts"
import { axle, wheel } from "../parts/wheels.ts"
import { bar, hose } from "../space/bar.ts"
import { darker, lighter } from "../space/paint.ts"
import { type Flat, trace } from "../space/point.ts"
import { box, drum, slab } from "../space/solid.ts"

export const tractorUnit: Machine = {
  focus: { at: [250, 170, 80], reach: 160 },
  grounds: ["road", "quay"],
  parking: "yard",
  liveries: [4, 2],
  effect: "none",
  build: ({ livery: c, working }) => {
    const dual = (x: number) => axle(x, 51, 124, 58, { rim: "#b9bdbd", sides: 24 })
    return [
      ...dual(-190),
      ...dual(-62),
      ...axle(238, 51, 122, 34, { rim: "#b9bdbd", sides: 24 }),
      box(-260, 300, 62, 92, -42, 42, c.frame),
      slab(trace("-262,62 -250,62 -236,108 -252,112"), -118, 118, c.frame, [
        patch(-110, -80, 70, 86, lampRed, "x-"),
        patch(80, 110, 70, 86, lampRed, "x-"),
      ]),
      ...[-190, -62].flatMap((x) =>
        [1, -1].map((s) =>
          slab(
            [
              [x - 58, 84],
              [x - 52, 104],
              [x - 26, 114],
              [x + 26, 114],
              [x + 52, 104],
              [x + 58, 84],
              [x + 50, 84],
              [x + 24, 106],
              [x - 24, 106],
              [x - 50, 84],
            ],
            s > 0 ? 66 : -124,
            s > 0 ? 124 : -66,
            "#25272a",
          ),
        ),
      ),
      drum("y", -125, 0, 46, 98, 108, "#36393d", 16),
      drum("x", 84, 76, 30, 0, 140, "#b6babb", 18),
      drum("x", -84, 76, 30, 0, 140, "#b6babb", 18),
      slab(trace("158,54 330,54 338,110 330,350 300,372 158,380"), -122, 122, c.body, [
        ...pane(trace("240,212 322,212 318,302 240,302"), c.glass),
        ...pane(trace("176,230 214,230 214,296 176,296"), c.glass),
        patch(228, 231, 112, 330, c.deep),
        patch(236, 258, 196, 202, "#26282b"),
        patch(158, 330, 140, 152, lighter(c.body, 0.5)),
        {
          side: "x+",
          points: trace("-112,210 112,210 108,312 -108,312"),
          paint: c.glass,
        },
        {
          side: "x+",
          points: trace("-60,210 0,210 20,312 -40,312"),
          paint: lighter(c.glass, 0.2),
        },
        ...louvres(-72, 72, 116, 186, 6, "#2a2d31", "x+"),
        patch(-116, 116, 54, 90, "#33373c", "x+"),
        patch(-112, -70, 92, 112, lampOn, "x+"),
        patch(70, 112, 92, 112, lampOn, "x+"),
      ]),
      slab(trace("176,60 182,92 208,112 268,112 292,92 298,60"), 122.5, 125, "#25272a"),
      slab(trace("176,60 182,92 208,112 268,112 292,92 298,60"), -125, -122.5, "#25272a"),
      wheel(238, 51, 92, 126.5, { rim: "#b9bdbd", sides: 24 }),
      wheel(238, 51, -126.5, -92, { rim: "#b9bdbd", sides: 24 }),
      slab(trace("160,380 298,372 270,398 170,412"), -108, 108, c.body),
      slab(trace("330,312 352,306 352,316 330,324"), -118, 118, c.deep),
      ...[1, -1].map((s) =>
        box(326, 338, 232, 300, s > 0 ? 126 : -142, s > 0 ? 142 : -126, c.frame),
      ),
      drum("y", 148, 90, 8, 92, 372, "#c0c4c4", 10),
      ...hose([156, 200, 0], [-60, 112, 0], 60, 3, "#b23a2a"),
      ...(working
        ? [
            box(-860, 110, 116, 400, -124, 124, "#d8d6cd", [
              ...Array.from({ length: 9 }, (_, i) =>
                patch(-840 + i * 104, -836 + i * 104, 122, 396, "#bcbab1"),
              ),
              patch(-860, 110, 116, 126, c.frame),
              patch(-700, -160, 220, 300, lighter(c.body, 0.2)),
            ]),
            ...[-780, -655, -530].flatMap((x) =>
              axle(x, 51, 124, 56, { rim: "#b9bdbd", sides: 22 }),
            ),
            box(-840, -300, 92, 116, -44, 44, c.frame),
          ]
        : []),
    ]
  },
}

/** A delivery truck with a closed body. */
export const boxTruck: Machine = {
  focus: { at: [330, 190, 80], reach: 160 },
  grounds: ["road", "warehouse"],
  parking: "yard",
  liveries: [5, 4],
  effect: "none",
  parkedYaw: 148,
  build: ({ livery: c, working }) => [
    ...truck(c, [-190], [318]),
    box(-350, 240, 104, 116, -118, 118, c.frame, [
      patch(-112, -84, 105, 115, lampRed, "x-"),
      patch(84, 112, 105, 115, lampRed, "x-"),
    ]),
    box(-350, 236, 116, 340, -120, 120, "#eceae2", [
      patch(-338, 224, 128, 136, c.body),
      patch(-338, 224, 318, 326, c.body),
      ...[-200, -60, 80].map((x) => patch(x, x + 1.5, 116, 340, "#c9c6bc")),
      patch(-1, 1, 122, 334, "#a9a69c", "x-"),
      patch(-20, -14, 150, 300, "#8b8f92", "x-"),
      patch(14, 20, 150, 300, "#8b8f92", "x-"),
    ]),
    box(236, 262, 250, 330, -70, 70, "#d6d4cc"),
    ...(working ? [box(-470, -350, 104, 112, -96, 96, c.steel)] : []),
  ],
}

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
