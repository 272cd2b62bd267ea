import type { Machine } from "../machine.ts"
import { pallet } from "../parts/loads.ts"
import { lampOn, lampRed, louvres, patch } from "../parts/panels.ts"
import { axle } from "../parts/wheels.ts"
import { bar, pipe } from "../space/bar.ts"
import { darker } from "../space/paint.ts"
import { box, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

export const forklift: Machine = {
  focus: { at: [30, 120, 40], reach: 95 },
  grounds: ["warehouse", "quay"],
  parking: "yard",
  liveries: [1, 2],
  effect: "none",
  build: ({ livery: c, working }) => {
    const up = working ? 150 : 8
    const top = working ? 330 : 218
    return [
      ...axle(-70, 26, 52, 20, { rim: c.white, sides: 20 }),
      ...axle(82, 34, 58, 22, { rim: c.white, sides: 22 }),
      slab(
        trace(
          "-128,30 -116,16 -96,16 -94,52 -46,54 -42,18 46,18 44,60 60,72 100,70 100,92 52,96 40,66 -20,66 -20,100 -108,108 -130,80",
        ),
        -54,
        54,
        c.body,
        [
          patch(-34, 36, 24, 40, c.frame),
          ...louvres(-90, -50, 72, 96, 4, c.deep),
          patch(-126, -112, 40, 70, c.frame),
        ],
      ),
      slab(trace("-132,32 -118,20 -112,24 -112,104 -130,82"), -52, 52, c.frame, [
        patch(-20, 20, 52, 70, c.deep, "x-"),
        patch(-46, -34, 62, 76, lampRed, "x-"),
        patch(34, 46, 62, 76, lampRed, "x-"),
      ]),
      box(-62, -14, 104, 120, -26, 26, "#2a2c30"),
      slab(trace("-72,118 -56,116 -64,170 -76,172"), -26, 26, "#2a2c30"),
      bar([34, 96, -6], [10, 138, -6], 3, "#2b2d30"),
      drum("y", 8, -6, 17, 136, 140, "#24262a", 14),
      ...[1, -1].flatMap((s) =>
        pipe(
          [
            [-98, 100, 46 * s],
            [-66, 210, 46 * s],
            [36, 210, 46 * s],
            [64, 92, 46 * s],
          ],
          4,
          c.frame,
          5,
        ),
      ),
      slab(trace("-72,208 42,208 40,216 -70,216"), -52, 52, c.frame),
      box(-58, -48, 216, 226, -6, 6, "#d9822b"),
      box(40, 46, 188, 202, 44, 56, lampOn),
      ...[32, -44].map((z) =>
        slab(
          [
            [104, 14],
            [114, 14],
            [118, top],
            [108, top],
          ],
          z,
          z + 12,
          c.frame,
        ),
      ),
      ...[46, -58].map((z) =>
        slab(trace("102,12 112,12 116,214 106,214"), z, z + 12, darker(c.frame, 0.25)),
      ),
      box(107, 118, top - 12, top, -32, 32, c.frame),
      box(106, 116, 205, 214, -46, 46, darker(c.frame, 0.2)),
      bar([108, 30, 0], [110, top - 30, 0], 5, "#a7abab", 8),
      ...[0, 26].map((d) => box(118, 124, up + 22 + d, up + 32 + d, -52, 52, c.frame)),
      ...[24, -36].map((z) =>
        slab(
          [
            [124, up + 62],
            [124, up],
            [236, up],
            [236, up + 3],
            [130, up + 6],
            [129, up + 62],
          ],
          z,
          z + 12,
          "#55585c",
        ),
      ),
      ...(working ? pallet(128, up + 6, -50, 50, 112) : []),
    ]
  },
}
