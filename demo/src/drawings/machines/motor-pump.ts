import type { Machine } from "../machine.ts"
import { louvres } from "../parts/panels.ts"
import { hose, pipe } from "../space/bar.ts"
import { box, circle, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

/** A pump with its petrol engine in a tube frame. */
export const motorPump: Machine = {
  focus: { at: [0, 30, 10], reach: 34 },
  grounds: ["field", "site"],
  parking: "warehouse",
  liveries: [2, 0],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...[-24, 24].flatMap((z) =>
      pipe(
        [
          [-38, 2, z],
          [38, 2, z],
          [40, 10, z],
          [40, 56, z],
          [-40, 56, z],
          [-40, 10, z],
          [-38, 2, z],
        ],
        1.8,
        "#2b2e33",
      ),
    ),
    ...[-38, 38].flatMap((x) => [
      ...pipe(
        [
          [x, 2, -24],
          [x, 2, 24],
        ],
        1.8,
        "#2b2e33",
      ),
      ...pipe(
        [
          [x, 56, -24],
          [x, 56, 24],
        ],
        1.8,
        "#2b2e33",
      ),
    ]),
    box(-32, 0, 6, 34, -16, 16, "#565c61", [...louvres(-28, -6, 10, 30, 6, "#2b2e33")]),
    slab(trace("-34,36 4,36 4,48 -2,52 -30,52 -34,48"), -19, 19, c.body),
    drum("y", -15, 6, 4, 52, 55, "#23282d", 12),
    drum("z", -16, 20, 12, 16, 22, c.body, 18, [
      { side: "z", points: circle(-16, 20, 8, 14), paint: "#2b2e33" },
    ]),
    box(-36, -24, 24, 36, -23, -16, "#8d9396"),
    drum("x", 0, 22, 17, 2, 24, "#8d9498", 22),
    drum("x", 0, 22, 9, 24, 38, "#6d7377", 18, [
      { side: "x+", points: circle(0, 22, 6.4, 16), paint: "#23282d" },
    ]),
    drum("y", 13, 0, 9, 38, 50, "#6d7377", 18),
    ...(working
      ? [
          ...hose([38, 22, 0], [130, 5, 40], 10, 6, "#2f6f4a", 8),
          ...hose([13, 50, 0], [-100, 6, -70], 4, 6, "#2c5f93", 8),
        ]
      : []),
  ],
}
