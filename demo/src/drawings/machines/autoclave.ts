import type { Machine } from "../machine.ts"
import { lampRed, louvres, patch, screenOn } from "../parts/panels.ts"
import { bar } from "../space/bar.ts"
import { box, circle, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

export const autoclave: Machine = {
  focus: { at: [6, 30, 24], reach: 28 },
  grounds: ["clinic", "clinic"],
  parking: "bench",
  liveries: [6, 4],
  effect: "steam",
  parkedYaw: -44,
  source: [-6, 46, 8],
  build: ({ livery: c, working }) => [
    ...[-22, 18].flatMap((x) => [-20, 20].map((z) => drum("y", x + 2, z, 3, 0, 3, "#2b2d30", 8))),
    slab(trace("-30,3 28,3 30,8 30,44 26,48 -28,48 -30,44"), -30, 28, "#e3e4de", [
      patch(-30, 30, 3, 8, c.deep, "z+"),
      patch(-26, 14, 11, 45, "#c9ccc8", "z+"),
      ...louvres(-20, 20, 14, 40, 6, "#b9bbb4", "x-"),
      ...louvres(-20, 20, 14, 40, 6, "#b9bbb4", "x+"),
      patch(16, 29, 10, 44, "#3f474d", "z+"),
      patch(18, 27, 32, 41, screenOn, "z+"),
      ...[14, 19, 24].flatMap((y) => [
        patch(18.5, 21.5, y, y + 3, "#c9cac4", "z+"),
        patch(23.5, 26.5, y, y + 3, y === 14 ? lampRed : "#c9cac4", "z+"),
      ]),
      ...(working
        ? [
            { side: "z+" as const, points: circle(-6, 28, 16.5, 26), paint: "#9aa3a5" },
            { side: "z+" as const, points: circle(-6, 28, 14.5, 26), paint: "#3b4347" },
            ...[20, 27, 34].map((y) => patch(-17, 5, y, y + 1, "#c3c8c9", "z+")),
            ...[
              [-14, 21],
              [-4, 21],
              [-12, 28],
              [-2, 28],
            ].map(([x = 0, y = 0]) => patch(x, x + 7, y, y + 4, c.pale, "z+")),
          ]
        : []),
    ]),
    ...(working
      ? [drum("x", 42, 28, 17, -27, -22, c.body, 26)]
      : [
          drum("z", -6, 28, 18, 28, 33, c.body, 28, [
            { side: "z+", points: circle(-6, 28, 15, 26), paint: "#d5d9d8" },
            { side: "z+", points: circle(-6, 28, 10, 22), paint: c.body },
            { side: "z+", points: circle(-6, 28, 4, 12), paint: c.deep },
          ]),
          bar([-6, 28, 34], [-6, 41, 35], 1.6, c.frame, 6),
          box(-26, -22, 22, 34, 28, 32, c.frame),
        ]),
    drum("y", -14, -12, 5, 48, 51, "#a9b2b4", 14),
    drum("y", 14, -14, 2, 48, 54, "#b98b3d", 8),
    drum("y", 52, 6, 5, 0, 13, "#bfd0cf", 14),
    box(-62, -40, 0, 5, -4, 16, "#b9c1c3"),
    ...[-58, -53, -48].map((x) => box(x, x + 2, 5, 6, -2, 14, "#8d9698")),
  ],
}
