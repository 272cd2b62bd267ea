import type { Machine } from "../machine.ts"
import { lampRed, patch } from "../parts/panels.ts"
import { hose, pipe } from "../space/bar.ts"
import { trace } from "../space/point.ts"
import { box, circle, drum, loft, slab } from "../space/solid.ts"

/** An industrial meat grinder: hopper, grinding head, meat tub below. */
export const meatGrinder: Machine = {
  focus: { at: [20, 96, 20], reach: 50 },
  grounds: ["plant", "plant"],
  parking: "warehouse",
  liveries: [5, 6],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...[-52, 28].flatMap((x) => [-28, 20].map((z) => box(x, x + 8, 0, 10, z, z + 8, "#3a3f45"))),
    box(-58, 40, 10, 92, -32, 32, "#c3c9cc", [
      patch(-44, -14, 60, 84, "#2b3137", "z+"),
      patch(-40, -34, 70, 77, lampRed, "z+"),
      patch(-28, -22, 70, 77, { glow: "#62c26e" }, "z+"),
      patch(-52, 34, 18, 24, c.deep, "z+"),
    ]),
    loft(
      [
        [-40, 92, 20],
        [30, 92, 20],
        [30, 92, -20],
        [-40, 92, -20],
      ],
      [
        [-66, 140, 44],
        [54, 140, 44],
        [54, 140, -44],
        [-66, 140, -44],
      ],
      "#dfe3e4",
    ),
    box(-68, 56, 140, 144, -46, 46, "#c3c9cc"),
    box(-58, 46, 144, 145, -36, 36, working ? "#a8524a" : "#8d9396"),
    drum("x", 0, 80, 17, 40, 70, "#b4bbbf", 22),
    drum("x", 0, 80, 21, 70, 80, "#9aa3a7", 24, [
      { side: "x+", points: circle(0, 80, 15, 20), paint: "#6d7377" },
      ...circle(0, 80, 9, 9).map(([z, y]) => ({
        side: "x+" as const,
        points: circle(z, y, 1.8, 8),
        paint: "#23282d",
      })),
    ]),
    box(56, 122, 0, 44, -30, 30, "#c3c9cc"),
    box(60, 118, 44, 45, -26, 26, working ? "#a8524a" : "#8d9396"),
  ],
}

/** A tilting steam kettle between its supports. */
export const steamKettle: Machine = {
  focus: { at: [0, 90, 20], reach: 60 },
  grounds: ["plant", "plant"],
  parking: "warehouse",
  liveries: [5, 6],
  effect: "steam",
  source: [0, 140, 0],
  build: ({ livery: c, working }) => [
    ...[-74, 74].flatMap((x) => [
      box(x - 14, x + 14, 8, 110, -18, 18, "#c3c9cc"),
      box(x - 20, x + 20, 0, 8, -28, 28, "#8d9396"),
    ]),
    drum("x", 0, 92, 9, -64, 64, "#8d9396", 16),
    drum("y", 0, 0, 26, 34, 60, "#b4bbbf", 28, [], 2.05),
    drum("y", 0, 0, 53, 60, 112, "#dfe3e4", 34),
    drum("y", 0, 0, 57, 112, 117, "#c3c9cc", 34),
    drum("y", 0, 0, 50, 117, 118, working ? "#b9793f" : "#8d9396", 30),
    drum("y", 0, 0, 8, 20, 36, "#8d9396", 14),
    drum("x", 0, 26, 4, 0, 26, c.frame, 10),
    drum("z", 74, 92, 17, 18, 22, c.deep, 20),
    ...pipe(
      [
        [74, 92, 22],
        [74, 92, 34],
      ],
      3,
      "#23282d",
    ),
    ...hose([-74, 100, 0], [-140, 6, -20], 12, 4, "#8d9396", 6),
    ...(working ? [] : [drum("y", 0, 0, 55, 118, 130, "#dfe3e4", 30, [], 0.4)]),
  ],
}

/** A chamber vacuum packer on wheels with its clear lid raised. */
export const vacuumPacker: Machine = {
  focus: { at: [0, 96, 20], reach: 46 },
  grounds: ["plant", "plant"],
  parking: "warehouse",
  liveries: [4, 6],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...[-48, 42].flatMap((x) =>
      [-30, 24].map((z) => box(x - 4, x + 4, 0, 12, z, z + 6, "#3a3f45")),
    ),
    box(-58, 58, 12, 82, -38, 38, "#c3c9cc", [
      patch(-50, 50, 20, 60, "#b2babd", "z+"),
      patch(-50, 50, 64, 78, c.body, "z+"),
      patch(-12, 14, 67, 75, { glow: "#8fd0c8" }, "z+"),
      ...[24, 32, 40].map((x) => patch(x, x + 5, 68, 74, "#e6e3da", "z+")),
    ]),
    box(-56, 56, 82, 90, -36, 36, "#9aa3a7", []),
    box(-48, 48, 90, 91, -28, 28, "#6d7377"),
    ...(working
      ? [-34, 0, 30].map((x, i) =>
          box(x - 10, x + 12, 91, 96, -16, 16, i % 2 ? "#b4584c" : "#d08a72"),
        )
      : []),
    ...[-1, 1].map((s) =>
      slab(
        trace("-50,92 -44,92 -44,146 -50,146").map(([u, v]) => [s * u * 0.98, v] as const),
        -36,
        -32,
        "#8d9396",
      ),
    ),
    box(-54, 54, 100, 152, -44, -38, "#8fa9b3", [
      patch(-46, 46, 106, 146, "#bcd2d9", "z+"),
      patch(-40, -10, 106, 146, "#d3e3e8", "z+"),
    ]),
    box(-54, 54, 152, 156, -46, -36, "#c3c9cc"),
  ],
}
