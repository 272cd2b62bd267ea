import type { Machine } from "../machine.ts"
import { cab } from "../parts/cab.ts"
import { louvres } from "../parts/panels.ts"
import { wheel } from "../parts/wheels.ts"
import { bar } from "../space/bar.ts"
import { box, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

/** A grape harvester on long legs above the row of vines. */
export const grapeHarvester: Machine = {
  focus: { at: [0, 230, 120], reach: 120 },
  grounds: ["vineyard", "vineyard"],
  parking: "barn",
  liveries: [4, 3],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...[-135, 140].flatMap((x) =>
      [-1, 1].flatMap((s) => [
        wheel(x, 62, s > 0 ? 92 : -142, s > 0 ? 142 : -92, { rim: c.white, lugs: true }),
        box(x - 15, x + 15, 70, 250, s > 0 ? 76 : -92, s > 0 ? 92 : -76, c.frame),
      ]),
    ),
    ...[-1, 1].map((s) =>
      slab(trace("-120,60 120,60 130,230 -130,230"), s > 0 ? 50 : -74, s > 0 ? 74 : -50, c.body, [
        ...louvres(-90, 90, 84, 200, 6, c.deep),
      ]),
    ),
    box(-190, 170, 230, 262, -120, 120, c.body),
    slab(trace("-190,262 30,262 30,318 -150,330 -190,310"), -116, 116, c.body, [
      ...louvres(-170, -90, 274, 312, 5, c.deep),
    ]),
    ...[-1, 1].map((s) =>
      slab(
        trace(working ? "-60,300 40,300 60,360 -80,360" : "-60,290 40,290 60,340 -80,340"),
        s > 0 ? 60 : -128,
        s > 0 ? 128 : -60,
        "#c3c9cc",
      ),
    ),
    ...cab({
      x0: 52,
      x1: 172,
      y0: 256,
      y1: 410,
      z0: -66,
      z1: 66,
      paint: c.body,
      glass: c.glass,
      lean: 14,
      roof: c.white,
      sill: 0.16,
    }),
    ...[-1, 1].map((s) => bar([150, 70, s * 62], [176, 232, s * 60], 3, "#e3b23a", 6)),
    bar([60, 262, 118], [130, 150, 130], 3, c.steel, 4),
    bar([84, 262, 118], [150, 150, 130], 3, c.steel, 4),
  ],
}
