import type { Machine } from "../machine.ts"
import { lampRed, patch } from "../parts/panels.ts"
import { box, circle, drum, loft } from "../space/solid.ts"

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
