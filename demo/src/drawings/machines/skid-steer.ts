import type { Machine } from "../machine.ts"
import { boom, ram } from "../parts/arms.ts"
import { pane } from "../parts/cab.ts"
import { heap } from "../parts/loads.ts"
import { lampOn, louvres, patch } from "../parts/panels.ts"
import { axle } from "../parts/wheels.ts"
import { lighter } from "../space/paint.ts"
import { box, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

export const skidSteer: Machine = {
  focus: { at: [40, 120, 50], reach: 95 },
  grounds: ["site", "barn"],
  parking: "warehouse",
  liveries: [5, 1],
  effect: "dust",
  build: ({ livery: c, working, random }) => {
    const up = working ? 95 : 0
    const look = { rim: c.body, lugs: true, sides: 22 }
    return [
      ...axle(-52, 42, 88, 30, look),
      ...axle(58, 42, 88, 30, look),
      slab(trace("-105,38 95,38 95,88 60,95 -105,95"), -56, 56, c.frame),
      slab(trace("-128,60 -85,60 -60,95 -60,150 -122,155"), -56, 56, c.body, [
        patch(-46, 46, 75, 140, "#24272b", "x-"),
        ...louvres(-40, 40, 80, 136, 6, "#3b3f44", "x-"),
        ...louvres(-115, -75, 110, 145, 5, c.deep),
      ]),
      slab(trace("-62,92 62,92 52,206 -52,206 -66,150"), -46, 46, c.frame, [
        ...pane(trace("-44,120 10,120 10,192 -44,192"), c.glass),
        ...pane(trace("16,112 50,112 44,192 16,192"), c.glass),
        { edge: 1, margin: 0.14, paint: c.glass, gleam: lighter(c.glass, 0.18) },
      ]),
      slab(trace("-58,206 58,206 54,214 -54,214"), -48, 48, c.body),
      ...[1, -1].flatMap((s) => {
        const [z0, z1] = s > 0 ? [60, 84] : [-84, -60]
        return [
          slab(trace("-125,100 -100,100 -88,165 -118,170"), z0, z1, c.body),
          boom(
            [
              [-104, 158, 11],
              [20, 150 + up * 0.6, 12],
              [92, 95 + up, 11],
              [122, 48 + up, 8],
            ],
            z0,
            z1 - 6,
            c.body,
          ),
          ...ram([-100, 112], [-10, 136 + up * 0.5], s * 70, 5, c.frame),
        ]
      }),
      box(96, 100, 92, 104, 28, 44, lampOn),
      box(112, 124, 20 + up, 70 + up, -60, 60, c.frame),
      slab(
        [
          [124, 68 + up],
          [120, 30 + up],
          [132, 4 + up],
          [205, 0 + up],
          [190, 10 + up],
          [142, 22 + up],
          [138, 70 + up],
        ],
        -88,
        88,
        "#565a5e",
      ),
      slab(
        [
          [136, 22 + up],
          [188, 10 + up],
          [138, 66 + up],
        ],
        82,
        87,
        "#66696d",
      ),
      ...(working
        ? [
            slab(
              [
                [138, 34 + up],
                [196, 16 + up],
                [180, 60 + up],
                [150, 82 + up],
              ],
              -76,
              76,
              "#93765a",
            ),
            heap(330, 0, 120, 80, "#9d7f60", random),
          ]
        : []),
    ]
  },
}
