import type { Machine } from "../machine.ts"
import { louvres, patch } from "../parts/panels.ts"
import { bar, hose, pipe } from "../space/bar.ts"
import { lighter } from "../space/paint.ts"
import { type Flat, trace } from "../space/point.ts"
import { box, circle, drum, hooped, slab } from "../space/solid.ts"

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

/** A pump with its petrol engine in a tube frame. */
export const motorPump: Machine = {
  focus: { at: [0, 30, 10], reach: 34 },
  grounds: ["field", "site"],
  parking: "warehouse",
  liveries: [2, 0],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...[-24, 24].flatMap((z) =>
      pipe(
        [
          [-38, 2, z],
          [38, 2, z],
          [40, 10, z],
          [40, 56, z],
          [-40, 56, z],
          [-40, 10, z],
          [-38, 2, z],
        ],
        1.8,
        "#2b2e33",
      ),
    ),
    ...[-38, 38].flatMap((x) => [
      ...pipe(
        [
          [x, 2, -24],
          [x, 2, 24],
        ],
        1.8,
        "#2b2e33",
      ),
      ...pipe(
        [
          [x, 56, -24],
          [x, 56, 24],
        ],
        1.8,
        "#2b2e33",
      ),
    ]),
    box(-32, 0, 6, 34, -16, 16, "#565c61", [...louvres(-28, -6, 10, 30, 6, "#2b2e33")]),
    slab(trace("-34,36 4,36 4,48 -2,52 -30,52 -34,48"), -19, 19, c.body),
    drum("y", -15, 6, 4, 52, 55, "#23282d", 12),
    drum("z", -16, 20, 12, 16, 22, c.body, 18, [
      { side: "z", points: circle(-16, 20, 8, 14), paint: "#2b2e33" },
    ]),
    box(-36, -24, 24, 36, -23, -16, "#8d9396"),
    drum("x", 0, 22, 17, 2, 24, "#8d9498", 22),
    drum("x", 0, 22, 9, 24, 38, "#6d7377", 18, [
      { side: "x+", points: circle(0, 22, 6.4, 16), paint: "#23282d" },
    ]),
    drum("y", 13, 0, 9, 38, 50, "#6d7377", 18),
    ...(working
      ? [
          ...hose([38, 22, 0], [130, 5, 40], 10, 6, "#2f6f4a", 8),
          ...hose([13, 50, 0], [-100, 6, -70], 4, 6, "#2c5f93", 8),
        ]
      : []),
  ],
}

/** A borehole pump on trestles, with its cable, and a drainage pump beside it. */
export const submersiblePump: Machine = {
  focus: { at: [-30, 52, 10], reach: 45 },
  grounds: ["workshop", "field"],
  parking: "warehouse",
  liveries: [4, 6],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...[-90, 70].flatMap((x) => [
      box(x - 5, x + 5, 0, 44, -20, -12, "#a98258"),
      box(x - 5, x + 5, 0, 44, 12, 20, "#a98258"),
      box(x - 6, x + 6, 40, 46, -24, 24, "#a98258"),
    ]),
    hooped("x", 0, 58, 12, -140, 10, "#c3c9cc", [
      [-112, -108, "#8d9396"],
      [-80, -76, "#8d9396"],
      [-48, -44, "#8d9396"],
      [-16, -12, "#8d9396"],
    ]),
    drum("x", 0, 58, 10, 10, 26, "#565c61", 18),
    drum("x", 0, 58, 12.6, 26, 130, c.body, 24),
    drum("x", 0, 58, 8, -158, -140, "#8d9396", 18),
    ...hose([20, 68, 6], [-150, 70, 14], 6, 1.6, "#22252a", 8),
    drum("y", 40, -64, 24, 6, 62, c.body, 24),
    drum("y", 40, -64, 27, 0, 8, c.deep, 22),
    drum("y", 40, -64, 18, 62, 72, c.deep, 20),
    drum("z", 40, 82, 9, 60, 68, "#3d4249", 16, [
      { side: "z", points: circle(40, 82, 6, 14), paint: c.body },
    ]),
    drum("x", 64, 24, 9, 62, 84, c.deep, 16),
    ...(working ? hose([84, 24, 64], [190, 6, 110], 4, 8, "#2f5f93", 8) : []),
  ],
}
