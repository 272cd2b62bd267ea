import type { Machine } from "../machine.ts"
import { pallet } from "../parts/loads.ts"
import { door, louvres, patch, screenOn } from "../parts/panels.ts"
import { wheel } from "../parts/wheels.ts"
import { bar, pipe } from "../space/bar.ts"
import { darker } from "../space/paint.ts"
import { box, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

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
