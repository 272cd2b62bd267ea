import type { Machine } from "../machine.ts"
import { boom, ram } from "../parts/arms.ts"
import { cab, pane } from "../parts/cab.ts"
import { heap } from "../parts/loads.ts"
import { door, lampOn, louvres, patch, rail } from "../parts/panels.ts"
import { axle } from "../parts/wheels.ts"
import { lighter } from "../space/paint.ts"
import { trace } from "../space/point.ts"
import { box, drum, slab } from "../space/solid.ts"

export const wheelLoader: Machine = {
  focus: { at: [110, 150, 70], reach: 150 },
  grounds: ["quay", "site"],
  parking: "yard",
  liveries: [0, 8],
  effect: "dust",
  build: ({ livery: c, working, random }) => {
    const lift = working ? 90 : 0
    const look = { rim: c.body, lugs: true }
    return [
      ...axle(-150, 78, 135, 58, look),
      ...axle(155, 78, 135, 58, look),
      box(-190, 60, 70, 105, -60, 60, c.frame),
      box(60, 210, 62, 120, -50, 50, c.frame),
      slab(trace("-300,95 -90,95 -90,225 -270,215 -300,185"), -75, 75, c.body, [
        ...louvres(-280, -215, 125, 195, 8, c.deep),
        ...door(-205, -105, 110, 205, c.deep),
        patch(-64, 64, 120, 195, c.frame, "x-"),
        ...louvres(-56, 56, 124, 192, 7, "#23262a", "x-"),
      ]),
      slab(trace("-225,155 -90,155 -72,130 -72,146 -90,168 -225,168"), 76, 134, c.deep),
      slab(trace("-225,155 -90,155 -72,130 -72,146 -90,168 -225,168"), -134, -76, c.deep),
      box(-330, -300, 70, 175, -70, 70, c.frame, [patch(-30, 30, 90, 140, c.deep, "x-")]),
      drum("y", -150, 20, 6, 222, 275, "#2b2d30", 10),
      ...cab({
        x0: -85,
        x1: 60,
        y0: 115,
        y1: 335,
        z0: -72,
        z1: 72,
        paint: c.body,
        glass: c.glass,
        lean: 16,
        roof: c.white,
        sill: 0.34,
      }),
      ...rail(
        [
          [-70, 115, 80],
          [-90, 60, 95],
          [-60, 55, 95],
          [-40, 115, 80],
        ],
        c.frame,
      ),
      box(-30, -10, 348, 360, -10, 10, "#d9822b"),
      slab(trace("95,155 180,155 225,110 225,125 185,170 95,170"), 76, 134, c.deep),
      slab(trace("95,155 180,155 225,110 225,125 185,170 95,170"), -134, -76, c.deep),
      slab(trace("70,105 130,105 120,215 90,215"), -34, 34, c.body),
      ...[46, -46].flatMap((z) => [
        boom(
          [
            [105, 205, 12],
            [200, 160 + lift * 0.5, 18],
            [305, 70 + lift, 13],
          ],
          z - 9,
          z + 9,
          c.body,
        ),
        box(218, 226, 168, 178, z - 8, z + 8, lampOn),
      ]),
      ...ram([110, 130], [230, 130 + lift * 0.6], 28, 7, c.frame),
      boom(
        [
          [185, 195 + lift * 0.5, 10],
          [215, 240 + lift * 0.55, 13],
          [250, 165 + lift * 0.8, 9],
        ],
        -9,
        9,
        c.body,
      ),
      ...ram([100, 190], [205, 238 + lift * 0.55], 0, 8, c.frame),
      slab(
        [
          [300, 130 + lift],
          [285, 60 + lift],
          [305, 18 + lift],
          [420, 10 + lift],
          [395, 24 + lift],
          [330, 40 + lift],
          [322, 75 + lift],
          [330, 140 + lift],
        ],
        -142,
        142,
        "#54575b",
        [patch(300, 330, 30 + lift, 38 + lift, "#3a3d41")],
      ),
      slab(
        [
          [318, 40 + lift],
          [395, 26 + lift],
          [330, 135 + lift],
        ],
        -141,
        -136,
        "#484b4f",
      ),
      slab(
        [
          [318, 40 + lift],
          [395, 26 + lift],
          [330, 135 + lift],
        ],
        136,
        141,
        "#5d6064",
      ),
      ...(working
        ? [
            slab(
              [
                [325, 60 + lift],
                [400, 40 + lift],
                [385, 95 + lift],
                [345, 150 + lift],
              ],
              -120,
              120,
              "#9a7a5c",
            ),
            heap(560, 0, 200, 150, "#a38160", random),
          ]
        : []),
    ]
  },
}

export const skidSteer: Machine = {
  focus: { at: [40, 120, 50], reach: 95 },
  grounds: ["site", "barn"],
  parking: "warehouse",
  liveries: [5, 1],
  effect: "dust",
  build: ({ livery: c, working, random }) => {
    const up = working ? 95 : 0
    const look = { rim: c.body, lugs: true, sides: 22 }
    return [
      ...axle(-52, 42, 88, 30, look),
      ...axle(58, 42, 88, 30, look),
      slab(trace("-105,38 95,38 95,88 60,95 -105,95"), -56, 56, c.frame),
      slab(trace("-128,60 -85,60 -60,95 -60,150 -122,155"), -56, 56, c.body, [
        patch(-46, 46, 75, 140, "#24272b", "x-"),
        ...louvres(-40, 40, 80, 136, 6, "#3b3f44", "x-"),
        ...louvres(-115, -75, 110, 145, 5, c.deep),
      ]),
      slab(trace("-62,92 62,92 52,206 -52,206 -66,150"), -46, 46, c.frame, [
        ...pane(trace("-44,120 10,120 10,192 -44,192"), c.glass),
        ...pane(trace("16,112 50,112 44,192 16,192"), c.glass),
        { edge: 1, margin: 0.14, paint: c.glass, gleam: lighter(c.glass, 0.18) },
      ]),
      slab(trace("-58,206 58,206 54,214 -54,214"), -48, 48, c.body),
      ...[1, -1].flatMap((s) => {
        const [z0, z1] = s > 0 ? [60, 84] : [-84, -60]
        return [
          slab(trace("-125,100 -100,100 -88,165 -118,170"), z0, z1, c.body),
          boom(
            [
              [-104, 158, 11],
              [20, 150 + up * 0.6, 12],
              [92, 95 + up, 11],
              [122, 48 + up, 8],
            ],
            z0,
            z1 - 6,
            c.body,
          ),
          ...ram([-100, 112], [-10, 136 + up * 0.5], s * 70, 5, c.frame),
        ]
      }),
      box(96, 100, 92, 104, 28, 44, lampOn),
      box(112, 124, 20 + up, 70 + up, -60, 60, c.frame),
      slab(
        [
          [124, 68 + up],
          [120, 30 + up],
          [132, 4 + up],
          [205, 0 + up],
          [190, 10 + up],
          [142, 22 + up],
          [138, 70 + up],
        ],
        -88,
        88,
        "#565a5e",
      ),
      slab(
        [
          [136, 22 + up],
          [188, 10 + up],
          [138, 66 + up],
        ],
        82,
        87,
        "#66696d",
      ),
      ...(working
        ? [
            slab(
              [
                [138, 34 + up],
                [196, 16 + up],
                [180, 60 + up],
                [150, 82 + up],
              ],
              -76,
              76,
              "#93765a",
            ),
            heap(330, 0, 120, 80, "#9d7f60", random),
          ]
        : []),
    ]
  },
}
