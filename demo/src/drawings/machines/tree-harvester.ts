import type { Machine } from "../machine.ts"
import { boom, ram } from "../parts/arms.ts"
import { forestMachine } from "../parts/forest-machine.ts"
import { log } from "../parts/loads.ts"
import { axle } from "../parts/wheels.ts"
import { box, circle, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

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
