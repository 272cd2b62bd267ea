import type { Machine } from "../machine.ts"
import { lampRed, louvres, patch, screenOn } from "../parts/panels.ts"
import { axle } from "../parts/wheels.ts"
import { bar, hose, pipe } from "../space/bar.ts"
import { trace } from "../space/point.ts"
import { box, circle, drum, hooped, loft, slab } from "../space/solid.ts"

/** A cattle scale: a railed platform on load bars, with its indicator. */
export const livestockScale: Machine = {
  focus: { at: [90, 110, 60], reach: 60 },
  grounds: ["barn", "field"],
  parking: "barn",
  liveries: [3, 4],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...[-86, 86].map((x) => box(x - 10, x + 10, 0, 14, -52, 52, c.body)),
    box(-118, 118, 14, 24, -46, 46, "#6f7679", [
      ...[-90, -60, -30, 0, 30, 60, 90].map((x) => ({
        side: "y+" as const,
        points: [
          [x, -44],
          [x + 4, -44],
          [x + 4, 44],
          [x, 44],
        ] as const,
        paint: "#565c61",
      })),
    ]),
    ...[-46, 46].flatMap((z) => [
      ...[-116, -40, 40, 116].map((x) => bar([x, 20, z], [x, 168, z], 3.4, c.steel, 6)),
      ...[58, 96, 132, 166].map((y) => bar([-116, y, z], [116, y, z], 2.8, c.steel, 6)),
    ]),
    ...(working ? [] : [-116, 116]).flatMap((x) =>
      [58, 96, 132, 166].map((y) => bar([x, y, -46], [x, y, 46], 2.8, c.body, 6)),
    ),
    bar([150, 0, 66], [150, 112, 66], 3, c.frame, 6),
    box(138, 152, 0, 4, 50, 82, c.frame),
    box(134, 166, 108, 134, 60, 74, c.body, [
      patch(138, 162, 118, 130, { glow: "#a9c7a0" }, "z+"),
      ...[140, 147, 154].map((x) => patch(x, x + 5, 111, 115, "#22252a", "z+")),
    ]),
    ...hose([150, 106, 66], [86, 10, 50], 30, 1.4, "#22252a", 8),
  ],
}

/** A feed mixer wagon: a flared tub on two wheels with a side discharge. */
export const mixerWagon: Machine = {
  focus: { at: [20, 120, 90], reach: 100 },
  grounds: ["barn", "field"],
  parking: "barn",
  liveries: [2, 3],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...axle(-60, 44, 100, 34, { rim: c.white, lugs: true }),
    box(-190, 180, 52, 70, -56, 56, c.frame),
    loft(
      [
        [-170, 70, 74],
        [160, 70, 74],
        [160, 70, -74],
        [-170, 70, -74],
      ],
      [
        [-206, 232, 112],
        [196, 232, 112],
        [196, 232, -112],
        [-206, 232, -112],
      ],
      c.body,
    ),
    box(-210, 200, 226, 240, -115, 115, c.deep),
    box(-196, 186, 240, 242, -102, 102, working ? "#b7a357" : "#4a4136"),
    ...[-90, 90].map((x) => drum("y", x, 0, 10, 240, 258, c.steel, 12)),
    box(90, 156, 76, 132, 74, 104, "#23282d"),
    slab(trace("86,72 160,72 160,84 86,84"), 80, 150, c.steel),
    bar([170, 62, -40], [300, 46, 0], 6, c.frame, 4),
    bar([170, 62, 40], [300, 46, 0], 6, c.frame, 4),
    box(294, 322, 40, 52, -6, 6, c.steel),
    box(284, 292, 0, 44, -4, 4, c.frame),
    bar([204, 70, 60], [204, 262, 70], 2.4, "#e3b23a", 4),
    bar([204, 70, 90], [204, 262, 100], 2.4, "#e3b23a", 4),
    ...[100, 140, 180, 220].map((y) => bar([204, y, 62], [204, y, 96], 2, "#e3b23a", 4)),
  ],
}

