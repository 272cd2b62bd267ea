import type { Machine } from "../machine.ts"
import { boom } from "../parts/arms.ts"
import { forestMachine } from "../parts/forest-machine.ts"
import { log } from "../parts/loads.ts"
import { axle } from "../parts/wheels.ts"
import { box, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

/** A skidder: four large wheels, a blade in front, an arch with a grapple behind. */
export const skidder: Machine = {
  focus: { at: [120, 170, 70], reach: 130 },
  grounds: ["forest", "forest"],
  parking: "yard",
  liveries: [0, 1],
  effect: "dust",
  build: ({ livery: c, working }) => [
    ...axle(-160, 88, 150, 70, { rim: c.body, lugs: true }),
    ...axle(160, 88, 150, 70, { rim: c.body, lugs: true }),
    ...forestMachine(c),
    slab(trace("-230,124 -70,124 -90,176 -220,176"), -58, 58, c.body),
    boom(
      [
        [-120, 170, 16],
        [-190, 300, 14],
      ],
      -50,
      -34,
      c.body,
    ),
    boom(
      [
        [-120, 170, 16],
        [-190, 300, 14],
      ],
      34,
      50,
      c.body,
    ),
    boom(
      [
        [-186, 300, 13],
        [-290, 286, 11],
      ],
      -24,
      24,
      c.deep,
    ),
    slab(trace("-300,290 -276,290 -270,176 -306,176"), -9, 9, c.frame),
    ...[-1, 1].map((s) =>
      slab(
        trace("-306,176 -270,176 -240,110 -262,40 -276,44 -258,108 -288,150"),
        s > 0 ? 8 : -20,
        s > 0 ? 20 : -8,
        c.frame,
      ),
    ),
    slab(trace("256,30 268,24 282,60 276,116 262,112 266,64"), -128, 128, c.body),
    box(230, 262, 80, 96, -70, 70, c.frame),
    ...(working ? [-44, 0, 40].map((z, i) => log(-760, -230, 40 + (i % 2) * 36, z, 26)) : []),
  ],
}
