import type { Machine } from "../machine.ts"
import { lampOn, patch } from "../parts/panels.ts"
import { bar, pipe } from "../space/bar.ts"
import { box, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

/** A dental unit: reclining chair, tray, lamp and spittoon. */
export const dentalChair: Machine = {
  focus: { at: [0, 90, 20], reach: 60 },
  grounds: ["clinic", "clinic"],
  parking: "clinic",
  liveries: [6, 4],
  effect: "none",
  parkedYaw: 150,
  build: ({ livery: c, working }) => [
    slab(trace("-46,0 46,0 40,9 -40,9"), -30, 30, "#e3e4de"),
    slab(trace("-18,9 22,9 14,40 -10,40"), -16, 16, "#d3d5cf"),
    slab(trace("-34,40 84,40 92,50 78,56 -30,56 -40,50"), -28, 28, c.body),
    slab(trace("78,42 130,32 134,42 84,54"), -24, 24, c.body),
    slab(
      trace(
        working ? "-34,50 -124,82 -128,96 -118,98 -26,62" : "-30,50 -92,128 -94,142 -82,140 -18,60",
      ),
      -26,
      26,
      c.body,
    ),
    slab(
      trace(working ? "-122,86 -150,96 -150,108 -122,100" : "-88,134 -104,158 -96,166 -78,144"),
      -13,
      13,
      c.deep,
    ),
    ...[-33, 33].map((z) => slab(trace("-30,66 34,66 38,72 -30,74"), z - 4, z + 4, c.deep)),
    box(-16, 22, 0, 70, -72, -40, "#eceae2", [patch(-8, 14, 40, 60, c.pale, "z-")]),
    drum("y", 2, 56, 12, 70, 80, "#eceae2", 18),
    drum("y", 2, 56, 8, 80, 81, "#9fb7bd", 16),
    box(-4, 4, 70, 190, -70, -62, "#d3d5cf"),
    ...pipe(
      [
        [0, 188, -66],
        [-30, 196, -20],
        [-64, 182, 0],
      ],
      2.4,
      "#d3d5cf",
    ),
    box(-82, -52, 166, 182, -15, 15, "#eceae2", [patch(-10, 10, 168, 180, lampOn, "x-")]),
    ...pipe(
      [
        [0, 120, -66],
        [44, 122, -30],
        [52, 104, 8],
      ],
      2.4,
      "#d3d5cf",
    ),
    box(28, 78, 98, 104, -14, 28, "#eceae2"),
    ...[34, 44, 54, 64].map((x) => bar([x, 104, 20], [x, 116, 14], 1.4, c.deep, 6)),
    ...(working ? [box(32, 74, 104, 122, -12, -8, "#23282d")] : []),
  ],
}
