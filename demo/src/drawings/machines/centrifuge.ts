import type { Machine } from "../machine.ts"
import { patch } from "../parts/panels.ts"
import { box, circle, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

/** A bench centrifuge with its round lid, open while it is loaded. */
export const centrifuge: Machine = {
  focus: { at: [0, 24, 10], reach: 22 },
  grounds: ["clinic", "clinic"],
  parking: "clinic",
  liveries: [4, 6],
  effect: "none",
  build: ({ livery: c, working }) => [
    slab(trace("-30,2 30,2 32,6 32,30 28,34 -28,34 -32,30 -32,6"), -30, 24, "#e3e4de"),
    box(-32, 32, 4, 9, -30, 24.5, c.body),
    slab(trace("-30,9 30,9 30,28 -30,28"), 24, 31, "#3f474d", [
      patch(-24, 2, 13, 25, { glow: working ? "#a9d3b8" : "#5f7a70" }, "z+"),
      { side: "z+", points: circle(14, 19, 4.6, 16), paint: "#c3c9cc" },
      { side: "z+", points: circle(14, 19, 2.6, 12), paint: "#8d9396" },
      patch(22, 28, 15, 23, c.body, "z+"),
    ]),
    ...[-24, 24].flatMap((x) =>
      [-24, 18].map((z) => box(x - 3, x + 3, 0, 2, z - 3, z + 3, "#23282d")),
    ),
    drum("y", 0, 3, 23, 34, 35.4, "#8d9396", 30),
    ...(working
      ? [
          drum("y", 0, 3, 20, 35.4, 36, "#23282d", 28),
          drum("y", 0, 3, 14, 36, 38, "#b4bbbf", 24),
          ...circle(0, 3, 10.5, 8).map(([x, z]) => drum("y", x, z, 2.2, 38, 41, c.body, 10)),
          drum("z", 0, 60, 24, -31, -27, "#d3d5cf", 28, [
            { side: "z", points: circle(0, 60, 18, 24), paint: "#aab2b6" },
          ]),
        ]
      : [
          drum("y", 0, 3, 23, 35.4, 41, "#d3d5cf", 30, [], 0.86),
          drum("y", 0, 3, 6, 41, 42, c.body, 18),
        ]),
  ],
}
