import type { Machine } from "../machine.ts"
import { hose } from "../space/bar.ts"
import { box, circle, drum, hooped } from "../space/solid.ts"

/** A borehole pump on trestles, with its cable, and a drainage pump beside it. */
export const submersiblePump: Machine = {
  focus: { at: [-30, 52, 10], reach: 45 },
  grounds: ["workshop", "field"],
  parking: "warehouse",
  liveries: [4, 6],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...[-90, 70].flatMap((x) => [
      box(x - 5, x + 5, 0, 44, -20, -12, "#a98258"),
      box(x - 5, x + 5, 0, 44, 12, 20, "#a98258"),
      box(x - 6, x + 6, 40, 46, -24, 24, "#a98258"),
    ]),
    hooped("x", 0, 58, 12, -140, 10, "#c3c9cc", [
      [-112, -108, "#8d9396"],
      [-80, -76, "#8d9396"],
      [-48, -44, "#8d9396"],
      [-16, -12, "#8d9396"],
    ]),
    drum("x", 0, 58, 10, 10, 26, "#565c61", 18),
    drum("x", 0, 58, 12.6, 26, 130, c.body, 24),
    drum("x", 0, 58, 8, -158, -140, "#8d9396", 18),
    ...hose([20, 68, 6], [-150, 70, 14], 6, 1.6, "#22252a", 8),
    drum("y", 40, -64, 24, 6, 62, c.body, 24),
    drum("y", 40, -64, 27, 0, 8, c.deep, 22),
    drum("y", 40, -64, 18, 62, 72, c.deep, 20),
    drum("z", 40, 82, 9, 60, 68, "#3d4249", 16, [
      { side: "z", points: circle(40, 82, 6, 14), paint: c.body },
    ]),
    drum("x", 64, 24, 9, 62, 84, c.deep, 16),
    ...(working ? hose([84, 24, 64], [190, 6, 110], 4, 8, "#2f5f93", 8) : []),
  ],
}
