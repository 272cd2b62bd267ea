import type { Machine } from "../machine.ts"
import { ram } from "../parts/arms.ts"
import { heap } from "../parts/loads.ts"
import { axle, wheel } from "../parts/wheels.ts"
import { bar, hose } from "../space/bar.ts"
import { type Flat, trace } from "../space/point.ts"
import { box, circle, drum, extrude, hooped, slab } from "../space/solid.ts"

export const implement: Machine = {
  focus: { at: [30, 60, 90], reach: 105 },
  grounds: ["field", "vineyard"],
  parking: "barn",
  liveries: [1, 2],
  effect: "dust",
  build: ({ livery: c, working, random }) => {
    const gang = (x: number, lean: number) =>
      Array.from({ length: 10 }, (_, i) => {
        const z = -150 + i * 33
        const d = x + (z * lean) / 300
        return drum("z", d, 33, 33, z - 3, z + 3, "#8f9496", 16, [
          { side: "z", points: circle(d, 33, 24, 14), paint: "#a7abad" },
          { side: "z", points: circle(d, 33, 8, 8), paint: c.frame },
        ])
      })
    const beam = (x: number, lean: number) =>
      extrude(
        "y",
        [
          [x - 9 - lean / 2, -160],
          [x + 9 - lean / 2, -160],
          [x + 9 + lean / 2, 160],
          [x - 9 + lean / 2, 160],
        ] as Flat[],
        84,
        102,
        c.body,
      )
    return [
      ...gang(-95, 60),
      ...gang(75, -60),
      beam(-95, 60),
      beam(75, -60),
      ...[-1, 1].flatMap((s) =>
        [
          box(-140, 130, 102, 118, s * 80 - 8, s * 80 + 8, c.body),
          ...[-95, 75].flatMap((x) =>
            [-110, 0, 110].map((z) => bar([x, 88, z], [x + 4, 36, z], 6, c.frame, 4)),
          ),
        ].slice(s > 0 ? 0 : 0, s > 0 ? 7 : 1),
      ),
      slab(trace("100,104 130,118 330,70 330,56 130,98"), -12, 12, c.body),
      bar([310, 0, 0], [310, 66, 0], 5, c.frame),
      ...axle(-20, 42, 104, 30, { rim: c.white, lugs: true, sides: 22 }).map((s) => s),
      box(-30, -10, 40, 110, -100, -90, c.frame),
      box(-30, -10, 40, 110, 90, 100, c.frame),
      slab(trace("-36,118 -4,118 -12,168 -28,168"), -12, 12, c.body),
      ...ram([-20, 160], [110, 116], 0, 6, c.frame),
      ...hose([110, 120, 16], [320, 76, 10], 12, 2.5, "#25272a"),
      ...(working
        ? [-160, -60, 40, 140].map((z) =>
            heap(-260 - random() * 60, z, 95, 15, z % 100 ? "#6b5335" : "#75603d", random),
          )
        : []),
    ]
  },
}

const rows = [-132, -99, -66, -33, 0, 33, 66, 99, 132]

/** A seed drill: hopper across, tubes down to the openers, press wheels behind. */
export const seeder: Machine = {
  focus: { at: [-20, 80, 90], reach: 80 },
  grounds: ["field", "field"],
  parking: "barn",
  liveries: [3, 2],
  effect: "dust",
  build: ({ livery: c }) => [
    slab(trace("-56,96 44,96 74,158 -84,158"), -150, 150, c.body, [
      { side: "z", points: trace("-46,102 36,102 58,150 -68,150"), paint: c.deep },
    ]),
    box(-88, 78, 158, 166, -153, 153, c.white),
    box(-70, 60, 60, 72, -150, 150, c.frame),
    ...rows.flatMap((z) => [
      bar([-20, 98, z], [-44, 34, z], 2.6, "#2c3034", 6),
      bar([10, 64, z], [-52, 26, z], 3.4, c.frame, 4),
      drum("z", -46, 20, 20, z - 2, z + 2, "#9aa0a2", 18),
      wheel(-96, 15, z - 5, z + 5, { rim: c.body }),
      bar([-52, 40, z], [-96, 16, z], 2.4, c.frame, 4),
    ]),
    wheel(20, 44, 152, 178, { rim: c.body, lugs: true }),
    wheel(20, 44, -178, -152, { rim: c.body, lugs: true }),
    bar([60, 66, -90], [230, 58, 0], 6, c.body, 4),
    bar([60, 66, 90], [230, 58, 0], 6, c.body, 4),
    box(222, 258, 52, 64, -7, 7, c.frame),
    box(226, 238, 0, 52, -4, 4, c.frame),
    box(-120, -96, 60, 66, -140, 140, c.steel),
  ],
}

