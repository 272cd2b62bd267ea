import type { Machine } from "../machine.ts"
import { louvres, patch } from "../parts/panels.ts"
import { bar } from "../space/bar.ts"
import { box, circle, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

/** An outboard motor on its wooden stand. */
export const outboard: Machine = {
  focus: { at: [0, 150, 20], reach: 50 },
  grounds: ["quay", "workshop"],
  parking: "workshop",
  liveries: [7, 5],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...[-40, 40].flatMap((z) => [
      bar([34, 0, z], [10, 118, z * 0.7], 5, "#a98258", 4),
      bar([96, 0, z], [16, 118, z * 0.7], 5, "#a98258", 4),
    ]),
    box(6, 26, 104, 122, -36, 36, "#b98d5e"),
    box(28, 88, 22, 30, -40, -34, "#a98258"),
    box(28, 88, 22, 30, 34, 40, "#a98258"),
    slab(trace("-52,140 24,140 34,160 30,200 6,218 -40,212 -58,186"), -27, 27, c.body, [
      { side: "z", points: trace("-54,160 31,160 31,170 -56,170"), paint: c.white },
      ...louvres(-20, 16, 190, 206, 3, c.deep),
    ]),
    slab(trace("-50,128 22,128 24,140 -52,140"), -24, 24, c.frame),
    slab(trace("-36,60 -6,60 4,128 -40,128"), -11, 11, c.deep),
    slab(trace("-6,92 26,104 30,134 0,132"), -17, 17, c.frame),
    slab(trace("-78,54 -2,58 0,62 -76,60"), -15, 15, c.deep),
    slab(trace("-34,10 -10,10 -6,60 -38,60"), -5, 5, c.deep),
    slab(
      trace("-34,6 -24,-8 -14,6 -14,18 -34,18").map(([x, y]) => [x, y + 8] as const),
      -2,
      2,
      c.deep,
    ),
    drum("x", 0, 34, 9, -48, 2, c.deep, 16),
    ...[0, 1, 2].map((i) => {
      const a = (i / 3) * Math.PI * 2 + (working ? 0.5 : 0.1)
      return bar([-54, 34, 0], [-60, 34 + Math.sin(a) * 25, Math.cos(a) * 25], 7, "#c3c6c6", 4, 3)
    }),
    drum("x", 0, 34, 6, -62, -48, c.frame, 12),
    slab(circle(-46, 176, 3, 10), 27, 28, c.white, [patch(-48, -44, 174, 178, c.frame)]),
  ],
}
