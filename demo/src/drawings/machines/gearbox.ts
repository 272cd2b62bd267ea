import type { Machine } from "../machine.ts"
import { patch } from "../parts/panels.ts"
import { bar, hose, pipe } from "../space/bar.ts"
import { darker } from "../space/paint.ts"
import { box, circle, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

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
