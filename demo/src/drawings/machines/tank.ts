import type { Machine } from "../machine.ts"
import { lampRed, louvres, patch, screenOn } from "../parts/panels.ts"
import { bar, hose, pipe } from "../space/bar.ts"
import { box, circle, drum, hooped } from "../space/solid.ts"

export const tank: Machine = {
  focus: { at: [-130, 110, 70], reach: 95 },
  grounds: ["barn", "plant"],
  parking: "yard",
  liveries: [5, 4],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...[-130, 110].flatMap((x) => [68, -84].map((z) => box(x, x + 18, 0, 60, z, z + 16, c.steel))),
    ...[-130, 110].map((x) => box(x, x + 18, 36, 50, -84, 84, c.steel)),
    hooped("x", 0, 118, 84, -205, 185, "#c5cccd", [
      [-150, -144, "#a4adaf"],
      [-90, -62, c.body],
      [-10, -4, "#a4adaf"],
      [130, 136, "#a4adaf"],
    ]),
    drum(
      "x",
      0,
      118,
      84,
      185,
      212,
      "#b9c1c3",
      30,
      [{ side: "x+", points: circle(0, 118, 40, 22), paint: "#a9b2b4" }],
      0.74,
    ),
    drum("x", 0, 118, 84, -206, -205, "#b9c1c3", 30),
    drum("x", 0, 118, 64, -230, -206, "#b9c1c3", 26, []),
    drum("y", 40, 0, 32, 196, 214, "#aab3b5", 20),
    drum("y", 40, 0, 36, 214, 220, working ? "#c9d0d1" : "#9fa8aa", 20),
    box(-80, -30, 200, 236, -24, 24, c.frame, louvres(-74, -36, 206, 230, 4, "#26292d")),
    drum("y", -55, 0, 14, 236, 252, c.steel, 14),
    ...[86, 110].flatMap((z) =>
      pipe(
        [
          [96, 0, z + 14],
          [80, 200, z - 20],
        ],
        2.4,
        c.steel,
        6,
      ),
    ),
    ...[30, 62, 94, 126, 158].map((y) =>
      bar([96 - y * 0.08, y, 100 - y * 0.17], [96 - y * 0.08, y, 124 - y * 0.17], 2, c.steel, 4),
    ),
    box(-196, -140, 60, 130, 78, 100, c.body, [
      patch(-188, -148, 98, 122, screenOn, "z+"),
      ...[-184, -170, -156].map((x) => ({
        side: "z+" as const,
        points: circle(x, 80, 4, 10),
        paint: lampRed,
      })),
    ]),
    drum("z", -168, 40, 9, 40, 92, c.steel, 12),
    ...(working
      ? [
          ...hose([-168, 40, 92], [-300, 5, 200], 14, 7, "#5a8f94", 7),
          drum("y", -300, 200, 22, 0, 52, c.steel, 18),
        ]
      : []),
  ],
}
