import type { Machine } from "../machine.ts"
import { heap, log } from "../parts/loads.ts"
import { door, hazard, louvres, patch } from "../parts/panels.ts"
import { axle } from "../parts/wheels.ts"
import { bar, pipe } from "../space/bar.ts"
import { trace } from "../space/point.ts"
import { box, circle, drum, slab } from "../space/solid.ts"

/** A trailer wood chipper: infeed tray, drum housing, engine, discharge chute. */
export const chipper: Machine = {
  focus: { at: [0, 110, 60], reach: 90 },
  grounds: ["forest", "yard"],
  parking: "yard",
  liveries: [0, 1],
  effect: "dust",
  build: ({ livery: c, working, random }) => [
    ...axle(-20, 40, 92, 28, { rim: c.white, lugs: true }),
    box(-150, 170, 44, 60, -46, 46, c.frame),
    slab(trace("-90,60 10,60 24,110 0,148 -76,148 -96,110"), -58, 58, c.body, [
      { side: "z", points: trace("-70,76 -6,76 4,108 -10,134 -64,134 -76,108"), paint: c.deep },
    ]),
    slab(trace("-92,70 -96,140 -210,176 -222,170 -212,62"), -64, 64, c.body),
    slab(trace("-212,56 -222,176 -228,176 -218,54"), -66, 66, "#23282d"),
    box(-290, -212, 58, 64, -62, 62, c.steel),
    slab(trace("34,60 160,60 160,134 140,150 40,150"), -50, 50, c.body, [
      ...louvres(60, 144, 76, 136, 7, c.deep),
    ]),
    slab(trace("-46,148 -14,148 6,236 60,264 54,280 -16,258"), -15, 15, c.deep),
    drum("y", 120, -30, 6, 150, 196, "#2b2d30", 10),
    bar([168, 50, 0], [290, 42, 0], 6, c.frame, 4),
    box(276, 292, 0, 44, -5, 5, c.frame),
    ...pipe(
      [
        [-212, 184, -62],
        [-212, 184, 62],
      ],
      3,
      "#b23a2a",
    ),
    ...(working ? [heap(190, -150, 96, 80, "#c49a63", random)] : []),
  ],
}

export const sawmill: Machine = {
  focus: { at: [20, 110, 40], reach: 95 },
  grounds: ["forest", "yard"],
  parking: "barn",
  liveries: [1, 3],
  effect: "dust",
  build: ({ livery: c, working }) => {
    const x = working ? -20 : -150
    return [
      ...[56, -64].map((z) => box(-330, 330, 40, 56, z, z + 8, c.body)),
      ...[-310, -155, 0, 155, 310].flatMap((p) => [
        box(p - 6, p + 6, 40, 52, -58, 58, c.deep),
        box(p - 5, p + 5, 0, 40, 54, 64, c.frame),
        box(p - 5, p + 5, 0, 40, -64, -54, c.frame),
      ]),
      ...[-310, 0, 155].map((p) => box(p - 5, p + 5, 56, 90, -44, -36, c.frame)),
      log(-320, 320, 88, 2, 31),
      ...(working ? [box(-320, x, 118, 124, -24, 28, "#dcb985")] : []),
      ...[66, -84].flatMap((z) => [
        box(x - 36, x - 26, 56, 190, z, z + 16, c.frame),
        box(x + 60, x + 70, 56, 190, z, z + 16, c.frame),
      ]),
      box(x - 44, x + 78, 182, 196, -88, 86, c.frame),
      slab(
        [
          [x - 18, 104],
          [x + 54, 104],
          [x + 64, 120],
          [x + 64, 178],
          [x - 28, 178],
          [x - 28, 120],
        ],
        -122,
        -48,
        c.body,
        [],
      ),
      slab(
        [
          [x - 18, 104],
          [x + 54, 104],
          [x + 64, 120],
          [x + 64, 178],
          [x - 28, 178],
          [x - 28, 120],
        ],
        48,
        122,
        c.body,
        [
          { side: "z", points: circle(x + 18, 141, 30, 20), paint: c.deep },
          { side: "z", points: circle(x + 18, 141, 12, 14), paint: c.frame },
          patch(x - 26, x + 62, 168, 174, c.white),
        ],
      ),
      box(x + 8, x + 12, 118, 122, -48, 48, "#c9cccb"),
      box(x - 20, x + 56, 196, 244, -30, 40, c.deep, [
        ...louvres(x - 12, x + 30, 206, 236, 4, c.frame),
      ]),
      drum("y", x + 40, -40, 5, 196, 266, "#2b2d30", 8),
      ...pipe(
        [
          [x - 36, 120, 90],
          [x - 80, 130, 104],
          [x - 80, 150, 104],
          [x - 36, 160, 90],
        ],
        3,
        c.frame,
      ),
      ...[0, 1, 2, 3].map((i) =>
        box(-260, 220, i * 7, i * 7 + 5.5, 150 - i * 4, 210 - i * 6, i % 2 ? "#d9b681" : "#cda873"),
      ),
      ...(working
        ? [log(-300, 300, 28, -190, 28), log(-280, 320, 28, -250, 28), log(-290, 310, 76, -220, 28)]
        : []),
    ]
  },
}

/** A four-sided planing machine: long table, hoods with windows, dust ducts. */
export const moulder: Machine = {
  focus: { at: [0, 120, 60], reach: 90 },
  grounds: ["workshop", "plant"],
  parking: "warehouse",
  liveries: [3, 6],
  effect: "none",
  build: ({ livery: c, working }) => [
    box(-210, 190, 0, 78, -62, 62, c.body, [
      ...[-190, -90, 10, 100].flatMap((x) => door(x, x + 80, 8, 68, c.deep)),
    ]),
    box(-330, -210, 70, 80, -40, 40, "#8d9396"),
    box(-320, -308, 0, 70, -34, 34, c.frame),
    box(-210, 200, 78, 88, -56, 56, "#8d9396"),
    slab(trace("-180,88 170,88 170,160 150,172 -180,172"), -62, 62, "#e6e3da", [
      ...[-166, -82, 2, 86].flatMap((x) => [
        patch(x, x + 72, 102, 160, "#23282d"),
        patch(x + 5, x + 67, 107, 155, "#44525a"),
      ]),
    ]),
    ...[-130, -40, 50, 130].map((x) => drum("y", x, 20, 13, 172, 250, "#9aa3a7", 16)),
    box(-146, 146, 250, 278, -36, 0, "#9aa3a7"),
    box(170, 192, 88, 176, -50, 50, c.body, [...hazard(-44, 44, 94, 102, "x+")]),
    box(176, 216, 178, 224, 50, 76, "#2b3137", [
      patch(182, 210, 188, 218, { glow: "#8fd0c8" }, "z+"),
    ]),
    ...(working
      ? [box(-330, 320, 80, 88, -14, 14, "#c99a5f"), box(200, 320, 80, 88, 20, 44, "#b9854c")]
      : []),
  ],
}
