import type { Machine } from "../machine.ts"
import { boom, ram } from "../parts/arms.ts"
import { cab } from "../parts/cab.ts"
import { heap } from "../parts/loads.ts"
import { door, hazard, lampOn, louvres, patch, rail } from "../parts/panels.ts"
import { axle, crawler } from "../parts/wheels.ts"
import { hose } from "../space/bar.ts"
import { trace } from "../space/point.ts"
import { box, drum, slab } from "../space/solid.ts"

export const excavator: Machine = {
  focus: { at: [85, 225, 70], reach: 150 },
  grounds: ["desert", "site"],
  parking: "yard",
  liveries: [0, 1],
  effect: "dust",
  build: ({ livery: c, working, random }) => {
    const elbow = [430, working ? 430 : 470] as const
    const wrist = working ? ([620, 190] as const) : ([590, 215] as const)
    const tip = working ? ([560, 60] as const) : ([515, 110] as const)
    return [
      ...crawler(-220, 220, 92, 90, 155, c.frame),
      box(-90, 90, 40, 92, -90, 90, c.frame),
      drum("y", 0, 0, 85, 92, 108, "#2d3034", 18),
      slab(trace("-215,112 130,112 130,134 -215,134"), -140, 140, c.frame),
      slab(trace("-262,122 -205,110 -205,240 -240,250 -268,235"), -138, 138, c.deep, [
        patch(-258, -225, 150, 156, c.frame),
      ]),
      slab(trace("-205,134 10,134 10,232 -190,246 -205,240"), -136, 136, c.body, [
        ...louvres(-195, -135, 150, 222, 8, c.deep),
        ...door(-125, -60, 142, 226, c.deep),
        ...door(-55, 4, 142, 222, c.deep),
        patch(-125, 4, 168, 178, c.frame),
      ]),
      box(-150, -60, 244, 256, -90, 20, c.deep),
      drum("y", -170, -70, 8, 244, 290, "#2b2d30", 10),
      box(10, 130, 134, 200, -136, -45, c.body, [...door(20, 120, 142, 192, c.deep)]),
      ...rail([
        [20, 200, -130],
        [20, 250, -130],
        [120, 250, -130],
        [120, 200, -130],
      ]),
      ...cab({
        x0: 12,
        x1: 140,
        y0: 134,
        y1: 312,
        z0: 45,
        z1: 138,
        paint: c.body,
        glass: c.glass,
        lean: 22,
        roof: c.frame,
      }),
      box(60, 78, 322, 332, 60, 78, "#d9822b"),
      box(118, 126, 300, 312, 100, 120, lampOn),
      boom(
        [
          [90, 165, 24],
          [205, 340, 36],
          [270, 410, 38],
          [elbow[0], elbow[1], 20],
        ],
        -28,
        28,
        c.body,
        [patch(150, 165, 240, 300, c.deep)],
      ),
      ...ram([125, 150], [245, 345], 36, 9, c.body, 0.55),
      ...ram([125, 150], [245, 345], -36, 9, c.body, 0.55),
      boom(
        [
          [elbow[0] - 48, elbow[1] + 52, 16],
          [elbow[0], elbow[1], 28],
          [wrist[0], wrist[1], 12],
        ],
        -21,
        21,
        c.body,
      ),
      ...ram([265, 452], [elbow[0] - 48, elbow[1] + 52], 0, 9, c.body, 0.6),
      ...hose([300, 455, 14], [elbow[0] + 20, elbow[1] + 10, 14], -14, 3, "#25272a"),
      ...ram([elbow[0] + 30, elbow[1] - 5], [wrist[0] + 8, wrist[1] + 30], 12, 7, c.body, 0.6),
      slab(
        [
          [wrist[0] + 14, wrist[1] + 10],
          [wrist[0] - 30, wrist[1] + 8],
          [wrist[0] - 72, wrist[1] - 40],
          [tip[0] - 40, tip[1] + 15],
          [tip[0] - 8, tip[1] - 22],
          [wrist[0] + 5, wrist[1] - 118],
          [wrist[0] + 42, wrist[1] - 60],
        ],
        -62,
        62,
        "#4a4d51",
        [patch(wrist[0] - 40, wrist[0] + 8, wrist[1] - 60, wrist[1] - 52, "#33363a")],
      ),
      ...(working
        ? [heap(600, 40, 150, 62, "#9a7350", random), heap(760, -160, 190, 150, "#a67c56", random)]
        : []),
    ]
  },
}

