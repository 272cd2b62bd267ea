import type { Machine } from "../machine.ts"
import { patch, screenOn } from "../parts/panels.ts"
import { box, circle, drum, extrude } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

export const labInstrument: Machine = {
  focus: { at: [0, 22, 16], reach: 24 },
  grounds: ["clinic", "bench"],
  parking: "clinic",
  liveries: [6, 4],
  effect: "none",
  parkedYaw: -44,
  build: ({ livery: c, working }) => [
    ...[
      [-22, 16],
      [22, 16],
      [-22, -16],
      [22, -16],
    ].map(([x = 0, z = 0]) => drum("y", x, z, 2, 0, 2, "#2b2d30", 8)),
    extrude("x", trace("-26,2 26,2 28,8 20,20 8,24 -26,26"), -30, 30, "#e3e4de"),
    extrude("x", trace("26.4,5 28.2,8 20.4,19.8 18.6,17"), -26, 26, "#39424a"),
    box(-22, 4, 10, 17, 22, 26.8, "#39424a", [patch(-20, 2, 11, 16, screenOn, "z+")]),
    ...[10, 16, 22].map((x) => drum("z", x, 13, 2, 22, 27, x === 22 ? "#b23a2a" : c.body, 12)),
    drum("y", 0, -6, 20, 24, 28, c.body, 28),
    ...(working
      ? [
          drum("y", 0, -6, 17, 28, 28.4, "#2b3136", 26, [
            { side: "y+", points: circle(0, -6, 12, 22), paint: "#4a5258" },
          ]),
          ...[0, 1.05, 2.1, 3.15, 4.2, 5.25].map((a) =>
            drum(
              "y",
              Math.cos(a) * 9,
              -6 + Math.sin(a) * 9,
              2.2,
              28.4,
              31,
              ["#c8442f", "#e3c44a", "#8fb3b8"][Math.round(a) % 3] ?? "#c8442f",
              10,
            ),
          ),
          drum("z", 0, 48, 19, -29, -25, "#e3e4de", 26, [
            { side: "z+", points: circle(0, 48, 15, 24), paint: "#bcc4c4" },
          ]),
        ]
      : [
          drum(
            "y",
            0,
            -6,
            18.5,
            28,
            32,
            "#e3e4de",
            26,
            [{ side: "y+", points: circle(0, -6, 9, 20), paint: "#8fb3b8" }],
            0.9,
          ),
          box(-4, 4, 28, 31, 13, 16, c.frame),
        ]),
    ...[44, 50, 56].map((x, i) =>
      drum(
        "y",
        x,
        6 - i * 6,
        2.6,
        0,
        12 + i * 3,
        ["#c9dcd9", "#8fb3b8", "#d9b0a0"][i] ?? "#c9dcd9",
        12,
      ),
    ),
    box(-60, -38, 0, 9, -6, 6, "#d9d8d0", []),
    ...[-57, -52, -47, -42].map((x) => drum("y", x, 0, 1.4, 9, 15, "#b9d0cf", 8)),
  ],
}
