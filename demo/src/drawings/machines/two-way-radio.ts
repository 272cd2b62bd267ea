import type { Machine } from "../machine.ts"
import { patch } from "../parts/panels.ts"
import { bar } from "../space/bar.ts"
import { drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

/** Handheld radios in a row of chargers. */
export const twoWayRadio: Machine = {
  focus: { at: [0, 14, 4], reach: 12 },
  grounds: ["bench", "server-room"],
  parking: "bench",
  liveries: [0, 4],
  effect: "none",
  build: ({ livery: c, working }) =>
    [-27, -9, 9, 27].flatMap((x, i) => {
      const lifted = working && i === 1 ? 7 : 0
      const body = trace("-4,3 4,3 4.4,16 4,18 -4,18 -4.4,16").map(
        ([u, v]) => [u + x, v + lifted] as const,
      )
      return [
        slab(
          trace("-7,0 7,0 6,5 -6,5").map(([u, v]) => [u + x, v] as const),
          -6,
          6,
          "#2b2e33",
          [patch(x - 1, x + 1, 1.4, 3, { glow: i % 2 ? "#62c26e" : "#d9a52b" }, "z+")],
        ),
        slab(body, -2.6, 2.6, "#33373c", [
          patch(x - 3, x + 3, 11 + lifted, 15 + lifted, { glow: "#a9c7a0" }, "z+"),
          ...[5, 6.4, 7.8, 9.2].map((y) =>
            patch(x - 2.6, x + 2.6, y + lifted, y + 0.7 + lifted, "#14171c", "z+"),
          ),
          patch(x - 4.4, x - 3.6, 8 + lifted, 14 + lifted, c.body, "z"),
        ]),
        bar([x - 2.4, 18 + lifted, 0], [x - 2.4, 33 + lifted, 0], 0.8, "#22252a", 8, 0.5),
        drum("y", x + 1.8, 0, 1, 18 + lifted, 20.4 + lifted, c.body, 10),
      ]
    }),
}
