import type { Machine } from "../machine.ts"
import { cab } from "../parts/cab.ts"
import { door, hazard, lampOn, louvres } from "../parts/panels.ts"
import { axle } from "../parts/wheels.ts"
import { pipe } from "../space/bar.ts"
import { trace } from "../space/point.ts"
import { box, circle, drum, slab } from "../space/solid.ts"

export const roller: Machine = {
  focus: { at: [140, 90, 70], reach: 120 },
  grounds: ["road", "site"],
  parking: "yard",
  liveries: [0, 1],
  effect: "dust",
  build: ({ livery: c }) => [
    ...axle(-125, 74, 108, 52, { rim: c.white, lugs: true }),
    drum("z", 165, 78, 78, -106, 106, "#7f8487", 30, [
      { side: "z", points: circle(165, 78, 70, 26), paint: "#45494d" },
      { side: "z", points: circle(165, 78, 38, 18), paint: "#5f6468" },
      { side: "z", points: circle(165, 78, 15, 12), paint: c.deep },
    ]),
    slab(trace("50,92 70,66 260,66 262,96 80,122"), 108, 124, c.body),
    slab(trace("50,92 70,66 260,66 262,96 80,122"), -124, -108, c.body),
    box(250, 270, 66, 100, -122, 122, c.body, [...hazard(-100, 90, 72, 84, "x+")]),
    box(20, 76, 60, 120, -40, 40, c.frame),
    box(60, 76, 90, 122, -122, 122, c.body),
    slab(trace("-245,85 -70,85 -70,165 -215,172 -250,140"), -80, 80, c.body, [
      ...louvres(-225, -165, 100, 150, 6, c.deep),
      ...door(-155, -80, 95, 158, c.deep),
    ]),
    slab(trace("-75,90 40,90 40,122 -75,150"), -84, 84, c.frame),
    ...cab({
      x0: -75,
      x1: 48,
      y0: 122,
      y1: 300,
      z0: -74,
      z1: 74,
      paint: c.body,
      glass: c.glass,
      lean: 10,
      roof: c.white,
      sill: 0.24,
    }),
    drum("y", -140, 30, 6, 168, 222, "#2b2d30", 10),
    box(46, 50, 292, 304, 40, 62, lampOn),
  ],
}

/** A roller with two smooth drums, a seat and a roll bar. */
export const tandemRoller: Machine = {
  focus: { at: [0, 110, 50], reach: 90 },
  grounds: ["road", "site"],
  parking: "yard",
  liveries: [1, 0],
  effect: "none",
  build: ({ livery: c }) => [
    ...[-92, 92].flatMap((x) => [
      drum("z", x, 40, 40, -64, 64, "#8a8f92", 30, [
        { side: "z", points: circle(x, 40, 34, 24), paint: "#4b5055" },
        { side: "z", points: circle(x, 40, 16, 16), paint: c.deep },
      ]),
      box(x - 14, x + 14, 36, 92, 65, 73, c.body),
      box(x - 14, x + 14, 36, 92, -73, -65, c.body),
      box(x - 42, x + 42, 82, 92, -73, 73, c.body),
    ]),
    slab(trace("20,92 138,92 146,112 138,138 40,142 20,128"), -58, 58, c.body, [
      ...louvres(44, 112, 100, 128, 5, c.deep),
    ]),
    slab(trace("-140,92 14,92 14,112 -56,116 -62,138 -134,138 -146,112"), -58, 58, c.body),
    box(-138, -124, 100, 112, -58, 58, c.body, [...hazard(-50, 50, 101, 111, "x-")]),
    box(-60, -14, 116, 128, -26, 26, "#2b2e33"),
    box(-72, -60, 116, 176, -26, 26, "#2b2e33"),
    box(16, 30, 128, 168, -20, 20, c.frame),
    drum("x", 0, 172, 18, 6, 11, "#26292c", 16),
    ...[-46, 46].flatMap((z) =>
      pipe(
        [
          [-86, 136, z],
          [-86, 262, z],
          [40, 262, z],
        ],
        4,
        c.frame,
      ),
    ),
    box(-100, 60, 262, 269, -56, 56, c.body),
    box(140, 146, 112, 124, -44, -24, lampOn),
    box(140, 146, 112, 124, 24, 44, lampOn),
  ],
}

/** A vibrating plate with its engine and handle. */
export const plateCompactor: Machine = {
  focus: { at: [0, 40, 20], reach: 40 },
  grounds: ["site", "road"],
  parking: "warehouse",
  liveries: [0, 2],
  effect: "dust",
  build: ({ livery: c, working }) => {
    const lean = working ? -78 : -52
    return [
      slab(trace("-46,0 44,0 58,14 52,18 40,6 -42,6 -54,18 -60,14"), -27, 27, "#585e63"),
      box(-30, 34, 6, 20, -21, 21, c.deep),
      drum("z", 22, 22, 11, -20, 20, "#6d7377", 16),
      box(-34, 36, 22, 30, -22, 22, c.body),
      box(-26, 16, 30, 56, -17, 17, "#33373c", [...louvres(-20, 10, 34, 52, 6, "#565c61")]),
      box(-28, 18, 56, 70, -19, 19, c.body),
      drum("z", -6, 44, 12, 17, 22, "#d9d8d0", 18, [
        { side: "z", points: circle(-6, 44, 6, 12), paint: "#33373c" },
      ]),
      drum("x", 12, 50, 5, 16, 34, "#6f7376", 10),
      ...[-19, 19].flatMap((z) =>
        pipe(
          [
            [32, 30, z],
            [32, 74, z],
            [-30, 76, z],
            [-34, 30, z],
          ],
          1.7,
          c.body,
        ),
      ),
      ...[-15, 15].flatMap((z) =>
        pipe(
          [
            [-36, 28, z],
            [lean, 98, z],
            [lean - 10, 104, z],
          ],
          1.9,
          c.frame,
        ),
      ),
      ...pipe(
        [
          [lean - 10, 104, -15],
          [lean - 10, 104, 15],
        ],
        2.6,
        "#26292c",
      ),
    ]
  },
}
