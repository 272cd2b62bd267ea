import type { Machine } from "../machine.ts"
import { boom, ram } from "../parts/arms.ts"
import { cab, pane } from "../parts/cab.ts"
import { heap } from "../parts/loads.ts"
import { door, lampOn, louvres, patch, railing } from "../parts/panels.ts"
import { axle, crawler, wheel } from "../parts/wheels.ts"
import { bar, hose } from "../space/bar.ts"
import { type Flat, trace } from "../space/point.ts"
import { box, drum, slab } from "../space/solid.ts"

export const lhd: Machine = {
  focus: { at: [-60, 120, 70], reach: 140 },
  grounds: ["pit", "desert"],
  parking: "yard",
  liveries: [0, 1],
  effect: "dust",
  build: ({ livery: c, working, random }) => {
    const up = working ? 40 : 0
    const look = { rim: c.body, lugs: true, rimShare: 0.5, sides: 26 }
    return [
      ...axle(-190, 72, 118, 52, look),
      ...axle(140, 72, 118, 52, look),
      slab(
        trace("-400,70 -270,60 -60,60 -40,110 -40,160 -240,170 -395,150 -410,110"),
        -112,
        112,
        c.body,
        [
          ...louvres(-390, -290, 96, 140, 4, c.deep),
          ...door(-120, -50, 70, 150, c.deep),
          ...louvres(-80, 80, 84, 140, 5, c.frame, "x-"),
          patch(-100, -84, 120, 138, lampOn, "x-"),
          patch(84, 100, 120, 138, lampOn, "x-"),
        ],
      ),
      wheel(-190, 72, 62, 120, look),
      wheel(-190, 72, -120, -62, look),
      box(-40, 70, 70, 140, -60, 60, c.frame),
      slab(trace("60,60 230,60 230,120 180,160 60,160"), -62, 62, c.body),
      wheel(140, 72, 66, 120, look),
      wheel(140, 72, -120, -66, look),
      slab(trace("-60,110 40,110 40,215 -60,215"), 30, 110, c.frame, [
        ...pane(trace("-48,150 28,150 28,205 -48,205"), c.glass, "z+"),
        patch(40, 100, 150, 205, c.glass, "x+"),
        patch(40, 100, 150, 205, c.glass, "x-"),
      ]),
      box(-70, 50, 215, 226, 22, 118, c.body),
      boom(
        [
          [90, 140, 20],
          [210, 160 + up, 24],
          [320, 90 + up, 20],
        ],
        -34,
        34,
        c.body,
      ),
      ...ram([80, 170], [250, 190 + up], 0, 12, c.frame),
      slab(
        [
          [310, 170 + up],
          [296, 90 + up],
          [320, 20 + up * 0.8],
          [450, 10 + up],
          [470, 20 + up],
          [360, 50 + up],
          [350, 165 + up],
        ],
        -122,
        122,
        "#565a5e",
      ),
      slab(
        [
          [345, 60 + up],
          [455, 24 + up],
          [430, 90 + up],
          [348, 150 + up],
        ],
        -121,
        -112,
        "#4c5054",
      ),
      slab(
        [
          [345, 60 + up],
          [455, 24 + up],
          [430, 90 + up],
          [348, 150 + up],
        ],
        112,
        121,
        "#66696d",
      ),
      ...(working
        ? [
            slab(
              [
                [345, 60 + up],
                [450, 36 + up],
                [440, 110 + up],
                [400, 165 + up],
                [345, 160 + up],
              ],
              -110,
              110,
              "#857062",
            ),
            heap(640, 0, 180, 150, "#85705f", random),
          ]
        : []),
    ]
  },
}

export const drillRig: Machine = {
  focus: { at: [120, 190, 60], reach: 150 },
  grounds: ["pit", "desert"],
  parking: "yard",
  liveries: [0, 2],
  effect: "dust",
  build: ({ livery: c, working, random }) => {
    const foot: Flat = working ? [330, 12] : [300, 60]
    const head: Flat = working ? [310, 760] : [190, 700]
    const at = (t: number, off = 0): Flat => [
      foot[0] + (head[0] - foot[0]) * t + off,
      foot[1] + (head[1] - foot[1]) * t,
    ]
    const carriage = working ? 0.5 : 0.8
    return [
      ...crawler(-190, 190, 96, 70, 128, c.frame),
      box(-120, 120, 50, 100, -70, 70, c.frame),
      slab(trace("-270,108 40,108 40,235 -250,235 -270,215"), -105, 60, c.body, [
        ...louvres(-255, -180, 130, 215, 9, c.deep),
        ...door(-170, -80, 118, 225, c.deep),
        ...door(-72, 20, 118, 225, c.deep),
        ...louvres(-90, 40, 125, 215, 7, c.frame, "x-"),
      ]),
      box(-270, 150, 98, 108, -108, 108, c.frame),
      ...cab({
        x0: 40,
        x1: 165,
        y0: 108,
        y1: 285,
        z0: 20,
        z1: 112,
        paint: c.body,
        glass: c.glass,
        lean: -14,
        roof: c.frame,
        sill: 0.18,
      }),
      drum("y", -120, -30, 40, 235, 262, c.frame, 18),
      drum("y", -210, -70, 7, 235, 285, "#2b2d30", 10),
      ...railing(-265, 30, 235, 90, 56, "#d9a52b", 4),
      boom(
        [
          [90, 130, 22],
          [200, 190, 22],
          [at(0.3)[0] - 26, at(0.3)[1], 16],
        ],
        -60,
        -28,
        c.body,
      ),
      ...ram([60, 230], [at(0.5)[0] - 20, at(0.5)[1]], -44, 9, c.frame),
      boom(
        [
          [...at(0), 20],
          [...at(1), 18],
        ],
        -66,
        -22,
        c.body,
        Array.from({ length: 12 }, (_, i) => {
          const [x, y] = at(0.06 + i * 0.076)
          return {
            side: "z" as const,
            points: [
              [x - 11, y],
              [x + 11, y],
              [x, y + 34],
            ] as Flat[],
            paint: c.deep,
          }
        }),
      ),
      boom(
        [
          [...at(carriage - 0.05, 24), 16],
          [...at(carriage + 0.08, 24), 16],
        ],
        -60,
        -28,
        c.frame,
      ),
      bar(
        [at(0, 26)[0], working ? -2 : at(0.05)[1], -44],
        [at(carriage, 26)[0], at(carriage)[1], -44],
        5,
        "#b9bcbb",
        8,
      ),
      boom(
        [
          [...at(0.02, 26), 15],
          [...at(0.06, 26), 15],
        ],
        -62,
        -26,
        "#55595d",
      ),
      ...hose([at(carriage, 10)[0], at(carriage)[1], -20], [100, 190, -24], 70, 4, "#25272a", 8),
      box(-300, -272, 60, 150, -50, 50, c.frame),
      drum("y", -320, 60, 38, 90, 200, c.white, 18, [], 1),
      drum("y", -320, 60, 38, 50, 90, c.white, 18),
      ...(working
        ? [heap(350, -10, 90, 34, "#b7a08a", random), heap(520, -300, 80, 28, "#b7a08a", random)]
        : []),
    ]
  },
}
