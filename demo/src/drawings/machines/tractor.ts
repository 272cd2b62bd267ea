import type { Machine } from "../machine.ts"
import { pane } from "../parts/cab.ts"
import { heap } from "../parts/loads.ts"
import { lampOn, louvres, patch } from "../parts/panels.ts"
import { axle } from "../parts/wheels.ts"
import { bar, pipe } from "../space/bar.ts"
import { darker, lighter } from "../space/paint.ts"
import { trace } from "../space/point.ts"
import { box, drum, slab } from "../space/solid.ts"

export const tractor: Machine = {
  focus: { at: [70, 130, 50], reach: 115 },
  grounds: ["field", "vineyard"],
  parking: "barn",
  liveries: [3, 2],
  effect: "dust",
  build: ({ livery: c, working, random }) => [
    ...axle(-72, 84, 112, 50, { rim: c.white, lugs: true, sides: 30 }),
    ...axle(138, 56, 98, 36, { rim: c.white, lugs: true, sides: 26 }),
    bar([-72, 84, -100], [-72, 84, 100], 12, c.frame, 8),
    bar([138, 56, -90], [138, 56, 90], 9, c.frame, 8),
    slab(trace("-90,66 175,50 185,78 40,92 -90,104"), -22, 22, c.frame),
    slab(trace("28,92 178,84 196,96 192,138 160,152 28,162"), -32, 32, c.body, [
      ...louvres(58, 130, 100, 132, 5, c.frame),
      {
        side: "z",
        points: trace("30,140 186,130 180,142 30,154"),
        paint: c.white,
      },
      {
        side: "x+",
        points: trace("-26,96 26,96 22,128 -22,128"),
        paint: "#26292d",
      },
      patch(-26, -10, 128, 138, lampOn, "x+"),
      patch(10, 26, 128, 138, lampOn, "x+"),
    ]),
    box(176, 206, 60, 92, -24, 24, c.frame),
    drum("y", 60, 40, 5, 120, 245, "#2b2d30", 10),
    ...[1, -1].flatMap((s) => [
      slab(
        trace(
          "-150,120 -132,158 -96,176 -44,172 -12,140 -12,130 -46,160 -96,164 -128,148 -142,118",
        ),
        s > 0 ? 62 : -114,
        s > 0 ? 114 : -62,
        c.body,
      ),
      slab(
        trace("96,104 108,120 150,122 176,108 176,100 148,114 110,112"),
        s > 0 ? 62 : -98,
        s > 0 ? 98 : -62,
        c.body,
      ),
    ]),
    slab(trace("-100,100 32,100 32,150 -100,168"), -44, 44, c.frame),
    slab(trace("-96,160 30,144 14,256 -86,256"), -56, 56, darker(c.frame, 0.2), [
      ...pane(trace("-84,168 -36,164 -36,248 -80,248"), c.glass),
      ...pane(trace("-30,160 18,154 8,248 -30,248"), c.glass),
      { edge: 1, margin: 0.1, paint: c.glass, gleam: lighter(c.glass, 0.18) },
      ...pane(trace("-46,172 46,172 42,248 -42,248"), c.glass, "x-"),
    ]),
    slab(trace("-98,256 28,256 20,272 -88,274"), -60, 60, c.body),
    box(18, 28, 248, 258, 34, 52, lampOn),
    box(18, 28, 248, 258, -52, -34, lampOn),
    ...[18, -18].flatMap((z) =>
      pipe(
        [
          [-90, 78, z],
          [-168, 56, z * 1.6],
        ],
        4,
        c.frame,
      ),
    ),
    ...pipe(
      [
        [-96, 120, 0],
        [-168, 96, 0],
      ],
      3.5,
      c.frame,
    ),
    box(-176, -166, 40, 100, -40, 40, c.frame),
    ...(working
      ? [
          box(-260, -176, 78, 92, -130, 130, c.deep),
          ...[-110, -66, -22, 22, 66, 110].map((z) =>
            slab(trace("-250,80 -232,80 -222,30 -196,4 -206,2 -240,26"), z - 4, z + 4, "#5b5f63"),
          ),
          heap(-320, 0, 120, 18, "#6f5637", random),
          heap(-430, 60, 130, 14, "#755b3a", random),
          heap(-420, -60, 120, 16, "#6a5234", random),
        ]
      : []),
  ],
}
