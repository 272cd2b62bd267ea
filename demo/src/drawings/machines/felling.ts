import type { Machine } from "../machine.ts"
import { boom, ram } from "../parts/arms.ts"
import { forestMachine } from "../parts/chassis.ts"
import { log } from "../parts/loads.ts"
import { patch } from "../parts/panels.ts"
import { axle } from "../parts/wheels.ts"
import { hose, pipe } from "../space/bar.ts"
import { trace } from "../space/point.ts"
import { box, circle, drum, slab } from "../space/solid.ts"

/** A wheeled harvester with a crane in front that carries the harvester head. */
export const treeHarvester: Machine = {
  focus: { at: [60, 190, 70], reach: 130 },
  grounds: ["forest", "forest"],
  parking: "yard",
  liveries: [0, 1],
  effect: "dust",
  build: ({ livery: c, working }) => [
    ...[-215, -115].flatMap((x) => axle(x, 62, 142, 58, { rim: c.body, lugs: true })),
    ...[120, 222].flatMap((x) => axle(x, 62, 142, 58, { rim: c.body, lugs: true })),
    ...forestMachine(c),
    slab(trace("-260,124 -50,124 -60,196 -240,204 -266,170"), -72, 72, c.body),
    drum("y", 0, -96, 26, 124, 168, c.frame, 16),
    boom(
      [
        [-2, 180, 17],
        [130, 372, 15],
      ],
      84,
      108,
      c.body,
    ),
    boom(
      [
        [126, 372, 14],
        [330, 320, 12],
      ],
      86,
      106,
      c.body,
    ),
    boom(
      [
        [300, 328, 10],
        [410, 290, 9],
      ],
      88,
      104,
      c.deep,
    ),
    ...ram([20, 236], [150, 350], 96, 6, c.frame),
    slab(trace("396,292 420,292 416,244 400,244"), 88, 104, c.frame),
    slab(trace("392,246 428,246 444,130 430,118 390,118 376,130"), 74, 118, c.body, [
      { side: "z", points: circle(410, 206, 13, 16), paint: c.frame },
      { side: "z", points: circle(410, 156, 13, 16), paint: c.frame },
    ]),
    slab(trace("440,140 476,128 484,148 446,160"), 84, 108, c.frame),
    slab(trace("440,208 476,200 480,220 444,228"), 84, 108, c.frame),
    box(380, 440, 104, 118, 84, 108, "#8d9396"),
    ...(working ? [log(250, 640, 182, 96, 16)] : []),
  ],
}

/** A harvester head: feed rollers, delimbing knives, saw box, rotator. */
export const processorHead: Machine = {
  focus: { at: [0, 80, 50], reach: 70 },
  grounds: ["forest", "workshop"],
  parking: "yard",
  liveries: [0, 1],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...[-80, 80].map((x) => box(x - 10, x + 10, 0, 16, -60, 60, "#a98258")),
    slab(trace("-110,70 110,70 120,96 84,126 -80,126 -118,100"), -32, 32, c.body, [
      { side: "z", points: trace("-60,82 50,82 60,96 40,114 -50,114"), paint: c.deep },
    ]),
    ...[-34, 34].flatMap((x) =>
      [-44, 44].map((z) => drum("y", x, -z, 26, 30, 74, "#3a3f45", 14, [])),
    ),
    ...[-34, 34].flatMap((x) => [-44, 44].map((z) => drum("y", x, -z, 15, 74, 84, c.body, 14))),
    ...[-96, 92].flatMap((x) =>
      [-1, 1].map((s) =>
        slab(
          trace("-9,16 9,16 15,44 9,86 -9,86 -15,44").map(([u, v]) => [u + x, v] as const),
          s > 0 ? 36 : -54,
          s > 0 ? 54 : -36,
          "#8d9396",
        ),
      ),
    ),
    box(-150, -110, 40, 96, -30, 30, c.frame),
    slab(trace("-146,20 -128,20 -128,96 -146,96"), 30, 36, "#c3c6c6"),
    slab(trace("-26,126 26,126 20,166 -20,166"), -20, 20, c.frame),
    drum("y", 0, 0, 17, 166, 200, c.body, 16),
    drum("z", 0, 212, 15, -12, 12, c.frame, 16, [
      { side: "z", points: circle(0, 212, 7, 12), paint: "#c3c6c6" },
    ]),
    ...[-12, 0, 12].flatMap((z) => hose([20, 186, z], [90, 116, z], 24, 2.6, "#22252a", 6)),
    ...(working ? [log(-280, 260, 34, 0, 20)] : []),
  ],
}

export const chainsaw: Machine = {
  focus: { at: [-8, 12, 6], reach: 18 },
  grounds: ["bench", "forest"],
  parking: "bench",
  liveries: [1, 2],
  effect: "none",
  build: ({ livery: c, working }) => [
    slab(trace("-24,2 8,2 12,8 10,20 -2,25 -22,24 -28,14"), -8, 8, c.body, [
      { side: "z", points: circle(-8, 13, 6, 16), paint: c.white },
      ...[0, 1, 2, 3].map((i) => patch(-13 + i * 3, -11.6 + i * 3, 9, 17, "#3a3f45")),
    ]),
    slab(trace("-22,24 -2,25 0,28 -20,28"), -6, 6, "#2b2e33"),
    slab(trace("-28,10 -46,14 -50,20 -46,25 -26,22 -26,18 -42,20 -43,18 -28,14"), -3, 3, "#2b2e33"),
    ...pipe(
      [
        [4, 8, 10],
        [6, 30, 8],
        [4, 33, 0],
        [4, 30, -9],
        [0, 14, -9],
      ],
      1.3,
      "#2b2e33",
    ),
    slab(trace("8,24 16,38 18,37 12,22"), -7, 7, "#3a3f45"),
    slab(trace("8,9 60,10 64,13 60,16.4 8,17"), -0.7, 0.7, "#c9cdcf"),
    slab(trace("8,8 60,9 66,13 60,17.6 8,18 8,17 60,16.6 64.6,13 60,10 8,9"), -1.1, 1.1, "#3a3f45"),
    box(-18, -12, 27, 29, -4, 4, c.body),
    ...(working ? [] : [slab(trace("20,7 68,7 70,13 68,19 20,19"), -1.8, 1.8, c.deep)]),
  ],
}
