import type { Machine } from "../machine.ts"
import { patch } from "../parts/panels.ts"
import { bar, hose, pipe } from "../space/bar.ts"
import { darker } from "../space/paint.ts"
import { box, circle, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

export const engine: Machine = {
  focus: { at: [20, 76, 30], reach: 50 },
  grounds: ["workshop", "quay"],
  parking: "warehouse",
  liveries: [2, 3],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...[-34, 26].flatMap((z) => [box(-86, 82, 12, 20, z, z + 8, c.frame)]),
    ...[-80, 66].flatMap((x) => [
      box(x, x + 10, 12, 20, -34, 34, c.frame),
      ...[-34, 26].map((z) => box(x, x + 10, 0, 12, z, z + 8, c.frame)),
      ...[-34, 26].map((z) => box(x, x + 8, 20, 44, z, z + 8, c.frame)),
    ]),
    slab(trace("-64,26 52,22 58,44 -70,44"), -22, 22, "#33383d"),
    slab(trace("-70,44 60,44 60,92 -70,92"), -28, 28, c.body, [
      ...[-58, -38, -18, 2, 22, 42].flatMap((x) => [
        patch(x, x + 12, 50, 84, c.deep),
        { side: "z" as const, points: circle(x + 6, 60, 3.4, 10), paint: c.pale },
      ]),
    ]),
    slab(trace("-66,92 56,92 54,104 -64,104"), -24, 24, darker(c.body, 0.1)),
    slab(trace("-62,104 52,104 46,116 -56,116"), -20, 20, c.frame, [
      ...[-46, -16, 14].map((x) => patch(x, x + 20, 107, 112, "#2b2d30")),
    ]),
    drum("y", -30, 0, 5, 116, 121, c.body, 10),
    drum("x", 0, 56, 40, -86, -70, "#4a4f55", 26, [
      { side: "x-", points: circle(0, 56, 32, 22), paint: "#7d8386" },
      { side: "x-", points: circle(0, 56, 12, 14), paint: "#3d4249" },
    ]),
    box(60, 68, 36, 96, -26, 26, darker(c.body, 0.2)),
    drum("x", 0, 44, 17, 68, 76, "#4a4f55", 22, [
      { side: "x+", points: circle(0, 44, 6, 10), paint: "#9aa0a2" },
    ]),
    drum("x", 14, 84, 9, 68, 76, "#4a4f55", 16),
    drum("x", -14, 86, 9, 68, 76, "#6f7679", 16),
    ...Array.from({ length: 6 }, (_, i) => {
      const a = i * 1.047
      return bar(
        [78, 70, 0],
        [80, 70 + Math.sin(a) * 38, Math.cos(a) * 38],
        4.4,
        working ? "#7d8386" : "#2b2d30",
        4,
        7,
      )
    }),
    drum("x", 0, 70, 9, 74, 84, c.frame, 14),
    drum("x", 38, 96, 14, -24, 0, "#9a8d7c", 18, [
      { side: "x-", points: circle(38, 96, 8, 12), paint: "#2b2d30" },
    ]),
    drum("x", 38, 96, 16, 2, 18, "#b9bcbb", 18, [
      { side: "x+", points: circle(38, 96, 9, 14), paint: "#2b2d30" },
    ]),
    ...pipe(
      [
        [-54, 86, 34],
        [40, 86, 34],
      ],
      5,
      "#8a6a52",
      8,
    ),
    ...pipe(
      [
        [10, 96, 38],
        [40, 120, 30],
        [52, 104, 0],
      ],
      5,
      "#9aa0a2",
      8,
    ),
    ...[-46, -28].map((x) => drum("y", x, 34, 7, 30, 60, "#e3e1d8", 14)),
    drum("x", 34, 40, 9, 8, 40, "#4a4f55", 14),
    ...hose([50, 92, 20], [66, 66, 24], -10, 2.4, "#25272a"),
    ...hose([-60, 100, 22], [-40, 58, 34], 4, 1.4, "#b23a2a"),
    ...(working
      ? [
          bar([-40, 116, 0], [-4, 210, 0], 1.5, "#c3c6c6", 4),
          bar([32, 116, 0], [-4, 210, 0], 1.5, "#c3c6c6", 4),
          bar([-4, 210, 0], [-4, 232, 0], 2.2, "#8f9496", 4),
          box(-12, 4, 200, 222, -5, 5, "#d9a52b"),
        ]
      : []),
  ],
}
