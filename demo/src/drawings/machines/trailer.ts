import type { Machine } from "../machine.ts"
import { lampRed, louvres, patch } from "../parts/panels.ts"
import { axle } from "../parts/wheels.ts"
import { box, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

export const trailer: Machine = {
  focus: { at: [-330, 90, 80], reach: 170 },
  grounds: ["road", "yard"],
  parking: "quay",
  liveries: [4, 2],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...[-420, -290, -160].flatMap((x) => axle(x, 50, 124, 54, { rim: "#b9bdbd", sides: 24 })),
    slab(trace("-520,95 250,95 300,112 620,112 620,140 -520,140"), -38, 38, c.frame),
    box(
      -530,
      630,
      140,
      156,
      -126,
      126,
      c.body,
      Array.from({ length: 14 }, (_, i) => patch(-510 + i * 80, -500 + i * 80, 142, 150, c.deep)),
    ),
    box(-520, 620, 156, 160, -122, 122, "#9a7448"),
    box(616, 630, 156, 300, -124, 124, c.body, louvres(-110, 110, 170, 290, 5, c.deep, "x-")),
    box(-540, -528, 78, 112, -122, 122, c.frame, [
      patch(-112, -84, 86, 102, lampRed, "x-"),
      patch(84, 112, 86, 102, lampRed, "x-"),
    ]),
    ...[90, -102].flatMap((z) => [
      box(300, 316, 16, 112, z, z + 12, c.frame),
      box(288, 328, 0, 16, z - 8, z + 20, c.frame),
    ]),
    ...[-420, -290, -160].flatMap((x) =>
      [1, -1].map((s) =>
        slab(
          [
            [x - 56, 96],
            [x - 40, 112],
            [x + 40, 112],
            [x + 56, 96],
            [x + 40, 104],
            [x - 40, 104],
          ],
          s > 0 ? 68 : -124,
          s > 0 ? 124 : -68,
          "#25272a",
        ),
      ),
    ),
    box(-80, 140, 58, 100, 100, 122, c.frame),
    ...(working
      ? [
          [-420, 0],
          [-140, 1],
          [140, 0],
          [420, 1],
        ].flatMap(([x = 0, k = 0]) => [
          box(x - 110, x + 110, 162, 262 + k * 20, -105, 105, k ? "#9aa0a2" : "#a98258", [
            ...louvres(x - 100, x + 100, 176, 250, 5, k ? "#83898b" : "#8f6c47"),
          ]),
        ])
      : []),
  ],
}
