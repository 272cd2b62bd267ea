import type { Machine } from "../machine.ts"
import { pallet } from "../parts/loads.ts"
import { door, lampOn, lampRed, louvres, patch, screenOn } from "../parts/panels.ts"
import { axle, wheel } from "../parts/wheels.ts"
import { bar, pipe } from "../space/bar.ts"
import { darker } from "../space/paint.ts"
import { trace } from "../space/point.ts"
import { box, drum, slab } from "../space/solid.ts"

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

export const reachTruck: Machine = {
  focus: { at: [-20, 110, 30], reach: 90 },
  grounds: ["warehouse", "plant"],
  parking: "warehouse",
  liveries: [2, 0],
  effect: "none",
  build: ({ livery: c, working }) => {
    const up = working ? 210 : 12
    const top = working ? 420 : 250
    return [
      wheel(-52, 17, -10, 14, { rim: c.steel, sides: 18 }),
      ...[46, -60].map((z) => slab(trace("-20,8 112,8 124,22 -20,30"), z, z + 14, c.frame)),
      ...[46, -60].map((z) => wheel(108, 14, z - 1, z + 15, { rim: c.steel, sides: 16 })),
      slab(trace("-92,8 -12,8 -12,122 -60,126 -92,100"), -58, 58, c.body, [
        ...door(-84, -24, 30, 92, c.deep),
        ...louvres(-80, -52, 100, 114, 3, c.deep),
        patch(-46, 46, 30, 86, c.deep, "x-"),
      ]),
      box(-92, -12, 6, 26, -60, 60, c.frame),
      box(-40, -16, 122, 134, -40, 20, "#2a2c30"),
      bar([-60, 122, 30], [-40, 152, 34], 3, "#2b2d30"),
      box(-54, -30, 150, 160, 24, 46, "#30343a", [patch(-52, -34, 152, 158, screenOn)]),
      ...[1, -1].flatMap((s) =>
        pipe(
          [
            [-80, 110, 50 * s],
            [-76, 226, 50 * s],
            [4, 226, 50 * s],
          ],
          4,
          c.frame,
        ),
      ),
      slab(trace("-80,224 14,224 14,230 -78,232"), -54, 54, c.frame),
      ...[30, -42].map((z) => box(14, 24, 16, top, z, z + 12, c.frame)),
      ...[44, -56].map((z) => box(10, 20, 10, 246, z, z + 12, darker(c.frame, 0.3))),
      box(14, 24, top - 10, top, -30, 30, c.frame),
      bar([18, 30, 0], [18, top - 30, 0], 4.5, "#a7abab", 8),
      ...[0, 26].map((d) => box(25, 31, up + 20 + d, up + 29 + d, -46, 46, c.frame)),
      ...[18, -30].map((z) =>
        slab(
          [
            [31, up + 58],
            [31, up],
            [138, up],
            [138, up + 3],
            [37, up + 6],
            [36, up + 58],
          ],
          z,
          z + 12,
          "#55585c",
        ),
      ),
      ...(working ? pallet(34, up + 6, -48, 48, 100) : []),
    ]
  },
}
