import type { Machine } from "../machine.ts"
import { truck } from "../parts/chassis.ts"
import { door, louvres } from "../parts/panels.ts"
import { axle } from "../parts/wheels.ts"
import { bar } from "../space/bar.ts"
import { type Point, trace } from "../space/point.ts"
import { box, circle, drum, loft, slab } from "../space/solid.ts"

/**
 * Rings of the drum from its rear mouth to its head: position along the truck, height of the
 * centre, radius.
 */
const rings = [
  [-372, 262, 52],
  [-300, 238, 86],
  [-150, 206, 118],
  [20, 186, 122],
  [150, 174, 98],
  [205, 170, 60],
] as const

const ring = ([x, y, r]: (typeof rings)[number]): Point[] =>
  circle(0, 0, r, 22).map(([z, up]): Point => [x + up * 0.12, y + up, -z])

/** A concrete mixer: a tilted drum on a truck, with spiral bands, hopper and chute. */
export const mixerTruck: Machine = {
  focus: { at: [330, 190, 80], reach: 160 },
  grounds: ["site", "road"],
  parking: "yard",
  liveries: [5, 0],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...truck(c, [-265, -150], [170, 318]),
    ...rings.slice(1).map((to, i) => {
      const from = rings[i] ?? to
      return loft(ring(from), ring(to), i % 2 === 0 ? "#e6e3da" : c.body)
    }),
    drum("x", 0, 170, 30, 200, 226, c.frame, 14),
    box(208, 244, 98, 176, -40, 40, c.frame),
    slab(trace("-330,98 -290,98 -250,190 -296,196"), -62, 62, c.frame),
    slab(trace("-400,310 -340,302 -352,340 -420,352"), -48, 48, c.deep),
    slab(
      trace(working ? "-392,214 -380,226 -520,96 -536,104" : "-386,214 -376,222 -398,104 -412,108"),
      -26,
      26,
      c.steel,
    ),
    ...[-70, 70].map((z) => bar([-330, 98, z], [-385, 262, z], 5, c.frame)),
    drum("z", 236, 206, 24, -34, 34, "#d9d8d0", 16),
  ],
}

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
