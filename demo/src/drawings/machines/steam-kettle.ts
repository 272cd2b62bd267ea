import type { Machine } from "../machine.ts"
import { hose, pipe } from "../space/bar.ts"
import { box, drum } from "../space/solid.ts"

/** A tilting steam kettle between its supports. */
export const steamKettle: Machine = {
  focus: { at: [0, 90, 20], reach: 60 },
  grounds: ["plant", "plant"],
  parking: "warehouse",
  liveries: [5, 6],
  effect: "steam",
  source: [0, 140, 0],
  build: ({ livery: c, working }) => [
    ...[-74, 74].flatMap((x) => [
      box(x - 14, x + 14, 8, 110, -18, 18, "#c3c9cc"),
      box(x - 20, x + 20, 0, 8, -28, 28, "#8d9396"),
    ]),
    drum("x", 0, 92, 9, -64, 64, "#8d9396", 16),
    drum("y", 0, 0, 26, 34, 60, "#b4bbbf", 28, [], 2.05),
    drum("y", 0, 0, 53, 60, 112, "#dfe3e4", 34),
    drum("y", 0, 0, 57, 112, 117, "#c3c9cc", 34),
    drum("y", 0, 0, 50, 117, 118, working ? "#b9793f" : "#8d9396", 30),
    drum("y", 0, 0, 8, 20, 36, "#8d9396", 14),
    drum("x", 0, 26, 4, 0, 26, c.frame, 10),
    drum("z", 74, 92, 17, 18, 22, c.deep, 20),
    ...pipe(
      [
        [74, 92, 22],
        [74, 92, 34],
      ],
      3,
      "#23282d",
    ),
    ...hose([-74, 100, 0], [-140, 6, -20], 12, 4, "#8d9396", 6),
    ...(working ? [] : [drum("y", 0, 0, 55, 118, 130, "#dfe3e4", 30, [], 0.4)]),
  ],
}
