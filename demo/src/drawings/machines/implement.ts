import type { Machine } from "../machine.ts"
import { ram } from "../parts/arms.ts"
import { heap } from "../parts/loads.ts"
import { axle } from "../parts/wheels.ts"
import { bar, hose } from "../space/bar.ts"
import type { Flat } from "../space/point.ts"
import { box, circle, drum, extrude, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

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