/** A slurry tanker: a long tank on two wheels behind a drawbar, with hose and spreading plate. */
export const slurryTanker: Machine = {
  focus: { at: [-150, 150, 80], reach: 110 },
  grounds: ["field", "barn"],
  parking: "barn",
  liveries: [3, 7],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...axle(-40, 74, 138, 54, { rim: c.body, lugs: true }),
    box(-210, 190, 76, 98, -36, 36, c.frame),
    hooped("x", 0, 176, 92, -220, 180, "#b4bbbf", [
      [-190, -182, "#8d9499"],
      [-60, -52, "#8d9499"],
      [70, 78, "#8d9499"],
      [160, 168, "#8d9499"],
    ]),
    drum("x", 0, 176, 92, 180, 214, "#b4bbbf", 30, [], 0.6),
    drum("x", 0, 176, 60, -246, -220, "#a3abb0", 26, [
      { side: "x-", points: circle(0, 176, 26, 18), paint: c.body },
    ]),
    slab(trace("170,80 200,84 330,48 330,38 196,62"), -10, 10, c.body),
    box(318, 344, 0, 44, -5, 5, c.frame),
    drum("y", 10, 0, 24, 262, 276, c.body, 18),
    drum("x", 0, 92, 20, 190, 240, c.body, 16),
    slab(trace("-250,96 -276,84 -300,110 -292,116"), -46, 46, c.body),
    bar([-246, 120, 0], [-268, 102, 0], 8, c.frame, 8),
    ...hose([-180, 246, 92], [150, 240, 96], 20, 7, "#2c3034", 10),
    ...[-84, 84].map((z) =>
      slab(trace("-122,150 -112,162 34,162 44,150"), z > 0 ? 92 : -140, z > 0 ? 140 : -92, c.body),
    ),
    box(-252, -246, 84, 100, -70, 70, c.frame, [
      patch(-66, -44, 86, 98, lampRed, "x-"),
      patch(44, 66, 86, 98, lampRed, "x-"),
    ]),
    ...(working
      ? [slab(trace("-296,112 -420,60 -470,6 -440,4 -400,40 -292,104"), -120, 120, "#8a7a52")]
      : []),
  ],
}

export const tank: Machine = {
  focus: { at: [-130, 110, 70], reach: 95 },
  grounds: ["barn", "plant"],
  parking: "yard",
  liveries: [5, 4],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...[-130, 110].flatMap((x) => [68, -84].map((z) => box(x, x + 18, 0, 60, z, z + 16, c.steel))),
    ...[-130, 110].map((x) => box(x, x + 18, 36, 50, -84, 84, c.steel)),
    hooped("x", 0, 118, 84, -205, 185, "#c5cccd", [
      [-150, -144, "#a4adaf"],
      [-90, -62, c.body],
      [-10, -4, "#a4adaf"],
      [130, 136, "#a4adaf"],
    ]),
    drum(
      "x",
      0,
      118,
      84,
      185,
      212,
      "#b9c1c3",
      30,
      [{ side: "x+", points: circle(0, 118, 40, 22), paint: "#a9b2b4" }],
      0.74,
    ),
    drum("x", 0, 118, 84, -206, -205, "#b9c1c3", 30),
    drum("x", 0, 118, 64, -230, -206, "#b9c1c3", 26, []),
    drum("y", 40, 0, 32, 196, 214, "#aab3b5", 20),
    drum("y", 40, 0, 36, 214, 220, working ? "#c9d0d1" : "#9fa8aa", 20),
    box(-80, -30, 200, 236, -24, 24, c.frame, louvres(-74, -36, 206, 230, 4, "#26292d")),
    drum("y", -55, 0, 14, 236, 252, c.steel, 14),
    ...[86, 110].flatMap((z) =>
      pipe(
        [
          [96, 0, z + 14],
          [80, 200, z - 20],
        ],
        2.4,
        c.steel,
        6,
      ),
    ),
    ...[30, 62, 94, 126, 158].map((y) =>
      bar([96 - y * 0.08, y, 100 - y * 0.17], [96 - y * 0.08, y, 124 - y * 0.17], 2, c.steel, 4),
    ),
    box(-196, -140, 60, 130, 78, 100, c.body, [
      patch(-188, -148, 98, 122, screenOn, "z+"),
      ...[-184, -170, -156].map((x) => ({
        side: "z+" as const,
        points: circle(x, 80, 4, 10),
        paint: lampRed,
      })),
    ]),
    drum("z", -168, 40, 9, 40, 92, c.steel, 12),
    ...(working
      ? [
          ...hose([-168, 40, 92], [-300, 5, 200], 14, 7, "#5a8f94", 7),
          drum("y", -300, 200, 22, 0, 52, c.steel, 18),
        ]
      : []),
  ],
}
