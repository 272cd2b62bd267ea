import type { Machine } from "../machine.ts"
import { heap } from "../parts/loads.ts"
import { hazard, louvres, patch } from "../parts/panels.ts"
import { axle } from "../parts/wheels.ts"
import { bar } from "../space/bar.ts"
import { type Flat, trace } from "../space/point.ts"
import { box, circle, drum, slab } from "../space/solid.ts"

/** A sloping screen box on springs and legs, with its exciter and the sorted heaps. */
export const vibratingScreen: Machine = {
  focus: { at: [0, 210, 90], reach: 110 },
  grounds: ["pit", "desert"],
  parking: "yard",
  liveries: [1, 4],
  effect: "dust",
  build: ({ livery: c, working, random }) => [
    ...[-150, 170].flatMap((x) =>
      [-92, 92].flatMap((z) => [
        box(x - 9, x + 9, 0, x < 0 ? 216 : 128, z - 9, z + 9, c.frame),
        box(x - 20, x + 20, 0, 5, z - 20, z + 20, c.frame),
        ...[0, 1, 2].map((i) =>
          drum(
            "y",
            x,
            -z,
            11,
            (x < 0 ? 218 : 130) + i * 9,
            (x < 0 ? 224 : 136) + i * 9,
            "#8d9396",
            12,
          ),
        ),
      ]),
    ),
    ...[-92, 92].map((z) => bar([-150, 30, z], [170, 110, z], 5, c.frame, 4)),
    slab(trace("-220,262 -204,338 226,236 212,150"), -86, -76, c.body),
    slab(trace("-220,262 -204,338 226,236 212,150"), 76, 86, c.body, [
      { side: "z", points: trace("-206,274 -196,322 214,226 204,166"), paint: c.pale },
      ...[-130, -40, 50, 140].map((x) => ({
        side: "z" as const,
        points: trace(
          `${x},${252 - x * 0.24} ${x + 10},${250 - x * 0.24} ${x + 18},${292 - x * 0.24} ${x + 8},${294 - x * 0.24}`,
        ),
        paint: c.deep,
      })),
    ]),
    slab(trace("-214,300 -212,308 220,206 218,198"), -76, 76, "#6f7679"),
    slab(trace("-216,270 -214,278 216,176 214,168"), -76, 76, "#565c61"),
    drum("z", 0, 292, 26, -98, 98, c.frame, 20, [
      { side: "z", points: circle(0, 292, 18, 18), paint: c.body },
      { side: "z", points: circle(0, 292, 7, 12), paint: c.frame },
    ]),
    slab(trace("-262,300 -204,300 -204,392 -286,392"), -80, 80, c.deep),
    slab(trace("212,150 228,150 262,96 246,92"), -70, 70, c.frame),
    box(-220, 230, 342, 346, 96, 150, c.steel),
    ...[-200, -60, 80, 210].map((x) => bar([x, 346, 148], [x, 430, 148], 2.2, "#e3b23a", 4)),
    ...[388, 430].map((y) => bar([-200, y, 148], [210, y, 148], 2.2, "#e3b23a", 4)),
    ...[-200, 210].map((x) => box(x - 5, x + 5, 0, 342, 140, 150, c.frame)),
    box(-150, 170, 92, 106, 93, 97, "#e3b23a", [...hazard(-140, 160, 93, 105)]),
    ...(working
      ? [heap(330, 30, 100, 84, "#a98668", random), heap(20, -10, 110, 70, "#8f7258", random)]
      : []),
  ],
}

export const conveyor: Machine = {
  focus: { at: [340, 250, 50], reach: 120 },
  grounds: ["quay", "pit"],
  parking: "yard",
  liveries: [0, 4],
  effect: "dust",
  build: ({ livery: c, working, random }) => {
    const at = (t: number, up = 0): Flat => [-380 + 800 * t, 60 + 290 * t + up]
    const edge = (z: number) => slab([at(0), at(1), at(1, 26), at(0, 26)], z, z + 6, c.body)
    return [
      ...axle(60, 50, 110, 34, { rim: c.white, lugs: true, sides: 22 }),
      ...[54, -60].flatMap((z) => [
        bar([60, 50, z], [at(0.7)[0], at(0.7)[1], z], 8, c.frame, 4),
        bar([60, 50, z], [at(0.25)[0], at(0.25)[1], z], 8, c.frame, 4),
        bar([130, 106, z], [at(0.5)[0], at(0.5)[1], z], 6, c.frame, 4),
      ]),
      box(-340, -300, 0, 80, -50, 50, c.frame),
      edge(-52),
      ...Array.from({ length: 11 }, (_, i) =>
        bar(
          [at(i / 11)[0], at(i / 11)[1], 52],
          [at((i + 1) / 11)[0], at((i + 1) / 11)[1] - 4, 52],
          2.5,
          c.frame,
          4,
        ),
      ),
      slab([at(0, 20), at(1, 20), at(1, 27), at(0, 27)], -46, 46, "#2c2e32"),
      ...Array.from({ length: 9 }, (_, i) =>
        drum("z", at((i + 0.5) / 9)[0], at((i + 0.5) / 9, 10)[1], 8, -44, 44, c.steel, 10),
      ),
      edge(46),
      drum("z", at(1)[0], at(1, 12)[1], 18, -50, 50, c.frame, 18, [
        { side: "z", points: circle(at(1)[0], at(1, 12)[1], 8, 10), paint: c.steel },
      ]),
      drum("z", at(0)[0], at(0, 12)[1], 16, -50, 50, c.frame, 18),
      box(
        at(1)[0] - 66,
        at(1)[0] - 6,
        at(1)[1] - 20,
        at(1)[1] + 20,
        54,
        90,
        c.deep,
        louvres(at(1)[0] - 62, at(1)[0] - 12, at(1)[1] - 14, at(1)[1] + 14, 4, c.frame),
      ),
      slab(trace("-400,190 -250,190 -286,112 -360,84"), -78, 78, c.body, [
        patch(-390, -262, 176, 186, c.deep),
      ]),
      ...(working
        ? [
            slab([at(0.12, 27), at(0.98, 27), at(0.95, 44), at(0.16, 44)], -32, 32, "#b39a6b"),
            heap(540, 0, 200, 190, "#b7a074", random),
            slab(
              [
                [at(1)[0] + 6, at(1)[1] + 20],
                [at(1)[0] + 44, at(1)[1] - 20],
                [at(1)[0] + 90, 180],
                [at(1)[0] + 60, 180],
              ],
              -26,
              26,
              "#bba578",
            ),
            slab(trace("-390,190 -262,190 -300,216 -350,218"), -66, 66, "#b39a6b"),
          ]
        : []),
    ]
  },
}
