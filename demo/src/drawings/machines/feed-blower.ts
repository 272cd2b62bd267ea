import type { Machine } from "../machine.ts"
import { louvres } from "../parts/panels.ts"
import { pipe } from "../space/bar.ts"
import { box, circle, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

/** A lobe blower on its base: motor, belt guard, silencers and delivery pipe. */
export const feedBlower: Machine = {
  focus: { at: [0, 80, 30], reach: 60 },
  grounds: ["plant", "quay"],
  parking: "warehouse",
  liveries: [4, 6],
  effect: "none",
  build: ({ livery: c }) => [
    box(-130, 120, 0, 14, -56, 56, c.frame),
    drum("x", 8, 56, 27, -110, -34, c.body, 24),
    ...[-100, -88, -76, -64, -52].map((x) => drum("x", 8, 56, 28.6, x, x + 3, c.deep, 24)),
    box(-100, -50, 14, 34, -20, 36, c.frame),
    slab(trace("10,24 96,24 104,42 104,78 96,96 10,96 2,78 2,42"), -24, 30, "#8d9396", [
      { side: "z", points: circle(28, 60, 18, 20), paint: "#6d7377" },
      { side: "z", points: circle(78, 60, 18, 20), paint: "#6d7377" },
    ]),
    box(20, 86, 14, 24, -22, 28, c.frame),
    slab(trace("-96,30 60,34 70,62 60,92 -92,84 -104,58"), 40, 48, c.deep, [
      ...louvres(-80, 44, 42, 78, 5, c.frame),
    ]),
    drum("y", 52, 4, 15, 96, 120, "#6d7377", 20),
    drum("y", 52, 4, 30, 120, 196, c.body, 26),
    drum("y", 52, 4, 34, 196, 204, c.deep, 26),
    ...pipe(
      [
        [96, 52, 4],
        [150, 52, 4],
        [168, 70, 4],
        [168, 170, 4],
        [230, 186, 4],
      ],
      11,
      "#b4bbbf",
      12,
    ),
    drum("x", -4, 52, 17, 96, 108, "#565c61", 20),
  ],
}
