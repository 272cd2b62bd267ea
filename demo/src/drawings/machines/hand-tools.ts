import type { Machine } from "../machine.ts"
import { louvres, patch, screenOn } from "../parts/panels.ts"
import { axle } from "../parts/wheels.ts"
import { bar, hose, pipe } from "../space/bar.ts"
import { trace } from "../space/point.ts"
import { box, circle, drum, slab } from "../space/solid.ts"

export const benchTools: Machine = {
  focus: { at: [4, 14, 6], reach: 17 },
  grounds: ["bench", "workshop"],
  parking: "bench",
  liveries: [2, 1],
  effect: "none",
  build: ({ livery: c, working }) => {
    const y = 7
    return [
      slab(
        [
          [-26, y + 4],
          [-8, y + 2],
          [2, y + 5],
          [16, y + 6],
          [18, y + 10],
          [18, y + 17],
          [-6, y + 18],
          [-24, y + 20],
          [-28, y + 14],
        ],
        -5,
        5,
        c.body,
        [
          ...louvres(-22, -12, y + 8, y + 16, 4, c.frame),
          {
            side: "z",
            points: [
              [-6, y + 5],
              [14, y + 8],
              [14, y + 10],
              [-6, y + 8],
            ],
            paint: c.white,
          },
          { side: "z", points: circle(6, y + 13, 2.6, 12), paint: c.frame },
        ],
      ),
      slab(
        [
          [-26, y + 5],
          [-30, y - 2],
          [-22, y - 6],
          [-10, y - 3],
          [-8, y + 3],
          [-13, y + 2],
          [-14, y],
          [-22, y - 2],
          [-24, y],
        ],
        -3.4,
        3.4,
        c.frame,
        [patch(-12, -9, y - 1, y + 2, c.body)],
      ),
      drum("x", 0, y + 12, 4.4, 18, 24, c.frame, 14),
      drum("x", 0, y + 12, 3, 24, 29, "#3a3f45", 12),
      bar([29, y + 12, 0], [working ? 60 : 52, y + 12, 0], 0.9, "#b9bcbb", 6),
      ...(working
        ? [
            box(58, 66, 0, 34, -18, 18, "#b8b2a6", [patch(-6, 4, 10, 20, "#a39c8f", "x-")]),
            box(-24, 0, 0, 1.6, 18, 30, "#e3c44a"),
          ]
        : []),
      bar([8, y + 6, 0], [8, 0.6, 4], 1.2, c.frame, 6),
      box(-32, 22, 0, 0.4, -7, 7, "#7d603f"),
      box(-58, -36, 0, 12, -14, 6, c.deep, [
        patch(-56, -38, 8.4, 9.2, c.frame),
        patch(-50, -44, 9.6, 11.6, "#2b2d30"),
      ]),
      box(-57, -37, 12, 13.4, -13, 5, c.frame),
      ...[0, 1, 2, 3].map((i) =>
        bar(
          [30 + i * 1.2, 1, 10 + i * 4],
          [48 - i * 2, 1, 12 + i * 4],
          0.8 - i * 0.1,
          "#a9adae",
          6,
        ),
      ),
      drum("y", 38, -12, 5, 0, 8, "#b98b3d", 14),
      ...hose([-28, y, 0], [-44, 1, 22], 4, 0.6, "#25272a", 6),
    ]
  },
}

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
