import type { Machine } from "../machine.ts"
import { door, lampOn, lampRed, louvres, patch } from "../parts/panels.ts"
import { axle } from "../parts/wheels.ts"
import { pipe } from "../space/bar.ts"
import { darker, lighter } from "../space/paint.ts"
import { type Flat, trace } from "../space/point.ts"
import { slab } from "../space/solid.ts"

export const bus: Machine = {
  focus: { at: [480, 160, 90], reach: 180 },
  grounds: ["road", "quay"],
  parking: "yard",
  liveries: [2, 6],
  effect: "none",
  build: ({ livery: c }) => [
    ...axle(-300, 50, 122, 40, { rim: "#b9bdbd", sides: 24 }),
    ...axle(-420, 50, 122, 40, { rim: "#b9bdbd", sides: 24 }),
    ...axle(330, 50, 122, 40, { rim: "#b9bdbd", sides: 24 }),
    slab(
      trace(
        "-600,48 -610,120 -600,345 -560,362 520,362 580,340 606,200 606,60 596,40 392,40 384,84 360,106 300,106 276,84 268,40 -238,40 -246,84 -270,106 -330,106 -360,92 -390,106 -450,106 -474,84 -482,42",
      ),
      -126,
      126,
      c.body,
      [
        {
          side: "z",
          points: trace("-580,205 520,205 560,205 566,222 548,322 -580,322"),
          paint: c.glass,
        },
        ...[-470, -330, -190, -50, 90, 230, 370].flatMap((x) => [
          {
            side: "z" as const,
            points: [
              [x + 20, 205],
              [x + 60, 205],
              [x + 100, 322],
              [x + 60, 322],
            ] as Flat[],
            paint: lighter(c.glass, 0.16),
          },
          patch(x, x + 6, 205, 322, darker(c.glass, 0.4)),
        ]),
        {
          side: "z",
          points: trace("-606,90 -240,120 260,176 600,190 604,176 260,150 -220,60 -600,60"),
          paint: lighter(c.body, 0.55),
        },
        ...[-200, -60, 80].flatMap((x) => door(x, x + 130, 48, 120, c.deep)),
        patch(420, 424, 50, 330, c.deep),
        patch(500, 504, 50, 330, c.deep),
        patch(576, 602, 84, 106, lampOn),
        ...louvres(-590, -500, 60, 110, 4, c.deep),
        {
          side: "x+",
          points: trace("-112,84 -64,84 -70,108 -112,108"),
          paint: lampOn,
        },
        {
          side: "x+",
          points: trace("112,84 64,84 70,108 112,108"),
          paint: lampOn,
        },
        patch(-118, 118, 56, 72, c.frame, "x+"),
        patch(-110, -84, 110, 170, lampRed, "x-"),
        patch(84, 110, 110, 170, lampRed, "x-"),
        {
          side: "x-",
          points: trace("-96,215 96,215 90,315 -90,315"),
          paint: c.glass,
        },
        ...louvres(-70, 70, 90, 170, 6, c.deep, "x-"),
      ],
    ),
    slab(trace("606,150 609,200 586,334 574,334 598,200 600,150"), -116, 116, c.glass),
    ...[1, -1].flatMap((s) =>
      pipe(
        [
          [560, 340, s * 116],
          [640, 330, s * 132],
          [636, 270, s * 134],
        ],
        5,
        c.frame,
      ),
    ),
    slab(trace("-300,362 -120,362 -140,386 -280,386"), -80, 80, c.white),
    slab(trace("120,362 260,362 240,378 140,378"), -70, 70, c.white),
  ],
}
