import type { Machine } from "../machine.ts"
import { patch } from "../parts/panels.ts"
import { pipe } from "../space/bar.ts"
import { box, circle, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

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
