import type { Machine } from "../machine.ts"
import { axle } from "../parts/wheels.ts"
import { hose } from "../space/bar.ts"
import type { Flat } from "../space/point.ts"
import { box, circle, drum, hooped, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

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
