import type { Machine } from "../machine.ts"
import { louvres } from "../parts/panels.ts"
import { pipe } from "../space/bar.ts"
import { box, circle, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

/** A vibrating plate with its engine and handle. */
export const plateCompactor: Machine = {
  focus: { at: [0, 40, 20], reach: 40 },
  grounds: ["site", "road"],
  parking: "warehouse",
  liveries: [0, 2],
  effect: "dust",
  build: ({ livery: c, working }) => {
    const lean = working ? -78 : -52
    return [
      slab(trace("-46,0 44,0 58,14 52,18 40,6 -42,6 -54,18 -60,14"), -27, 27, "#585e63"),
      box(-30, 34, 6, 20, -21, 21, c.deep),
      drum("z", 22, 22, 11, -20, 20, "#6d7377", 16),
      box(-34, 36, 22, 30, -22, 22, c.body),
      box(-26, 16, 30, 56, -17, 17, "#33373c", [...louvres(-20, 10, 34, 52, 6, "#565c61")]),
      box(-28, 18, 56, 70, -19, 19, c.body),
      drum("z", -6, 44, 12, 17, 22, "#d9d8d0", 18, [
        { side: "z", points: circle(-6, 44, 6, 12), paint: "#33373c" },
      ]),
      drum("x", 12, 50, 5, 16, 34, "#6f7376", 10),
      ...[-19, 19].flatMap((z) =>
        pipe(
          [
            [32, 30, z],
            [32, 74, z],
            [-30, 76, z],
            [-34, 30, z],
          ],
          1.7,
          c.body,
        ),
      ),
      ...[-15, 15].flatMap((z) =>
        pipe(
          [
            [-36, 28, z],
            [lean, 98, z],
            [lean - 10, 104, z],
          ],
          1.9,
          c.frame,
        ),
      ),
      ...pipe(
        [
          [lean - 10, 104, -15],
          [lean - 10, 104, 15],
        ],
        2.6,
        "#26292c",
      ),
    ]
  },
}
