import type { Machine } from "../machine.ts"
import { louvres, patch } from "../parts/panels.ts"
import { bar, hose } from "../space/bar.ts"
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
