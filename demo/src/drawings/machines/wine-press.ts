import type { Machine } from "../machine.ts"
import { patch } from "../parts/panels.ts"
import { wheel } from "../parts/wheels.ts"
import { box, circle, drum, hooped } from "../space/solid.ts"

/** A pneumatic wine press: a slotted drum over its juice tray. */
export const winePress: Machine = {
  focus: { at: [40, 150, 70], reach: 80 },
  grounds: ["plant", "vineyard"],
  parking: "barn",
  liveries: [2, 3],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...[-150, 150].flatMap((x) => [
      box(x - 10, x + 10, 30, 176, -50, 50, c.body),
      wheel(x, 18, -56, -44, { rim: c.steel }),
      wheel(x, 18, 44, 56, { rim: c.steel }),
    ]),
    box(-160, 160, 30, 44, -60, 60, c.frame),
    box(-130, 130, 52, 70, -62, 62, working ? "#6d2f3c" : "#b4bbbf", [
      patch(-130, 130, 54, 68, "#c3c9cc"),
    ]),
    hooped("x", 0, 148, 64, -132, 132, "#c3c9cc", [
      [-120, -114, "#8d9396"],
      [-70, -66, "#8d9396"],
      [-24, -20, "#8d9396"],
      [22, 26, "#8d9396"],
      [68, 72, "#8d9396"],
      [114, 120, "#8d9396"],
    ]),
    drum("x", 0, 148, 64, 132, 146, "#b4bbbf", 30, [], 0.6),
    drum("x", 0, 148, 20, -150, -132, c.frame, 18),
    box(-34, 34, 206, 218, -26, 26, "#8d9396"),
    box(162, 196, 60, 150, -30, 30, c.body, [
      patch(-20, 20, 112, 142, "#23282d", "x+"),
      patch(-14, 14, 122, 138, { glow: "#8fd0c8" }, "x+"),
      { side: "z", points: circle(179, 92, 8, 14), paint: c.deep },
    ]),
  ],
}
