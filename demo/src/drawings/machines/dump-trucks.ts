import type { Machine } from "../machine.ts"
import { ram } from "../parts/arms.ts"
import { cab } from "../parts/cab.ts"
import { heap } from "../parts/loads.ts"
import { hazard, lampOn, louvres, patch, railing } from "../parts/panels.ts"
import { axle, wheel } from "../parts/wheels.ts"
import { bar, pipe } from "../space/bar.ts"
import { darker } from "../space/paint.ts"
import { type Flat, trace } from "../space/point.ts"
import { box, drum, slab } from "../space/solid.ts"

export const miningTruck: Machine = {
  focus: { at: [400, 330, 180], reach: 290 },
  grounds: ["pit", "desert"],
  parking: "yard",
  liveries: [0, 5],
  effect: "dust",
  build: ({ livery: c, working, random }) => {
    const look = { rim: c.body, lugs: true, sides: 30, rimShare: 0.5 }
    return [
      wheel(-240, 140, 185, 290, look),
      wheel(-240, 140, -290, -185, look),
      ...axle(300, 140, 290, 95, look),
      drum("z", -240, 140, 70, -185, 185, c.frame, 14),
      slab(trace("-380,150 420,140 430,210 -340,230"), -120, 120, c.frame),
      box(180, 440, 200, 330, -150, 150, c.body, [patch(-110, 110, 150, 320, "#2a2d31", "x+")]),
      box(440, 452, 120, 330, -150, 150, c.body, [
        ...louvres(-110, 110, 170, 310, 11, "#2b2e33", "x+"),
        patch(-140, -118, 150, 180, lampOn, "x+"),
        patch(118, 140, 150, 180, lampOn, "x+"),
      ]),
      box(250, 470, 322, 338, -300, 300, c.frame, [...hazard(-280, 270, 324, 336, "x+")]),
      ...[294, -294].flatMap((z) => railing(255, 465, 338, 70, z, c.white, 4)),
      ...pipe(
        [
          [466, 408, -294],
          [466, 408, 294],
        ],
        2.6,
        c.white,
        4,
      ),
      ...pipe(
        [
          [466, 373, -294],
          [466, 373, 294],
        ],
        2,
        c.white,
        4,
      ),
      ...cab({
        x0: 270,
        x1: 420,
        y0: 338,
        y1: 500,
        z0: 110,
        z1: 270,
        paint: c.body,
        glass: c.glass,
        lean: 10,
        roof: c.body,
        sill: 0.36,
      }),
      box(280, 420, 338, 430, -260, -60, c.body, louvres(290, 410, 350, 420, 6, c.deep)),
      ...pipe(
        [
          [462, 330, 150],
          [474, 40, 210],
        ],
        5,
        c.frame,
      ),
      ...pipe(
        [
          [462, 330, 200],
          [474, 40, 260],
        ],
        5,
        c.frame,
      ),
      ...[0, 1, 2, 3, 4, 5].map((i) =>
        bar(
          [464 + i * 2, 300 - i * 46, 158 + i * 9],
          [464 + i * 2, 300 - i * 46, 206 + i * 9],
          4,
          c.frame,
          4,
        ),
      ),
      slab(
        trace(
          "-470,300 -360,235 210,300 250,470 250,560 520,590 522,612 240,600 -500,480 -520,420",
        ),
        -270,
        270,
        c.body,
        [
          ...[-380, -260, -140, -20, 100].map((x) => ({
            side: "z" as const,
            points: [
              [x, 262 + (x + 360) * 0.12],
              [x + 26, 266 + (x + 360) * 0.12],
              [x + 44, 505 + (x + 500) * 0.13],
              [x + 18, 502 + (x + 500) * 0.13],
            ] as Flat[],
            paint: c.deep,
          })),
          {
            side: "z",
            points: trace("-506,460 240,575 240,600 -500,480"),
            paint: c.deep,
          },
        ],
      ),
      ...ram([-40, 200], [60, 330], 128, 20, c.frame),
      ...(working
        ? [
            slab(trace("-440,490 230,595 160,680 20,720 -160,680 -330,580"), -235, 235, "#8b6a55"),
            heap(-760, -420, 330, 210, "#967460", random),
          ]
        : []),
    ]
  },
}

/** An articulated dump truck: a short front with the cab, a long open body on two axles. */
export const articulatedDumper: Machine = {
  focus: { at: [300, 190, 80], reach: 160 },
  grounds: ["pit", "desert"],
  parking: "yard",
  liveries: [0, 1],
  effect: "dust",
  build: ({ livery: c, working }) => [
    ...[-290, -110].flatMap((x) => axle(x, 84, 150, 66, { rim: c.body, lugs: true })),
    ...axle(250, 84, 150, 66, { rim: c.body, lugs: true }),
    box(-350, 90, 92, 128, -46, 46, c.frame),
    drum("y", 110, 0, 30, 84, 140, c.frame, 14),
    box(120, 330, 96, 132, -56, 56, c.frame),
    slab(
      trace("-430,182 -392,150 60,136 84,158 106,306 84,312 40,262 -330,262 -430,214"),
      -146,
      146,
      c.body,
      [...[-290, -180, -70].map((x) => patch(x, x + 14, 152, 258, darker(c.body, 0.2)))],
    ),
    ...(working
      ? [slab(trace("-340,262 30,262 -40,312 -190,326 -290,296"), -122, 122, "#97735a")]
      : []),
    slab(trace("196,132 386,132 404,150 398,206 340,224 196,228"), -84, 84, c.body, [
      ...louvres(300, 376, 150, 206, 6, c.deep),
      ...louvres(-60, 60, 150, 210, 6, "#2b2e33", "x+"),
    ]),
    ...cab({
      x0: 142,
      x1: 256,
      y0: 170,
      y1: 346,
      z0: -80,
      z1: 80,
      paint: c.body,
      glass: c.glass,
      lean: 16,
      roof: c.white,
      sill: 0.24,
    }),
    box(398, 412, 110, 140, -120, 120, c.frame, [
      patch(-104, -78, 114, 134, lampOn, "x+"),
      patch(78, 104, 114, 134, lampOn, "x+"),
    ]),
    slab(trace("176,176 190,188 306,188 322,176"), 88, 150, c.deep),
    slab(trace("176,176 190,188 306,188 322,176"), -150, -88, c.deep),
  ],
}