export const backhoe: Machine = {
  focus: { at: [20, 190, 60], reach: 140 },
  grounds: ["site", "road"],
  parking: "yard",
  liveries: [0, 1],
  effect: "dust",
  build: ({ livery: c, working, random }) => {
    const look = { rim: c.white, lugs: true }
    const dig = working
      ? ([
          [-300, 300],
          [-420, 130],
          [-380, 40],
        ] as const)
      : ([
          [-215, 330],
          [-290, 205],
          [-262, 130],
        ] as const)
    const [elbow, wrist, tip] = dig
    return [
      ...axle(-70, 76, 112, 48, look),
      ...axle(150, 52, 104, 38, look),
      box(-120, 190, 55, 95, -42, 42, c.frame),
      slab(trace("45,95 205,95 208,158 195,172 45,182"), -48, 48, c.body, [
        ...louvres(140, 195, 105, 152, 6, c.deep),
        ...door(55, 130, 102, 168, c.deep),
        patch(-40, 40, 104, 156, "#2a2d31", "x+"),
      ]),
      box(206, 212, 140, 156, 20, 42, lampOn),
      box(206, 212, 140, 156, -42, -20, lampOn),
      drum("y", 150, 30, 5, 170, 245, "#2b2d30", 10),
      slab(trace("-150,140 -20,140 0,118 0,132 -16,156 -150,156"), 60, 112, c.deep),
      slab(trace("-150,140 -20,140 0,118 0,132 -16,156 -150,156"), -112, -60, c.deep),
      ...cab({
        x0: -105,
        x1: 45,
        y0: 95,
        y1: 285,
        z0: -68,
        z1: 68,
        paint: c.body,
        glass: c.glass,
        lean: 18,
        roof: c.body,
        sill: 0.34,
      }),
      ...[38, -38].map((z) =>
        boom(
          [
            [70, 165, 9],
            [170, 140, 13],
            [262, 40, 10],
          ],
          z + (z > 0 ? 12 : -28),
          z + (z > 0 ? 28 : -12),
          c.body,
        ),
      ),
      ...ram([100, 110], [190, 118], 58, 6, c.frame),
      slab(trace("258,92 246,40 262,6 352,2 330,14 280,30 276,60 284,100"), -115, 115, "#54575b"),
      slab(trace("270,34 330,16 284,96"), 110, 114, "#63666a"),
      box(-150, -118, 45, 120, -60, 60, c.frame, [...hazard(-58, 50, 50, 62, "x-")]),
      slab(trace("-150,60 -130,60 -165,4 -205,4 -205,0 -150,0"), 60, 82, c.frame),
      slab(trace("-150,60 -130,60 -165,4 -205,4 -205,0 -150,0"), -82, -60, c.frame),
      boom(
        [
          [-150, 100, 14],
          [-178, 230, 18],
          [elbow[0], elbow[1], 13],
        ],
        -14,
        14,
        c.body,
      ),
      ...ram([-155, 150], [-185, 270], 20, 7, c.frame),
      boom(
        [
          [elbow[0] + 30, elbow[1] + 20, 10],
          [elbow[0], elbow[1], 15],
          [wrist[0], wrist[1], 8],
        ],
        -11,
        11,
        c.body,
      ),
      ...ram([-185, 270], [elbow[0] + 28, elbow[1] + 22], 0, 6, c.frame),
      slab(
        [
          [wrist[0] - 14, wrist[1] + 8],
          [wrist[0] + 18, wrist[1] + 6],
          [wrist[0] + 44, wrist[1] - 30],
          [tip[0] + 40, tip[1] - 20],
          [tip[0] - 6, tip[1] - 28],
          [wrist[0] - 22, wrist[1] - 50],
        ],
        -34,
        34,
        "#4a4d51",
      ),
      ...(working
        ? [heap(-400, -120, 130, 75, "#8d6b4c", random), heap(-400, 30, 60, 20, "#7d5d42", random)]
        : []),
    ]
  },
}
