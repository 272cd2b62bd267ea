import type { Machine } from "../machine.ts"
import { door, lampRed, louvres, patch, railing } from "../parts/panels.ts"
import { bar, pipe } from "../space/bar.ts"
import type { Point } from "../space/point.ts"
import { box, circle, drum } from "../space/solid.ts"

export const tower: Machine = {
  focus: { at: [0, 830, 30], reach: 260 },
  grounds: ["desert", "forest"],
  parking: "yard",
  liveries: [2, 5],
  effect: "none",
  build: ({ livery: c, working }) => {
    const half = (y: number) => 118 - (y / 960) * 78
    const corner = (k: number, y: number): Point => [
      Math.cos(k * 1.5708 + 0.7854) * half(y) * 1.2,
      y,
      Math.sin(k * 1.5708 + 0.7854) * half(y) * 1.2,
    ]
    const bays = [0, 190, 365, 530, 685, 830, 960]
    const legs = bays.slice(1).flatMap((y1, i) => {
      const y0 = bays[i] ?? 0
      const paint = i % 2 ? c.white : c.body
      return [0, 1, 2, 3].flatMap((k) => [
        bar(corner(k, y0), corner(k, y1), 11, paint, 3),
        bar(corner(k, y0), corner(k + 1, y1), 5, paint, 3),
        bar(corner(k + 1, y0), corner(k, y1), 5, paint, 3),
        bar(corner(k, y1), corner(k + 1, y1), 4, paint, 3),
      ])
    })
    const dish = (x: number, y: number, z: number, r: number) =>
      drum("z", x, y, r, z, z + r * 0.45, "#e3e4de", 20, [
        { side: "z+", points: circle(x, y, r * 0.88, 18), paint: "#cfd2cc" },
        { side: "z+", points: circle(x - r * 0.16, y + r * 0.16, r * 0.5, 14), paint: "#dde0da" },
      ])
    return [
      box(-190, 190, 0, 22, -190, 190, "#a7a49c"),
      ...legs,
      box(-70, 70, 870, 880, -70, 70, c.frame),
      ...[-1, 1].flatMap((s) => railing(-70, 70, 880, 60, s * 70, c.frame, 2)),
      ...[
        [-80, 900, 40],
        [80, 900, 40],
        [0, 900, 84],
        [0, 900, -84],
      ].map(([x = 0, y = 0, z = 0]) =>
        box(x - 14, x + 14, y, y + 150, z - 8, z + 8, c.white, [
          patch(x - 11, x + 11, y + 8, y + 12, "#b9bbb4"),
        ]),
      ),
      dish(-46, 760, 72, 62),
      dish(58, 640, 82, 48),
      dish(-30, 520, 92, 70),
      bar([0, 960, 0], [0, 1130, 0], 5, c.steel, 5),
      drum("y", 0, 0, 9, 1126, 1146, lampRed, 8),
      box(210, 430, 22, 220, -90, 90, c.white, [
        ...door(240, 310, 30, 200, "#a9a89f", "z+"),
        ...louvres(340, 410, 120, 190, 5, "#b9bbb4", "z+"),
      ]),
      box(200, 440, 0, 22, -100, 100, "#a7a49c"),
      ...pipe(
        [
          [210, 190, 0],
          [120, 190, 0],
          [90, 200, 0],
        ],
        5,
        c.frame,
      ),
      ...(working
        ? [
            box(60, 92, 400, 460, 98, 118, "#d5621f"),
            drum("y", 76, 108, 9, 462, 480, "#e8c33a", 10),
            box(64, 74, 360, 400, 100, 112, "#2f4a63"),
            box(80, 90, 360, 400, 100, 112, "#2f4a63"),
          ]
        : []),
    ]
  },
}
