import type { Machine } from "../machine.ts"
import { door, lampOn, louvres } from "../parts/panels.ts"
import { axle } from "../parts/wheels.ts"
import { bar } from "../space/bar.ts"
import { box, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

/** A mast with four floodlights on a trailer; it is raised while it works. */
export const lightTower: Machine = {
  focus: { at: [0, 90, 60], reach: 90 },
  grounds: ["site", "pit"],
  parking: "yard",
  liveries: [0, 5],
  effect: "none",
  build: ({ livery: c, working }) => {
    const top = working ? 560 : 330
    const lamp = (z: number, y: number) =>
      box(96, 124, y, y + 34, z - 24, z + 24, c.frame, [
        {
          side: "x+",
          points: [
            [z - 20, y + 4],
            [z + 20, y + 4],
            [z + 20, y + 30],
            [z - 20, y + 30],
          ],
          paint: working ? lampOn : "#cfd3cf",
        },
      ])
    return [
      ...axle(-10, 34, 78, 22, { rim: c.white }),
      box(-120, 120, 34, 48, -58, 58, c.frame),
      slab(trace("-112,48 96,48 96,116 70,134 -112,134"), -54, 54, c.body, [
        ...door(-100, -30, 56, 126, c.deep),
        ...louvres(-16, 66, 62, 118, 7, c.deep),
      ]),
      bar([118, 40, 0], [250, 34, 0], 6, c.frame),
      box(240, 262, 0, 40, -5, 5, c.frame),
      ...[-74, 74].flatMap((z) =>
        [-96, 96].flatMap((x) => [
          bar([x, 44, z * 0.7], [x, 40, z * 1.7], 4, c.frame),
          box(x - 9, x + 9, 0, 3, z * 1.7 - 9, z * 1.7 + 9, c.steel),
          bar([x, 3, z * 1.7], [x, 44, z * 1.7], 3, c.steel),
        ]),
      ),
      box(96, 116, 48, top * 0.55, -11, 11, c.steel),
      box(99, 113, top * 0.5, top * 0.8, -8, 8, "#b9bcbb"),
      box(101, 111, top * 0.78, top, -6, 6, c.steel),
      box(88, 106, top - 8, top + 2, -84, 84, c.frame),
      lamp(-54, top + 2),
      lamp(54, top + 2),
      lamp(-54, top - 44),
      lamp(54, top - 44),
    ]
  },
}
