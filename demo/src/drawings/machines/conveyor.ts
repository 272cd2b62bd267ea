import type { Machine } from "../machine.ts"
import { heap } from "../parts/loads.ts"
import { louvres, patch } from "../parts/panels.ts"
import { axle } from "../parts/wheels.ts"
import { bar } from "../space/bar.ts"
import type { Flat } from "../space/point.ts"
import { box, circle, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

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
