import type { Machine } from "../machine.ts"
import { louvres, patch, screenOn } from "../parts/panels.ts"
import { axle } from "../parts/wheels.ts"
import { bar, hose, pipe } from "../space/bar.ts"
import { box, circle, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

export const weldingSet: Machine = {
  focus: { at: [20, 62, 20], reach: 42 },
  grounds: ["workshop", "yard"],
  parking: "warehouse",
  liveries: [4, 2],
  effect: "sparks",
  source: [160, 49, 14],
  build: ({ livery: c, working }) => [
    box(-48, 44, 12, 17, -26, 26, c.frame),
    ...axle(-36, 13, 32, 6, { rim: c.steel, sides: 18 }),
    ...axle(36, 6, 26, 5, { rim: c.steel, sides: 12 }),
    slab(trace("-24,17 42,17 46,24 46,74 40,80 -24,80"), -22, 22, c.body, [
      ...louvres(-16, 18, 26, 48, 5, c.deep),
      patch(-24, 46, 54, 60, c.white),
      patch(-18, 18, 28, 74, "#2b2e33", "x+"),
      patch(-14, 14, 60, 71, screenOn, "x+"),
      { side: "x+", points: circle(-8, 49, 5, 12), paint: "#c9cac4" },
      { side: "x+", points: circle(8, 49, 5, 12), paint: "#c9cac4" },
      { side: "x+", points: circle(-9, 34, 4, 10), paint: "#b23a2a" },
      { side: "x+", points: circle(9, 34, 4, 10), paint: "#1b1d20" },
    ]),
    ...[1, -1].flatMap((s) =>
      pipe(
        [
          [-22, 80, s * 16],
          [-16, 92, s * 16],
          [34, 92, s * 16],
          [38, 80, s * 16],
        ],
        1.8,
        c.frame,
      ),
    ),
    box(-14, 24, 80, 100, -14, 14, c.deep, [
      { side: "z+", points: circle(5, 90, 7.5, 14), paint: "#c9cac4" },
      { side: "z+", points: circle(5, 90, 3, 8), paint: c.frame },
    ]),
    drum("y", -38, 0, 12, 17, 118, "#3f6a54", 16),
    drum("y", -38, 0, 12, 118, 126, "#3f6a54", 16, [], 0.45),
    drum("y", -38, 0, 4, 126, 136, "#b98b3d", 8),
    drum("z", -30, 131, 4, 3, 6, "#e3e1d8", 10),
    ...pipe(
      [
        [-30, 92, 16],
        [-52, 104, 20],
        [-52, 104, -20],
        [-30, 92, -16],
      ],
      1.8,
      c.frame,
    ),
    ...hose([46, 34, -9], [working ? 150 : 70, working ? 52 : 8, 20], 30, 1.5, "#25272a", 8),
    ...hose([46, 34, 9], [working ? 130 : 62, working ? 40 : 6, 40], 34, 1.5, "#b23a2a", 8),
    ...(working
      ? [
          box(110, 220, 40, 45, -30, 40, "#6f7376"),
          ...[116, 206].flatMap((x) =>
            [-24, 30].map((z) => box(x, x + 7, 0, 40, z, z + 7, c.frame)),
          ),
          box(150, 155, 45, 66, -10, 30, "#8f9496"),
          bar([150, 52, 20], [166, 47, 12], 1.6, "#b98b3d"),
        ]
      : [...hose([62, 6, 40], [40, 4, 60], 0, 1.5, "#b23a2a")]),
  ],
}