export const sprayer: Machine = {
  focus: { at: [-60, 130, 60], reach: 115 },
  grounds: ["vineyard", "field"],
  parking: "barn",
  liveries: [1, 4],
  effect: "water",
  source: [-164, 118, 0],
  build: ({ livery: c }) => {
    const blades = Array.from({ length: 9 }, (_, i) => {
      const a = (i / 9) * Math.PI * 2
      return {
        side: "x-" as const,
        points: [
          [0, 118],
          [Math.cos(a) * 52, 118 + Math.sin(a) * 52],
          [Math.cos(a + 0.36) * 52, 118 + Math.sin(a + 0.36) * 52],
        ] as Flat[],
        paint: c.steel,
      }
    })
    return [
      ...axle(-30, 52, 92, 32, { rim: c.white, lugs: true, sides: 24 }),
      slab(trace("-170,46 120,46 240,40 240,54 120,62 -170,62"), -34, 34, c.frame),
      box(226, 250, 0, 46, -6, 6, c.frame),
      hooped(
        "x",
        0,
        126,
        70,
        -110,
        120,
        c.body,
        [-70, 20, 90].map((x) => [x, x + 7, c.deep] as const),
      ),
      drum("x", 0, 126, 70, 120, 142, c.body, 24, [], 0.72),
      drum("y", 10, 0, 22, 192, 206, "#2f3338", 16),
      box(-135, -110, 62, 150, -40, 40, c.frame),
      drum("x", 0, 118, 72, -190, -135, c.deep, 26, [
        { side: "x-", points: circle(0, 118, 64, 26), paint: "#2a2d31" },
        ...blades,
        { side: "x-", points: circle(0, 118, 16, 12), paint: c.body },
      ]),
      ...Array.from({ length: 11 }, (_, i) => {
        const a = -0.3 + (i / 10) * 3.74
        return drum("x", Math.cos(a) * 78, 118 + Math.sin(a) * 78, 4, -168, -158, "#b98b3d", 6)
      }),
      ...hose([-110, 80, 50], [90, 84, 62], 22, 3, "#25272a"),
      box(130, 175, 62, 110, -28, 28, c.frame),
    ]
  },
}

/** A span of a centre pivot: trussed pipe on towers with wheels, drop nozzles below. */
export const irrigationPivot: Machine = {
  focus: { at: [330, 120, 40], reach: 140 },
  grounds: ["field", "field"],
  parking: "field",
  liveries: [5, 4],
  effect: "water",
  source: [0, 110, 0],
  build: ({ livery: c, working }) => {
    const steel = "#b4bbbf"
    const height = (x: number) => 330 + 34 * (1 - (Math.abs(x) / 360) ** 2)
    const stops = [-360, -240, -120, 0, 120, 240, 360]
    const tower = (x: number) => [
      ...[-96, 96].flatMap((z) => [
        bar([x, 330, 0], [x, 60, z], 6, steel, 4),
        wheel(x + z * 0.2, 46, z - 12, z + 12, { rim: steel, lugs: true }),
      ]),
      box(x - 8, x + 8, 52, 66, -96, 96, steel),
      box(x - 16, x + 16, 66, 96, -20, 14, c.body),
    ]
    return [
      ...tower(-360),
      ...tower(360),
      ...stops.slice(1).flatMap((x, i) => {
        const from = stops[i] ?? x
        const mid = (from + x) / 2
        return [
          bar([from, height(from), 0], [x, height(x), 0], 8, c.white, 8),
          bar([from, height(from) - 66, 0], [x, height(x) - 66, 0], 2.4, steel, 4),
          ...[-26, 26].flatMap((z) => [
            bar([from, height(from), 0], [mid, height(mid) - 60, z], 2.4, steel, 4),
            bar([x, height(x), 0], [mid, height(mid) - 60, z], 2.4, steel, 4),
          ]),
        ]
      }),
      ...[-300, -210, -120, -30, 60, 150, 240, 320].flatMap((x) => [
        bar([x, height(x), 0], [x, 160, 10], 1.6, "#3a3f45", 4),
        drum("y", x, -10, 6, 150, 160, c.body, 10),
        ...(working ? [drum("y", x, -10, 34, 100, 150, "#cfe3ea", 12, [], 0.14)] : []),
      ]),
    ]
  },
}
