import type { Machine } from "../machine.ts"
import { door, louvres, patch } from "../parts/panels.ts"
import { bar, pipe } from "../space/bar.ts"
import { darker } from "../space/paint.ts"
import { box, circle, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

export const lathe: Machine = {
  focus: { at: [-50, 118, 30], reach: 78 },
  grounds: ["workshop", "warehouse"],
  parking: "warehouse",
  liveries: [6, 3],
  effect: "sparks",
  parkedYaw: -44,
  source: [8, 124, 14],
  build: ({ livery: c, working }) => {
    const tool = working ? 0 : 60
    return [
      box(-165, -70, 0, 78, -36, 36, c.deep, [...door(-155, -82, 10, 68, darker(c.deep, 0.3))]),
      box(90, 165, 0, 78, -36, 36, c.deep, door(100, 155, 10, 68, darker(c.deep, 0.3))),
      slab(trace("-70,14 90,14 90,26 -70,22"), -34, 34, c.frame),
      slab(trace("-165,78 170,78 170,98 -165,98"), -26, 26, c.body, [
        patch(-70, 166, 90, 95, c.steel),
      ]),
      box(-70, 168, 98, 102, -22, -10, c.steel),
      box(-70, 168, 98, 102, 10, 22, c.steel),
      slab(trace("-168,98 -74,98 -74,152 -84,162 -160,162 -168,150"), -34, 34, c.body, [
        patch(-158, -84, 130, 150, "#d8d6cc"),
        ...[-148, -122, -96].flatMap((x) => [
          { side: "z" as const, points: circle(x, 140, 7, 12), paint: "#2b2d30" },
          { side: "z" as const, points: circle(x, 140, 3, 8), paint: "#b23a2a" },
        ]),
        ...louvres(-156, -112, 106, 122, 3, c.deep),
      ]),
      drum("x", 0, 124, 22, -74, -58, "#83888b", 20, [
        { side: "x+", points: circle(0, 124, 9, 12), paint: "#26282b" },
      ]),
      ...[0.5, 2.6, 4.7].map((a) =>
        box(
          -60,
          -50,
          124 + Math.sin(a) * 14 - 4,
          124 + Math.sin(a) * 14 + 4,
          Math.cos(a) * 14 - 4,
          Math.cos(a) * 14 + 4,
          "#a9adae",
        ),
      ),
      drum("x", 0, 124, 9, -58, 78, "#b7bbbb", 16),
      box(-10 + tool * 0.4, 46 + tool * 0.4, 98, 108, -32, 40, c.deep, [
        patch(0 + tool * 0.4, 36 + tool * 0.4, 100, 106, c.frame),
      ]),
      box(0 + tool * 0.4, 36 + tool * 0.4, 70, 98, 34, 44, c.deep, [
        { side: "z+", points: circle(18 + tool * 0.4, 84, 10, 14), paint: c.steel },
        { side: "z+", points: circle(18 + tool * 0.4, 84, 6, 12), paint: c.deep },
      ]),
      box(6 + tool * 0.4, 26 + tool * 0.4, 108, 124, 12, 30, c.frame),
      slab(trace("88,102 150,102 146,144 98,144 88,134"), -18, 18, c.body),
      drum("x", 0, 124, 6, 74, 90, "#b7bbbb", 12),
      drum("x", 0, 124, 14, 150, 156, c.steel, 14),
      bar([-70, 84, 30], [166, 84, 30], 2.6, c.steel, 6),
      ...pipe(
        [
          [-90, 162, -20],
          [-60, 226, -20],
          [0, 220, 6],
        ],
        2,
        c.frame,
      ),
      drum("y", 2, 8, 7, 206, 220, "#2b2d30", 10, [], 0.5),
      box(-80, 170, 96, 170, -44, -40, c.white),
    ]
  },
}
