import type { Machine } from "../machine.ts"
import { boom, ram } from "../parts/arms.ts"
import { pane } from "../parts/cab.ts"
import { heap } from "../parts/loads.ts"
import { door, lampOn, louvres, patch } from "../parts/panels.ts"
import { axle, wheel } from "../parts/wheels.ts"
import { box, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

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
