import type { Machine } from "../machine.ts"
import { louvres, patch } from "../parts/panels.ts"
import { bar } from "../space/bar.ts"
import { lighter } from "../space/paint.ts"
import type { Flat } from "../space/point.ts"
import { box, circle, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

export const pump: Machine = {
  focus: { at: [62, 62, 20], reach: 62 },
  grounds: ["workshop", "site"],
  parking: "warehouse",
  liveries: [4, 6],
  effect: "none",
  build: ({ livery: c, working }) => [
    box(-130, 118, 0, 14, -42, 42, c.frame, [patch(-120, 108, 4, 7, "#26282b")]),
    box(-110, -30, 14, 26, -30, 30, c.deep),
    drum("x", 0, 62, 36, -112, -28, lighter(c.body, 0.05), 22),
    ...Array.from({ length: 12 }, (_, i) => {
      const a = 0.3 + (i / 12) * 6.28
      return bar(
        [-108, 62 + Math.sin(a) * 36, Math.cos(a) * 36],
        [-34, 62 + Math.sin(a) * 36, Math.cos(a) * 36],
        2.6,
        c.deep,
        4,
      )
    }),
    drum("x", 0, 62, 38, -128, -112, c.frame, 22, [
      { side: "x-", points: circle(0, 62, 30, 18), paint: "#26292d" },
      ...[0.6, 1.6, 2.6, 3.6, 4.6, 5.6].map((a) => ({
        side: "x-" as const,
        points: [
          [0, 62],
          [Math.cos(a) * 28, 62 + Math.sin(a) * 28],
          [Math.cos(a + 0.3) * 28, 62 + Math.sin(a + 0.3) * 28],
        ] as Flat[],
        paint: "#555a5f",
      })),
    ]),
    box(-90, -54, 96, 116, -16, 16, c.frame),
    drum("x", 0, 62, 8, -28, 34, c.steel, 12),
    slab(
      trace("-22,34 24,34 24,84 14,94 -14,94 -22,84"),
      -26,
      26,
      "#d99a26",
      louvres(-16, 18, 44, 82, 4, "#a9761c"),
    ),
    box(14, 46, 14, 44, -20, 20, c.deep),
    drum("x", 0, 62, 22, 26, 44, c.body, 18),
    drum("x", 0, 62, 52, 44, 84, c.body, 28, [
      { side: "x+", points: circle(0, 62, 40, 22), paint: c.deep },
    ]),
    drum("y", 64, -34, 19, 70, 124, c.body, 18),
    drum("y", 64, -34, 30, 124, 132, c.deep, 20),
    drum("x", 0, 62, 22, 84, 112, c.body, 18),
    drum("x", 0, 62, 34, 112, 120, c.deep, 20, [
      { side: "x+", points: circle(0, 62, 20, 16), paint: "#1f2226" },
      ...circle(0, 62, 27, 8).map(([z, y]) => ({
        side: "x+" as const,
        points: circle(z, y, 2.6, 6),
        paint: "#c3c6c6",
      })),
    ]),
    ...(working
      ? [
          drum("y", 64, -34, 19, 132, 210, "#8a9094", 18),
          drum("x", -34, 214, 20, 50, 320, "#8a9094", 18),
          drum("x", 0, 62, 20, 120, 320, "#8a9094", 18),
          drum("z", 64, 160, 12, -12, 0, c.body, 14),
          box(250, 266, 0, 196, -44, -24, c.frame),
        ]
      : [drum("z", 64, 108, 8, -16, -8, "#d9d6cc", 12)]),
  ],
}
