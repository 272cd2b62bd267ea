import type { Machine } from "../machine.ts"
import { patch } from "../parts/panels.ts"
import { bar, hose, pipe } from "../space/bar.ts"
import { darker } from "../space/paint.ts"
import { trace } from "../space/point.ts"
import { box, circle, drum, slab } from "../space/solid.ts"

export const engine: Machine = {
  focus: { at: [20, 76, 30], reach: 50 },
  grounds: ["workshop", "quay"],
  parking: "warehouse",
  liveries: [2, 3],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...[-34, 26].flatMap((z) => [box(-86, 82, 12, 20, z, z + 8, c.frame)]),
    ...[-80, 66].flatMap((x) => [
      box(x, x + 10, 12, 20, -34, 34, c.frame),
      ...[-34, 26].map((z) => box(x, x + 10, 0, 12, z, z + 8, c.frame)),
      ...[-34, 26].map((z) => box(x, x + 8, 20, 44, z, z + 8, c.frame)),
    ]),
    slab(trace("-64,26 52,22 58,44 -70,44"), -22, 22, "#33383d"),
    slab(trace("-70,44 60,44 60,92 -70,92"), -28, 28, c.body, [
      ...[-58, -38, -18, 2, 22, 42].flatMap((x) => [
        patch(x, x + 12, 50, 84, c.deep),
        { side: "z" as const, points: circle(x + 6, 60, 3.4, 10), paint: c.pale },
      ]),
    ]),
    slab(trace("-66,92 56,92 54,104 -64,104"), -24, 24, darker(c.body, 0.1)),
    slab(trace("-62,104 52,104 46,116 -56,116"), -20, 20, c.frame, [
      ...[-46, -16, 14].map((x) => patch(x, x + 20, 107, 112, "#2b2d30")),
    ]),
    drum("y", -30, 0, 5, 116, 121, c.body, 10),
    drum("x", 0, 56, 40, -86, -70, "#4a4f55", 26, [
      { side: "x-", points: circle(0, 56, 32, 22), paint: "#7d8386" },
      { side: "x-", points: circle(0, 56, 12, 14), paint: "#3d4249" },
    ]),
    box(60, 68, 36, 96, -26, 26, darker(c.body, 0.2)),
    drum("x", 0, 44, 17, 68, 76, "#4a4f55", 22, [
      { side: "x+", points: circle(0, 44, 6, 10), paint: "#9aa0a2" },
    ]),
    drum("x", 14, 84, 9, 68, 76, "#4a4f55", 16),
    drum("x", -14, 86, 9, 68, 76, "#6f7679", 16),
    ...Array.from({ length: 6 }, (_, i) => {
      const a = i * 1.047
      return bar(
        [78, 70, 0],
        [80, 70 + Math.sin(a) * 38, Math.cos(a) * 38],
        4.4,
        working ? "#7d8386" : "#2b2d30",
        4,
        7,
      )
    }),
    drum("x", 0, 70, 9, 74, 84, c.frame, 14),
    drum("x", 38, 96, 14, -24, 0, "#9a8d7c", 18, [
      { side: "x-", points: circle(38, 96, 8, 12), paint: "#2b2d30" },
    ]),
    drum("x", 38, 96, 16, 2, 18, "#b9bcbb", 18, [
      { side: "x+", points: circle(38, 96, 9, 14), paint: "#2b2d30" },
    ]),
    ...pipe(
      [
        [-54, 86, 34],
        [40, 86, 34],
      ],
      5,
      "#8a6a52",
      8,
    ),
    ...pipe(
      [
        [10, 96, 38],
        [40, 120, 30],
        [52, 104, 0],
      ],
      5,
      "#9aa0a2",
      8,
    ),
    ...[-46, -28].map((x) => drum("y", x, 34, 7, 30, 60, "#e3e1d8", 14)),
    drum("x", 34, 40, 9, 8, 40, "#4a4f55", 14),
    ...hose([50, 92, 20], [66, 66, 24], -10, 2.4, "#25272a"),
    ...hose([-60, 100, 22], [-40, 58, 34], 4, 1.4, "#b23a2a"),
    ...(working
      ? [
          bar([-40, 116, 0], [-4, 210, 0], 1.5, "#c3c6c6", 4),
          bar([32, 116, 0], [-4, 210, 0], 1.5, "#c3c6c6", 4),
          bar([-4, 210, 0], [-4, 232, 0], 2.2, "#8f9496", 4),
          box(-12, 4, 200, 222, -5, 5, "#d9a52b"),
        ]
      : []),
  ],
}

