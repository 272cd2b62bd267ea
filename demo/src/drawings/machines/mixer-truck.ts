import type { Machine } from "../machine.ts"
import { truck } from "../parts/truck.ts"
import { bar } from "../space/bar.ts"
import type { Point } from "../space/point.ts"
import { box, circle, drum, loft, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

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
