import type { Machine } from "../machine.ts"
import { patch } from "../parts/panels.ts"
import { bar } from "../space/bar.ts"
import { box, circle, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

/** A mobile X-ray unit: a cabinet on wheels, a column and an arm with the tube. */
export const xRay: Machine = {
  focus: { at: [20, 110, 20], reach: 60 },
  grounds: ["clinic", "clinic"],
  parking: "clinic",
  liveries: [4, 6],
  effect: "none",
  parkedYaw: 145,
  build: ({ livery: c, working }) => {
    const y = working ? 176 : 132
    return [
      drum("z", -42, 18, 18, -34, -27, "#3a3f45", 22),
      drum("z", -42, 18, 18, 27, 34, "#3a3f45", 22, [
        { side: "z", points: circle(-42, 18, 10, 16), paint: "#c9cac4" },
      ]),
      ...[-24, 24].map((z) => drum("z", 50, 8, 8, z - 3, z + 3, "#3a3f45", 16)),
      slab(trace("-58,14 60,14 60,26 34,34 22,84 -50,96 -62,70"), -26, 26, "#e3e4de", [
        patch(-40, 10, 44, 70, c.pale),
        patch(-40, 10, 40, 43, c.body),
      ]),
      slab(trace("-50,96 16,86 20,92 -48,104"), -22, 22, "#3f474d"),
      slab(trace("-44,104 -10,99 -22,128 -50,130"), -18, 18, "#2b3137", [
        patch(-15, 15, 106, 126, { glow: "#50707a" }, "x-"),
      ]),
      box(28, 46, 26, 214, -10, 10, "#d3d5cf"),
      box(25, 49, y - 12, y + 12, -13, 13, c.body),
      bar([46, y, 0], [150, y, 0], 6, "#e3e4de", 8),
      bar([120, y, 0], [152, y, 0], 7, "#c9cac4", 8),
      drum("z", 158, y - 4, 17, -26, 26, "#e3e4de", 20, [
        { side: "z", points: circle(158, y - 4, 9, 16), paint: c.body },
      ]),
      slab(
        trace("144,0 172,0 180,-26 136,-26").map(([u, v]) => [u, v + y - 18] as const),
        -16,
        16,
        "#c9cac4",
      ),
      ...(working
        ? [
            box(96, 220, 58, 66, -34, 34, c.pale),
            box(96, 220, 52, 58, -35, 35, "#d3d5cf"),
            ...[104, 208].flatMap((x) =>
              [-28, 28].map((z) => box(x - 3, x + 3, 0, 52, z - 3, z + 3, c.steel)),
            ),
          ]
        : []),
    ]
  },
}
