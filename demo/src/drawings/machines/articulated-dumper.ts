import type { Machine } from "../machine.ts"
import { cab } from "../parts/cab.ts"
import { lampOn, louvres, patch } from "../parts/panels.ts"
import { axle } from "../parts/wheels.ts"
import { darker } from "../space/paint.ts"
import { box, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

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
