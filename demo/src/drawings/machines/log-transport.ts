import type { Machine } from "../machine.ts"
import { boom, ram } from "../parts/arms.ts"
import { cab } from "../parts/cab.ts"
import { forestMachine } from "../parts/chassis.ts"
import { log } from "../parts/loads.ts"
import { door, louvres } from "../parts/panels.ts"
import { axle } from "../parts/wheels.ts"
import { bar, hose } from "../space/bar.ts"
import { type Flat, trace } from "../space/point.ts"
import { box, slab } from "../space/solid.ts"

/** A skidder: four large wheels, a blade in front, an arch with a grapple behind. */
export const skidder: Machine = {
  focus: { at: [120, 170, 70], reach: 130 },
  grounds: ["forest", "forest"],
  parking: "yard",
  liveries: [0, 1],
  effect: "dust",
  build: ({ livery: c, working }) => [
    ...axle(-160, 88, 150, 70, { rim: c.body, lugs: true }),
    ...axle(160, 88, 150, 70, { rim: c.body, lugs: true }),
    ...forestMachine(c),
    slab(trace("-230,124 -70,124 -90,176 -220,176"), -58, 58, c.body),
    boom(
      [
        [-120, 170, 16],
        [-190, 300, 14],
      ],
      -50,
      -34,
      c.body,
    ),
    boom(
      [
        [-120, 170, 16],
        [-190, 300, 14],
      ],
      34,
      50,
      c.body,
    ),
    boom(
      [
        [-186, 300, 13],
        [-290, 286, 11],
      ],
      -24,
      24,
      c.deep,
    ),
    slab(trace("-300,290 -276,290 -270,176 -306,176"), -9, 9, c.frame),
    ...[-1, 1].map((s) =>
      slab(
        trace("-306,176 -270,176 -240,110 -262,40 -276,44 -258,108 -288,150"),
        s > 0 ? 8 : -20,
        s > 0 ? 20 : -8,
        c.frame,
      ),
    ),
    slab(trace("256,30 268,24 282,60 276,116 262,112 266,64"), -128, 128, c.body),
    box(230, 262, 80, 96, -70, 70, c.frame),
    ...(working ? [-44, 0, 40].map((z, i) => log(-760, -230, 40 + (i % 2) * 36, z, 26)) : []),
  ],
}

export const forwarder: Machine = {
  focus: { at: [190, 190, 60], reach: 150 },
  grounds: ["site", "forest"],
  parking: "yard",
  liveries: [0, 3],
  effect: "dust",
  build: ({ livery: c, working }) => {
    const look = { rim: c.body, lugs: true, sides: 20 }
    const elbow: Flat = working ? [-150, 470] : [-120, 400]
    const tip: Flat = working ? [-330, 330] : [-190, 300]
    const logs = (
      working ? trace("0,0 1,0 2,0 0,1 1,1 2,1 0.5,2 1.5,2") : trace("0,0 1,0 2,0")
    ) as Flat[]
    return [
      ...[-330, -200].flatMap((x) => axle(x, 64, 128, 52, look)),
      ...[150, 285].flatMap((x) => axle(x, 64, 128, 52, look)),
      box(-420, 60, 78, 104, -52, 52, c.frame),
      box(60, 380, 74, 110, -50, 50, c.frame),
      slab(trace("210,110 372,100 380,150 360,196 225,206"), -84, 84, c.body, [
        ...louvres(290, 356, 118, 176, 6, c.deep),
        ...door(220, 282, 116, 194, c.deep),
        ...louvres(-60, 60, 116, 176, 6, c.frame, "x+"),
      ]),
      ...cab({
        x0: 75,
        x1: 212,
        y0: 108,
        y1: 300,
        z0: -78,
        z1: 78,
        paint: c.body,
        glass: c.glass,
        lean: 22,
        roof: c.frame,
        sill: 0.28,
      }),
      box(30, 40, 104, 290, -112, 112, c.frame, []),
      ...logs.map(([i, k]) => log(-430, 10, 132 + k * 46, -70 + i * 56, 27)),
      ...[-400, -270, -140, -20].flatMap((x) => [
        box(x, x + 12, 104, 262, 112, 122, c.body),
        box(x, x + 12, 104, 262, -122, -112, c.body),
        box(x, x + 12, 98, 108, -120, 120, c.body),
      ]),
      box(42, 66, 104, 180, -24, 24, c.deep),
      boom(
        [
          [54, 175, 14],
          [52, 330, 15],
          [elbow[0], elbow[1], 11],
        ],
        -13,
        13,
        c.body,
      ),
      boom(
        [
          [elbow[0] + 34, elbow[1] + 6, 9],
          [elbow[0], elbow[1], 13],
          [tip[0], tip[1], 8],
        ],
        -10,
        10,
        c.body,
      ),
      ...ram([46, 240], [elbow[0] * 0.4 + 30, elbow[1] * 0.86], 18, 6, c.frame),
      ...hose([elbow[0], elbow[1] + 8, 12], [tip[0], tip[1], 8], -8, 2.4, "#25272a"),
      bar([tip[0], tip[1], 0], [tip[0], tip[1] - 34, 0], 8, c.frame, 8),
      slab(
        [
          [tip[0] - 8, tip[1] - 30],
          [tip[0] - 46, tip[1] - 62],
          [tip[0] - 40, tip[1] - 112],
          [tip[0] - 30, tip[1] - 76],
          [tip[0], tip[1] - 52],
          [tip[0] + 30, tip[1] - 76],
          [tip[0] + 40, tip[1] - 112],
          [tip[0] + 46, tip[1] - 62],
          [tip[0] + 8, tip[1] - 30],
        ],
        -16,
        16,
        "#4a4e53",
      ),
      ...(working ? [log(tip[0] - 220, tip[0] + 200, tip[1] - 92, 0, 24)] : []),
      box(372, 396, 78, 108, -90, 90, c.frame),
    ]
  },
}
