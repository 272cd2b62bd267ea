import type { Machine } from "../machine.ts"
import { cab } from "../parts/cab.ts"
import { door, hazard, lampOn, louvres } from "../parts/panels.ts"
import { axle } from "../parts/wheels.ts"
import { box, circle, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

export const roller: Machine = {
  focus: { at: [140, 90, 70], reach: 120 },
  grounds: ["road", "site"],
  parking: "yard",
  liveries: [0, 1],
  effect: "dust",
  build: ({ livery: c }) => [
    ...axle(-125, 74, 108, 52, { rim: c.white, lugs: true }),
    drum("z", 165, 78, 78, -106, 106, "#7f8487", 30, [
      { side: "z", points: circle(165, 78, 70, 26), paint: "#45494d" },
      { side: "z", points: circle(165, 78, 38, 18), paint: "#5f6468" },
      { side: "z", points: circle(165, 78, 15, 12), paint: c.deep },
    ]),
    slab(trace("50,92 70,66 260,66 262,96 80,122"), 108, 124, c.body),
    slab(trace("50,92 70,66 260,66 262,96 80,122"), -124, -108, c.body),
    box(250, 270, 66, 100, -122, 122, c.body, [...hazard(-100, 90, 72, 84, "x+")]),
    box(20, 76, 60, 120, -40, 40, c.frame),
    box(60, 76, 90, 122, -122, 122, c.body),
    slab(trace("-245,85 -70,85 -70,165 -215,172 -250,140"), -80, 80, c.body, [
      ...louvres(-225, -165, 100, 150, 6, c.deep),
      ...door(-155, -80, 95, 158, c.deep),
    ]),
    slab(trace("-75,90 40,90 40,122 -75,150"), -84, 84, c.frame),
    ...cab({
      x0: -75,
      x1: 48,
      y0: 122,
      y1: 300,
      z0: -74,
      z1: 74,
      paint: c.body,
      glass: c.glass,
      lean: 10,
      roof: c.white,
      sill: 0.24,
    }),
    drum("y", -140, 30, 6, 168, 222, "#2b2d30", 10),
    box(46, 50, 292, 304, 40, 62, lampOn),
  ],
}
