import type { Machine } from "../machine.ts"
import { door, louvres } from "../parts/panels.ts"
import { axle } from "../parts/wheels.ts"
import { bar } from "../space/bar.ts"
import { box, drum, loft, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

/** A trailer concrete pump: hopper at the back, engine under its hood, pipe to the side. */
export const concretePump: Machine = {
  focus: { at: [-150, 100, 70], reach: 90 },
  grounds: ["site", "road"],
  parking: "yard",
  liveries: [2, 0],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...axle(-10, 38, 98, 28, { rim: c.white }),
    box(-230, 190, 40, 58, -50, 50, c.frame),
    slab(trace("-20,58 180,58 184,130 160,156 0,156 -20,140"), -66, 66, c.body, [
      ...door(0, 80, 66, 148, c.deep),
      ...louvres(94, 164, 74, 140, 7, c.deep),
    ]),
    ...[-22, 22].map((z) => drum("x", z, 84, 15, -160, -20, "#8d9396", 16)),
    loft(
      [
        [-250, 62, 44],
        [-150, 62, 44],
        [-150, 62, -44],
        [-250, 62, -44],
      ],
      [
        [-284, 142, 84],
        [-132, 142, 84],
        [-132, 142, -84],
        [-284, 142, -84],
      ],
      c.body,
    ),
    box(-286, -130, 142, 147, -86, 86, working ? "#8f918f" : "#2b2e33"),
    ...[-250, -220, -190, -160].map((x) => box(x, x + 4, 147, 152, -84, 84, c.steel)),
    bar([-190, 60, 60], [-190, 60, 180], 11, "#8d9396", 12),
    bar([-190, 60, 180], [working ? 260 : -60, 14, 190], 11, "#8d9396", 12),
    bar([180, 50, 0], [300, 40, 0], 6, c.frame, 4),
    box(286, 302, 0, 44, -5, 5, c.frame),
    ...[-60, 60].map((z) => box(-226, -214, 0, 42, z - 6, z + 6, c.frame)),
  ],
}