export const gearbox: Machine = {
  focus: { at: [56, 52, 10], reach: 66 },
  grounds: ["workshop", "bench"],
  parking: "warehouse",
  liveries: [7, 4],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...[-28, 16].map((z) => box(-92, 96, 0, 8, z, z + 12, "#a98258")),
    ...[-80, 70].map((x) => box(x, x + 14, 8, 14, -32, 32, "#8f6c47")),
    slab(trace("54,16 92,6 100,16 100,84 92,92 54,80"), -40, 40, c.body, [
      ...circle(0, 50, 34, 14).map(([z, y]) => ({
        side: "x+" as const,
        points: circle(z, y, 2.4, 6),
        paint: "#d5d8d7",
      })),
      { side: "x+", points: circle(0, 50, 29, 26), paint: c.deep },
      { side: "x+", points: circle(0, 50, 20, 22), paint: "#6f7679" },
    ]),
    drum("x", 0, 50, 7, 100, 122, "#b9bcbb", 16, [
      { side: "x+", points: circle(0, 50, 3, 8), paint: "#4a4e53" },
    ]),
    ...(working
      ? [
          drum(
            "x",
            0,
            50,
            26,
            106,
            112,
            "#9aa0a2",
            26,
            circle(0, 50, 22, 12).map(([z, y]) => ({
              side: "x+" as const,
              points: circle(z, y, 1.8, 5),
              paint: "#3d4249",
            })),
          ),
        ]
      : []),
    slab(trace("-40,18 54,16 54,80 -40,74"), -34, 34, c.body, [
      ...[-26, -10, 6, 22, 38].map((x) => patch(x, x + 4, 22, 72, c.deep)),
      { side: "z", points: circle(8, 46, 13, 16), paint: c.deep },
      { side: "z", points: circle(8, 46, 9, 14), paint: c.pale },
    ]),
    slab(trace("-40,14 48,12 48,17 -40,19"), -38, 38, "#4a4e53"),
    box(-20, 30, 76, 86, -20, 20, "#5b6065", [
      ...[-14, 0, 14].map((x) => patch(x, x + 8, 78, 84, "#3d4249")),
    ]),
    drum("x", 0, 46, 28, -62, -40, darker(c.body, 0.12), 22),
    drum("x", 0, 46, 24, -88, -62, c.body, 22, []),
    drum("x", 0, 46, 13, -100, -88, "#6f7679", 16),
    drum(
      "x",
      0,
      46,
      21,
      -106,
      -100,
      "#9aa0a2",
      20,
      circle(0, 46, 16, 8).map(([z, y]) => ({
        side: "x-" as const,
        points: circle(z, y, 1.8, 5),
        paint: "#3d4249",
      })),
    ),
    drum("x", 30, 62, 8, -30, 20, "#4a4e53", 12),
    ...hose([30, 80, 22], [-60, 66, 22], -8, 1.8, "#25272a"),
    ...[-30, 40].flatMap((x) =>
      pipe(
        [
          [x, 78, 0],
          [x + 3, 90, 0],
          [x + 8, 78, 0],
        ],
        1.8,
        "#b9bcbb",
      ),
    ),
    ...(working
      ? [
          bar([6, 92, 0], [6, 150, 0], 1.6, "#c3c6c6", 4),
          drum("y", 6, 0, 7, 96, 110, "#d9a52b", 8),
          bar([-28, 90, 0], [6, 118, 0], 1.4, "#8f9496", 4),
          bar([42, 90, 0], [6, 118, 0], 1.4, "#8f9496", 4),
        ]
      : []),
  ],
}

/** A roller bearing standing on the bench, another lying beside it with its box. */
export const bearing: Machine = {
  focus: { at: [0, 20, 6], reach: 16 },
  grounds: ["bench", "workshop"],
  parking: "bench",
  liveries: [4, 2],
  effect: "none",
  build: ({ livery: c, working }) => {
    const steel = "#a9afb3"
    const round = (r: number, paint: string) => ({
      side: "z" as const,
      points: circle(0, 21, r, 28),
      paint,
    })
    const rollers = (x: number, y: number, r: number, size: number) =>
      circle(x, y, r, 14).map(([rx, ry]) => ({
        side: "z" as const,
        points: circle(rx, ry, size, 10),
        paint: "#e2e5e6",
      }))
    return [
      drum("z", 0, 21, 21, -7, 7, steel, 34, [
        round(20, "#c4c9cc"),
        round(16.4, "#4a4f54"),
        ...rollers(0, 21, 13.6, 2.5),
        round(10.8, "#c4c9cc"),
        round(8.2, "#2c2f33"),
      ]),
      box(-13, 13, 0, 2.4, -9, 9, "#a98258"),
      drum("y", 38, 8, 15, 0, 9, darker(steel, 0.12), 30),
      drum("y", 38, 8, 12, 9, 9.6, "#4a4f54", 28),
      drum("y", 38, 8, 8.4, 9, 10.4, "#c4c9cc", 24),
      drum("y", 38, 8, 6, 10.4, 10.8, "#2c2f33", 20),
      box(-58, -28, 0, 24, -18, 8, c.body, [
        { side: "z+", points: circle(-43, 12, 7, 18), paint: c.white },
        { side: "z+", points: circle(-43, 12, 3.6, 14), paint: c.body },
      ]),
      ...(working ? [drum("y", -44, 26, 8, 0, 4, steel, 24)] : []),
    ]
  },
}
