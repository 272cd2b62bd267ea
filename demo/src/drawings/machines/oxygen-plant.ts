import type { Machine } from "../machine.ts"
import { louvres, patch } from "../parts/panels.ts"
import { pipe } from "../space/bar.ts"
import { box, drum } from "../space/solid.ts"

/** A pressure-swing oxygen generator: two adsorber towers, a receiver, valves and a panel on a skid. */
export const oxygenPlant: Machine = {
  focus: { at: [0, 130, 40], reach: 70 },
  grounds: ["plant", "quay"],
  parking: "warehouse",
  liveries: [4, 5],
  effect: "none",
  build: ({ livery: c }) => [
    box(-160, 160, 0, 16, -56, 56, c.frame),
    ...[-96, -26].flatMap((x) => [
      drum("y", x, 10, 30, 34, 226, c.body, 24),
      drum("y", x, 10, 30, 226, 244, c.deep, 24, [], 0.4),
      drum("y", x, 10, 12, 16, 34, c.frame, 14),
      drum("y", x, 10, 5, 244, 260, "#8d9396", 12),
    ]),
    drum("y", 66, -8, 38, 26, 190, "#e3e4de", 26),
    drum("y", 66, -8, 38, 190, 212, "#d3d5cf", 26, [], 0.4),
    ...pipe(
      [
        [-96, 260, -10],
        [-26, 260, -10],
        [66, 236, 8],
        [66, 212, 8],
      ],
      4,
      "#8d9396",
      8,
    ),
    ...pipe(
      [
        [-96, 26, 34],
        [-26, 26, 34],
        [20, 40, 34],
      ],
      4,
      "#8d9396",
      8,
    ),
    ...[-72, -50].map((x) => drum("z", x, 26, 9, 36, 48, "#b23a2a", 14)),
    box(112, 156, 16, 170, -40, 44, "#e3e4de", [
      patch(120, 148, 110, 150, "#23282d", "z+"),
      patch(124, 144, 122, 146, { glow: "#8fd0c8" }, "z+"),
      ...louvres(118, 150, 30, 80, 6, "#aab2b6", "z+"),
    ]),
  ],
}
