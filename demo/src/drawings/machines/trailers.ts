import type { Machine } from "../machine.ts"
import { heap } from "../parts/loads.ts"
import { hazard, lampRed, louvres, patch } from "../parts/panels.ts"
import { axle, crawler } from "../parts/wheels.ts"
import { bar } from "../space/bar.ts"
import { darker } from "../space/paint.ts"
import { trace } from "../space/point.ts"
import { box, slab } from "../space/solid.ts"

export const trailer: Machine = {
  focus: { at: [-330, 90, 80], reach: 170 },
  grounds: ["road", "yard"],
  parking: "quay",
  liveries: [4, 2],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...[-420, -290, -160].flatMap((x) => axle(x, 50, 124, 54, { rim: "#b9bdbd", sides: 24 })),
    slab(trace("-520,95 250,95 300,112 620,112 620,140 -520,140"), -38, 38, c.frame),
    box(
      -530,
      630,
      140,
      156,
      -126,
      126,
      c.body,
      Array.from({ length: 14 }, (_, i) => patch(-510 + i * 80, -500 + i * 80, 142, 150, c.deep)),
    ),
    box(-520, 620, 156, 160, -122, 122, "#9a7448"),
    box(616, 630, 156, 300, -124, 124, c.body, louvres(-110, 110, 170, 290, 5, c.deep, "x-")),
    box(-540, -528, 78, 112, -122, 122, c.frame, [
      patch(-112, -84, 86, 102, lampRed, "x-"),
      patch(84, 112, 86, 102, lampRed, "x-"),
    ]),
    ...[90, -102].flatMap((z) => [
      box(300, 316, 16, 112, z, z + 12, c.frame),
      box(288, 328, 0, 16, z - 8, z + 20, c.frame),
    ]),
    ...[-420, -290, -160].flatMap((x) =>
      [1, -1].map((s) =>
        slab(
          [
            [x - 56, 96],
            [x - 40, 112],
            [x + 40, 112],
            [x + 56, 96],
            [x + 40, 104],
            [x - 40, 104],
          ],
          s > 0 ? 68 : -124,
          s > 0 ? 124 : -68,
          "#25272a",
        ),
      ),
    ),
    box(-80, 140, 58, 100, 100, 122, c.frame),
    ...(working
      ? [
          [-420, 0],
          [-140, 1],
          [140, 0],
          [420, 1],
        ].flatMap(([x = 0, k = 0]) => [
          box(x - 110, x + 110, 162, 262 + k * 20, -105, 105, k ? "#9aa0a2" : "#a98258", [
            ...louvres(x - 100, x + 100, 176, 250, 5, k ? "#83898b" : "#8f6c47"),
          ]),
        ])
      : []),
  ],
}

/** A low-bed semitrailer: gooseneck, bed near the ground, axles and ramps behind. */
export const lowboy: Machine = {
  focus: { at: [-330, 90, 80], reach: 130 },
  grounds: ["road", "yard"],
  parking: "yard",
  liveries: [2, 0],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...[-420, -330, -240].flatMap((x) => axle(x, 40, 124, 50, { rim: c.white })),
    slab(
      trace(
        "-470,84 -190,84 -150,46 250,46 300,120 470,120 470,146 282,146 232,72 -140,72 -180,108 -470,108",
      ),
      -124,
      124,
      c.body,
      [...hazard(-130, 220, 52, 62), patch(-474, -462, 88, 104, lampRed)],
    ),
    box(-140, 236, 72, 77, -120, 120, "#a98258"),
    box(-470, -186, 108, 112, -118, 118, c.steel),
    ...[-76, 76].map((z) =>
      slab(
        trace(working ? "-470,96 -470,108 -620,14 -620,4" : "-474,108 -462,108 -492,236 -504,236"),
        z - 26,
        z + 26,
        c.frame,
      ),
    ),
    box(360, 376, 0, 120, -60, -46, c.frame),
    box(360, 376, 0, 120, 46, 60, c.frame),
    ...(working
      ? [
          ...crawler(-120, 120, 62, 40, 92, "#e3a21a").map((part) => part),
          box(-110, 100, 76, 160, -60, 60, "#e3a21a"),
        ]
      : [bar([-100, 80, -100], [200, 80, -100], 4, c.steel, 6)]),
  ],
}

/** A two-axle farm trailer with drop sides and a drawbar. */
export const farmTrailer: Machine = {
  focus: { at: [150, 100, 80], reach: 100 },
  grounds: ["field", "vineyard"],
  parking: "barn",
  liveries: [2, 3],
  effect: "none",
  build: ({ livery: c, working, random }) => [
    ...axle(-120, 38, 96, 26, { rim: c.white, lugs: true }),
    ...axle(120, 38, 96, 26, { rim: c.white, lugs: true }),
    box(-190, 190, 62, 78, -50, 50, c.frame),
    drum(120, c.frame),
    box(-200, 200, 78, 88, -104, 104, darker("#a98258", 0.1)),
    ...[-104, 100].map((z) =>
      box(-200, 200, 88, 150, z, z + 4, c.body, [
        ...[-196, -100, -2, 96, 190].map((x) => patch(x, x + 7, 88, 150, c.deep)),
        patch(-196, 196, 116, 122, c.deep),
      ]),
    ),
    box(196, 200, 88, 150, -104, 104, c.body),
    box(-200, -196, 88, 150, -104, 104, c.body, [
      patch(-96, -76, 92, 104, lampRed, "x-"),
      patch(76, 96, 92, 104, lampRed, "x-"),
    ]),
    bar([150, 54, -30], [330, 44, 0], 5, c.frame, 4),
    bar([150, 54, 30], [330, 44, 0], 5, c.frame, 4),
    box(326, 346, 40, 48, -6, 6, c.steel),
    ...(working
      ? [-130, -20, 100].map((x) => heap(x, 0, 88, 60, "#c9a54a", random, 128))
      : [box(-194, 194, 88, 90, -98, 98, "#8f6d48")]),
  ],
}

/** The turntable above the steering axle. */
function drum(x: number, paint: string) {
  return box(x - 34, x + 34, 54, 62, -34, 34, paint)
}
