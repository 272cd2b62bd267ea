import type { Machine } from "../machine.ts"
import { hazard, railing } from "../parts/panels.ts"
import { axle } from "../parts/wheels.ts"
import { bar, pipe } from "../space/bar.ts"
import { box } from "../space/solid.ts"

/** A platform on crossed arms over a small chassis. */
export const scissorLift: Machine = {
  focus: { at: [0, 90, 40], reach: 90 },
  grounds: ["warehouse", "site"],
  parking: "warehouse",
  liveries: [1, 4],
  effect: "none",
  build: ({ livery: c, working }) => {
    const step = working ? 66 : 24
    const floor = 62 + step * 4
    return [
      ...axle(-78, 20, 42, 14, { rim: c.white }),
      ...axle(78, 20, 42, 14, { rim: c.white }),
      box(-112, 112, 18, 56, -36, 36, c.body, [...hazard(-104, 104, 22, 30)]),
      box(-112, -100, 56, 62, -30, 30, c.frame),
      ...[0, 1, 2, 3].flatMap((level) =>
        [-30, 30].flatMap((z) => {
          const y = 60 + level * step
          return [
            bar([-92, y, z], [92, y + step, z], 4.5, c.frame, 4),
            bar([92, y, z * 0.84], [-92, y + step, z * 0.84], 4.5, c.frame, 4),
          ]
        }),
      ),
      box(-116, 116, floor, floor + 9, -38, 38, "#8d9396"),
      box(-120, 120, floor - 3, floor + 3, -39, 39, c.body),
      ...[-36, 36].flatMap((z) => railing(-114, 114, floor + 9, 104, z, c.body, 5)),
      ...[-114, 114].flatMap((x) =>
        [56, 104].flatMap((y) =>
          pipe(
            [
              [x, floor + 9 + y, -36],
              [x, floor + 9 + y, 36],
            ],
            1.8,
            c.body,
            4,
          ),
        ),
      ),
      box(96, 112, floor + 74, floor + 100, -14, 14, c.frame),
    ]
  },
}
