import type { Machine } from "../machine.ts"
import { boom, ram } from "../parts/arms.ts"
import { door, hazard, louvres, railing } from "../parts/panels.ts"
import { axle } from "../parts/wheels.ts"
import { bar, pipe } from "../space/bar.ts"
import { type Flat, trace } from "../space/point.ts"
import { box, circle, drum, slab } from "../space/solid.ts"

export const boomLift: Machine = {
  focus: { at: [-60, 110, 40], reach: 110 },
  grounds: ["warehouse", "site"],
  parking: "yard",
  liveries: [4, 1],
  effect: "none",
  build: ({ livery: c, working }) => {
    const knee: Flat = working ? [-150, 420] : [-95, 300]
    const nose: Flat = working ? [260, 640] : [300, 330]
    const bx = nose[0] + 42
    const by = nose[1] - 60
    return [
      ...axle(-92, 44, 100, 34, { rim: c.body, lugs: true, sides: 22 }),
      ...axle(98, 44, 100, 34, { rim: c.body, lugs: true, sides: 22 }),
      box(-130, 135, 40, 78, -62, 62, c.frame),
      drum("y", 0, 0, 52, 78, 92, "#2d3034", 16),
      slab(trace("-165,92 70,92 70,130 30,160 -150,165 -170,140"), 22, 80, c.body, [
        ...door(-140, -50, 100, 152, c.deep),
        ...louvres(-40, 30, 102, 140, 5, c.deep),
      ]),
      slab(trace("-165,92 70,92 70,130 30,160 -150,165 -170,140"), -80, -22, c.body, [
        ...door(-140, -50, 100, 152, c.deep),
        ...louvres(-40, 30, 102, 140, 5, c.deep),
      ]),
      box(-185, -150, 92, 170, -72, 72, c.frame),
      boom(
        [
          [60, 135, 12],
          [knee[0], knee[1], 12],
        ],
        -16,
        16,
        c.body,
      ),
      boom(
        [
          [90, 150, 7],
          [knee[0] + 34, knee[1] + 10, 7],
        ],
        -12,
        12,
        c.white,
      ),
      ...ram([20, 140], [knee[0] * 0.5 + 10, knee[1] * 0.62], 20, 6, c.frame),
      boom(
        [
          [knee[0], knee[1] + 6, 15],
          [(knee[0] + nose[0]) / 2 + 20, (knee[1] + nose[1]) / 2 + 8, 14],
        ],
        -13,
        13,
        c.body,
      ),
      boom(
        [
          [(knee[0] + nose[0]) / 2 - 30, (knee[1] + nose[1]) / 2 - 4, 10],
          [nose[0], nose[1], 10],
        ],
        -10,
        10,
        c.white,
      ),
      boom(
        [
          [nose[0], nose[1], 8],
          [nose[0] + 40, nose[1] - 48, 7],
        ],
        -8,
        8,
        c.body,
      ),
      box(bx, bx + 88, by, by + 5, -85, 85, "#5b6065"),
      ...[80, -80].flatMap((z) => railing(bx + 3, bx + 85, by + 5, 100, z, c.white, 3)),
      ...[3, 85].flatMap((d) =>
        pipe(
          [
            [bx + d, by + 105, -80],
            [bx + d, by + 105, 80],
          ],
          2,
          c.white,
          4,
        ),
      ),
      box(bx - 2, bx + 4, by + 60, by + 88, -22, 22, c.frame),
      ...(working
        ? [
            box(bx + 26, bx + 54, by + 5, by + 85, 10, 38, "#3f5568"),
            box(bx + 24, bx + 56, by + 85, by + 138, 2, 46, "#d5621f"),
            drum("z", bx + 40, by + 153, 12, 12, 36, "#c58f6c", 12),
            slab(circle(bx + 40, by + 160, 14, 10), 10, 38, "#e8d9a8"),
          ]
        : []),
    ]
  },
}

/** A platform on crossed arms over a small chassis. */
export const scissorLift: Machine = {
  focus: { at: [0, 90, 40], reach: 90 },
  grounds: ["warehouse", "site"],
  parking: "warehouse",
  liveries: [1, 4],
  effect: "none",
  build: ({ livery: c, working }) => {
    const step = working ? 66 : 24
    const floor = 62 + step * 4
    return [
      ...axle(-78, 20, 42, 14, { rim: c.white }),
      ...axle(78, 20, 42, 14, { rim: c.white }),
      box(-112, 112, 18, 56, -36, 36, c.body, [...hazard(-104, 104, 22, 30)]),
      box(-112, -100, 56, 62, -30, 30, c.frame),
      ...[0, 1, 2, 3].flatMap((level) =>
        [-30, 30].flatMap((z) => {
          const y = 60 + level * step
          return [
            bar([-92, y, z], [92, y + step, z], 4.5, c.frame, 4),
            bar([92, y, z * 0.84], [-92, y + step, z * 0.84], 4.5, c.frame, 4),
          ]
        }),
      ),
      box(-116, 116, floor, floor + 9, -38, 38, "#8d9396"),
      box(-120, 120, floor - 3, floor + 3, -39, 39, c.body),
      ...[-36, 36].flatMap((z) => railing(-114, 114, floor + 9, 104, z, c.body, 5)),
      ...[-114, 114].flatMap((x) =>
        [56, 104].flatMap((y) =>
          pipe(
            [
              [x, floor + 9 + y, -36],
              [x, floor + 9 + y, 36],
            ],
            1.8,
            c.body,
            4,
          ),
        ),
      ),
      box(96, 112, floor + 74, floor + 100, -14, 14, c.frame),
    ]
  },
}
