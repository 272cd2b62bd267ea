import type { Machine } from "../machine.ts"
import { door, lampRed, louvres, patch, railing } from "../parts/panels.ts"
import { bar, hose, pipe } from "../space/bar.ts"
import { type Point, trace } from "../space/point.ts"
import { box, circle, drum, slab } from "../space/solid.ts"

/** Handheld radios in a row of chargers. */
export const twoWayRadio: Machine = {
  focus: { at: [0, 14, 4], reach: 12 },
  grounds: ["bench", "server-room"],
  parking: "bench",
  liveries: [0, 4],
  effect: "none",
  build: ({ livery: c, working }) =>
    [-27, -9, 9, 27].flatMap((x, i) => {
      const lifted = working && i === 1 ? 7 : 0
      const body = trace("-4,3 4,3 4.4,16 4,18 -4,18 -4.4,16").map(
        ([u, v]) => [u + x, v + lifted] as const,
      )
      return [
        slab(
          trace("-7,0 7,0 6,5 -6,5").map(([u, v]) => [u + x, v] as const),
          -6,
          6,
          "#2b2e33",
          [patch(x - 1, x + 1, 1.4, 3, { glow: i % 2 ? "#62c26e" : "#d9a52b" }, "z+")],
        ),
        slab(body, -2.6, 2.6, "#33373c", [
          patch(x - 3, x + 3, 11 + lifted, 15 + lifted, { glow: "#a9c7a0" }, "z+"),
          ...[5, 6.4, 7.8, 9.2].map((y) =>
            patch(x - 2.6, x + 2.6, y + lifted, y + 0.7 + lifted, "#14171c", "z+"),
          ),
          patch(x - 4.4, x - 3.6, 8 + lifted, 14 + lifted, c.body, "z"),
        ]),
        bar([x - 2.4, 18 + lifted, 0], [x - 2.4, 33 + lifted, 0], 0.8, "#22252a", 8, 0.5),
        drum("y", x + 1.8, 0, 1, 18 + lifted, 20.4 + lifted, c.body, 10),
      ]
    }),
}

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

/** A rugged hand-held instrument for optical fibre, with screen, keys and patch cord. */
export const fibreTester: Machine = {
  focus: { at: [0, 12, 6], reach: 13 },
  grounds: ["bench", "server-room"],
  parking: "bench",
  liveries: [0, 4],
  effect: "none",
  build: ({ livery: c, working }) => [
    slab(trace("-18,0 18,0 20,3 20,24 17,27 -17,27 -20,24 -20,3"), -7, 5, "#33383d", [
      patch(-15, 9, 7, 24, "#14171c", "z+"),
      ...(working
        ? [
            {
              side: "z+" as const,
              points: trace(
                "-14,20 -10,18 -4,17 -3.6,19 -3,16.6 3,15.6 3.4,18 4,15 8,14 8,13.2 4,14.2 3.4,17 3,14.8 -3,15.8 -3.6,18 -4,16.2 -10,17.2 -14,19.2",
              ),
              paint: { glow: "#8fd0c8" },
            },
            ...[10, 12, 22].map((y) => patch(-14, 8, y, y + 0.25, { glow: "#35505a" }, "z+")),
          ]
        : [patch(-14, 8, 8, 23, { glow: "#27404a" }, "z+")]),
      ...[9, 13, 17, 21].map((y) => patch(12, 17, y, y + 2.4, c.body, "z+")),
      patch(-12, 6, 2.6, 4.8, "#565c61", "z+"),
    ]),
    ...[-19, 19].flatMap((x) => [
      box(x - 3, x + 3, -0.01, 5, -8, 6, c.body),
      box(x - 3, x + 3, 22, 28, -8, 6, c.body),
    ]),
    slab(trace("-10,27 10,27 8,32 -8,32"), -4, 2, c.body),
    slab(trace("-12,0 12,0 16,1 -16,1"), -18, -7, "#23282d"),
    ...[-6, 0].map((x) => drum("y", x, 0, 1.3, 32, 35, "#2f8f5a", 10)),
    ...hose([-6, 35, 0], [34, 1, 14], -6, 0.5, "#e3c23a", 12),
    box(30, 37, 0, 2, 12, 16, "#2c5f93"),
  ],
}
