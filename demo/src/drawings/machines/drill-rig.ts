import type { Machine } from "../machine.ts"
import { boom, ram } from "../parts/arms.ts"
import { cab } from "../parts/cab.ts"
import { heap } from "../parts/loads.ts"
import { door, louvres, railing } from "../parts/panels.ts"
import { crawler } from "../parts/wheels.ts"
import { bar, hose } from "../space/bar.ts"
import type { Flat } from "../space/point.ts"
import { box, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

export const drillRig: Machine = {
  focus: { at: [120, 190, 60], reach: 150 },
  grounds: ["pit", "desert"],
  parking: "yard",
  liveries: [0, 2],
  effect: "dust",
  build: ({ livery: c, working, random }) => {
    const foot: Flat = working ? [330, 12] : [300, 60]
    const head: Flat = working ? [310, 760] : [190, 700]
    const at = (t: number, off = 0): Flat => [
      foot[0] + (head[0] - foot[0]) * t + off,
      foot[1] + (head[1] - foot[1]) * t,
    ]
    const carriage = working ? 0.5 : 0.8
    return [
      ...crawler(-190, 190, 96, 70, 128, c.frame),
      box(-120, 120, 50, 100, -70, 70, c.frame),
      slab(trace("-270,108 40,108 40,235 -250,235 -270,215"), -105, 60, c.body, [
        ...louvres(-255, -180, 130, 215, 9, c.deep),
        ...door(-170, -80, 118, 225, c.deep),
        ...door(-72, 20, 118, 225, c.deep),
        ...louvres(-90, 40, 125, 215, 7, c.frame, "x-"),
      ]),
      box(-270, 150, 98, 108, -108, 108, c.frame),
      ...cab({
        x0: 40,
        x1: 165,
        y0: 108,
        y1: 285,
        z0: 20,
        z1: 112,
        paint: c.body,
        glass: c.glass,
        lean: -14,
        roof: c.frame,
        sill: 0.18,
      }),
      drum("y", -120, -30, 40, 235, 262, c.frame, 18),
      drum("y", -210, -70, 7, 235, 285, "#2b2d30", 10),
      ...railing(-265, 30, 235, 90, 56, "#d9a52b", 4),
      boom(
        [
          [90, 130, 22],
          [200, 190, 22],
          [at(0.3)[0] - 26, at(0.3)[1], 16],
        ],
        -60,
        -28,
        c.body,
      ),
      ...ram([60, 230], [at(0.5)[0] - 20, at(0.5)[1]], -44, 9, c.frame),
      boom(
        [
          [...at(0), 20],
          [...at(1), 18],
        ],
        -66,
        -22,
        c.body,
        Array.from({ length: 12 }, (_, i) => {
          const [x, y] = at(0.06 + i * 0.076)
          return {
            side: "z" as const,
            points: [
              [x - 11, y],
              [x + 11, y],
              [x, y + 34],
            ] as Flat[],
            paint: c.deep,
          }
        }),
      ),
      boom(
        [
          [...at(carriage - 0.05, 24), 16],
          [...at(carriage + 0.08, 24), 16],
        ],
        -60,
        -28,
        c.frame,
      ),
      bar(
        [at(0, 26)[0], working ? -2 : at(0.05)[1], -44],
        [at(carriage, 26)[0], at(carriage)[1], -44],
        5,
        "#b9bcbb",
        8,
      ),
      boom(
        [
          [...at(0.02, 26), 15],
          [...at(0.06, 26), 15],
        ],
        -62,
        -26,
        "#55595d",
      ),
      ...hose([at(carriage, 10)[0], at(carriage)[1], -20], [100, 190, -24], 70, 4, "#25272a", 8),
      box(-300, -272, 60, 150, -50, 50, c.frame),
      drum("y", -320, 60, 38, 90, 200, c.white, 18, [], 1),
      drum("y", -320, 60, 38, 50, 90, c.white, 18),
      ...(working
        ? [heap(350, -10, 90, 34, "#b7a08a", random), heap(520, -300, 80, 28, "#b7a08a", random)]
        : []),
    ]
  },
}
