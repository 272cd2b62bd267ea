import type { Machine } from "../machine.ts"
import { door, lampRed, louvres, patch, screenOn } from "../parts/panels.ts"
import { bar, pipe } from "../space/bar.ts"
import { box, circle, drum, hooped } from "../space/solid.ts"

export const boiler: Machine = {
  focus: { at: [190, 130, 60], reach: 105 },
  grounds: ["workshop", "plant"],
  parking: "warehouse",
  liveries: [2, 6],
  effect: "steam",
  source: [-160, 424, 0],
  build: ({ livery: c, working }) => [
    box(-210, 190, 0, 22, -60, 60, c.frame),
    ...[-150, 120].map((x) => box(x, x + 22, 22, 70, -62, 62, c.frame)),
    hooped(
      "x",
      0,
      138,
      88,
      -215,
      185,
      c.body,
      [-170, -60, 50, 150].map((x) => [x, x + 7, c.deep] as const),
    ),
    drum("x", 0, 138, 92, 185, 204, c.frame, 30, [
      { side: "x+", points: circle(0, 138, 80, 28), paint: "#565b60" },
      ...circle(0, 138, 84, 18).map(([z, y]) => ({
        side: "x+" as const,
        points: circle(z, y, 3, 6),
        paint: "#b9bcbb",
      })),
      { side: "x+", points: circle(0, 120, 38, 20), paint: c.deep },
    ]),
    drum("x", 0, 120, 30, 204, 268, c.deep, 20, [
      { side: "x+", points: circle(0, 120, 20, 14), paint: "#2b2d30" },
    ]),
    box(214, 262, 150, 190, -18, 18, c.white, []),
    drum("z", 240, 104, 20, 20, 46, c.frame, 16, [
      { side: "z", points: circle(240, 104, 12, 12), paint: "#1f2226" },
    ]),
    drum("x", 0, 138, 90, -228, -215, c.frame, 30),
    drum("y", -160, 0, 24, 222, working ? 420 : 380, "#9aa0a2", 20),
    drum("y", -160, 0, 28, 222, 236, "#7d8386", 20),
    drum("y", 10, 0, 11, 222, 262, c.steel, 12),
    ...pipe(
      [
        [10, 262, 0],
        [120, 262, 0],
        [120, 262, -160],
      ],
      10,
      "#b9bfc0",
      10,
    ),
    ...[60, 84].flatMap((x) => [
      drum("y", x, 0, 6, 222, 244, "#b98b3d", 8),
      bar([x, 244, 0], [x + 16, 252, 0], 2.5, "#b23a2a"),
    ]),
    box(20, 110, 70, 190, 88, 112, "#d9d8d0", [
      patch(30, 100, 140, 180, "#2b2e33", "z+"),
      patch(36, 66, 148, 174, screenOn, "z+"),
      ...[76, 90].map((x) => ({
        side: "z+" as const,
        points: circle(x, 162, 5, 10),
        paint: lampRed,
      })),
      ...door(24, 106, 76, 132, "#a9a89f", "z+"),
    ]),
    ...[-30, -60].flatMap((x) => [
      drum("z", x, 196, 9, 60, 84, "#e3e1d8", 14, [
        { side: "z+", points: circle(x, 196, 7, 12), paint: "#f3f1e8" },
        patch(x - 0.8, x + 0.8, 196, 202, lampRed, "z+"),
      ]),
    ]),
    bar([-90, 110, 92], [-90, 170, 92], 4, "#8fc0c8", 6),
    ...pipe(
      [
        [-120, 22, 76],
        [-120, 70, 76],
        [-120, 80, 60],
      ],
      6,
      "#5b8f93",
      8,
    ),
  ],
}

/** A pressure-swing oxygen generator: two adsorber towers, a receiver, valves and a panel on a skid. */
export const oxygenPlant: Machine = {
  focus: { at: [0, 130, 40], reach: 70 },
  grounds: ["plant", "quay"],
  parking: "warehouse",
  liveries: [4, 5],
  effect: "none",
  build: ({ livery: c }) => [
    box(-160, 160, 0, 16, -56, 56, c.frame),
    ...[-96, -26].flatMap((x) => [
      drum("y", x, 10, 30, 34, 226, c.body, 24),
      drum("y", x, 10, 30, 226, 244, c.deep, 24, [], 0.4),
      drum("y", x, 10, 12, 16, 34, c.frame, 14),
      drum("y", x, 10, 5, 244, 260, "#8d9396", 12),
    ]),
    drum("y", 66, -8, 38, 26, 190, "#e3e4de", 26),
    drum("y", 66, -8, 38, 190, 212, "#d3d5cf", 26, [], 0.4),
    ...pipe(
      [
        [-96, 260, -10],
        [-26, 260, -10],
        [66, 236, 8],
        [66, 212, 8],
      ],
      4,
      "#8d9396",
      8,
    ),
    ...pipe(
      [
        [-96, 26, 34],
        [-26, 26, 34],
        [20, 40, 34],
      ],
      4,
      "#8d9396",
      8,
    ),
    ...[-72, -50].map((x) => drum("z", x, 26, 9, 36, 48, "#b23a2a", 14)),
    box(112, 156, 16, 170, -40, 44, "#e3e4de", [
      patch(120, 148, 110, 150, "#23282d", "z+"),
      patch(124, 144, 122, 146, { glow: "#8fd0c8" }, "z+"),
      ...louvres(118, 150, 30, 80, 6, "#aab2b6", "z+"),
    ]),
  ],
}
