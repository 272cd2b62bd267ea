import type { Machine } from "../machine.ts"
import { lampOn, patch } from "../parts/panels.ts"
import { bar, hose, pipe } from "../space/bar.ts"
import { trace } from "../space/point.ts"
import { box, drum, slab } from "../space/solid.ts"

const lines = [
  [
    "#62c26e",
    "-20,141 -12,141 -10,145 -8,134 -6,152 -4,141 6,141 8,145 10,134 12,152 14,141 16,141 16,139.4 13,139.4 10,132 8,141 6,139.4 -4,139.4 -8,131 -10,142 -12,139.4 -20,139.4",
  ],
  [
    "#5fb8d8",
    "-20,128 -14,128 -10,133 -6,126 -2,128 2,133 6,126 10,128 16,130 16,128.4 10,126.4 6,124.4 2,131 -2,126.4 -6,124.4 -10,131 -14,126.4 -20,126.4",
  ],
  ["#e0c04f", "-20,118 -10,121 -2,118 6,121 16,118 16,116.4 6,119.4 -2,116.4 -10,119.4 -20,116.4"],
] as const

/** A vital-signs monitor on a rolling stand, with its leads. */
export const patientMonitor: Machine = {
  focus: { at: [0, 132, 10], reach: 34 },
  grounds: ["clinic", "clinic"],
  parking: "clinic",
  liveries: [6, 4],
  effect: "none",
  parkedYaw: -40,
  build: ({ livery: c, working }) => [
    ...[0, 1, 2, 3, 4].flatMap((i) => {
      const a = (i / 5) * Math.PI * 2
      const [x, z] = [Math.cos(a) * 30, Math.sin(a) * 30]
      return [
        drum("z", x, 5, 5, z - 2, z + 2, "#3a3f45", 12),
        slab(
          trace("-3,9 3,9 3,14 -3,14").map(([u, v]) => [u + x * 0.6, v] as const),
          z * 0.6 - 12,
          z * 0.6 + 12,
          c.frame,
        ),
      ]
    }),
    drum("y", 0, 0, 14, 10, 16, c.frame, 18),
    drum("y", 0, 0, 3.4, 16, 108, "#c9cac4", 12),
    box(-16, 16, 62, 66, -14, 14, "#e3e4de"),
    box(-18, 18, 66, 78, -15, -12, "#c9cac4"),
    slab(trace("-30,104 30,104 32,108 32,158 29,162 -29,162 -32,158 -32,108"), -13, 5, "#e3e4de", [
      patch(-26, 22, 112, 156, "#11161b", "z+"),
      ...(working ? lines : lines.slice(0, 0)).map(([paint, path]) => ({
        side: "z+" as const,
        points: trace(path),
        paint: { glow: paint },
      })),
      ...(working
        ? [
            patch(17, 21, 140, 150, { glow: "#62c26e" }, "z+"),
            patch(17, 21, 126, 134, { glow: "#5fb8d8" }, "z+"),
            patch(17, 21, 115, 121, { glow: "#e0c04f" }, "z+"),
          ]
        : []),
      ...[114, 122, 130, 138].map((y) => patch(25, 29, y, y + 4, c.body, "z+")),
    ]),
    drum("z", 27, 150, 3.4, 5, 8, c.body, 14),
    slab(trace("-12,162 12,162 9,170 -9,170"), -6, -1, c.body),
    ...[112, 120, 128].map((y, i) =>
      box(-36, -32, y, y + 5, -6, 0, ["#b23a2a", "#2c5f93", "#e3a21a"][i] ?? c.body),
    ),
    ...[0, 1, 2].flatMap((i) =>
      hose(
        [-36, 114 + i * 8, -3],
        [-30 + i * 6, 60 - i * 8, 16],
        22 + i * 4,
        0.8,
        i === 1 ? "#2c5f93" : "#3a3f45",
        8,
      ),
    ),
    drum("z", -16, 44, 6, 14, 18, "#e3e4de", 12),
  ],
}

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
