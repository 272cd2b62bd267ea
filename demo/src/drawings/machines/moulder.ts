import type { Machine } from "../machine.ts"
import { door, hazard, patch } from "../parts/panels.ts"
import { box, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

/** A four-sided planing machine: long table, hoods with windows, dust ducts. */
export const moulder: Machine = {
  focus: { at: [0, 120, 60], reach: 90 },
  grounds: ["workshop", "plant"],
  parking: "warehouse",
  liveries: [3, 6],
  effect: "none",
  build: ({ livery: c, working }) => [
    box(-210, 190, 0, 78, -62, 62, c.body, [
      ...[-190, -90, 10, 100].flatMap((x) => door(x, x + 80, 8, 68, c.deep)),
    ]),
    box(-330, -210, 70, 80, -40, 40, "#8d9396"),
    box(-320, -308, 0, 70, -34, 34, c.frame),
    box(-210, 200, 78, 88, -56, 56, "#8d9396"),
    slab(trace("-180,88 170,88 170,160 150,172 -180,172"), -62, 62, "#e6e3da", [
      ...[-166, -82, 2, 86].flatMap((x) => [
        patch(x, x + 72, 102, 160, "#23282d"),
        patch(x + 5, x + 67, 107, 155, "#44525a"),
      ]),
    ]),
    ...[-130, -40, 50, 130].map((x) => drum("y", x, 20, 13, 172, 250, "#9aa3a7", 16)),
    box(-146, 146, 250, 278, -36, 0, "#9aa3a7"),
    box(170, 192, 88, 176, -50, 50, c.body, [...hazard(-44, 44, 94, 102, "x+")]),
    box(176, 216, 178, 224, 50, 76, "#2b3137", [
      patch(182, 210, 188, 218, { glow: "#8fd0c8" }, "z+"),
    ]),
    ...(working
      ? [box(-330, 320, 80, 88, -14, 14, "#c99a5f"), box(200, 320, 80, 88, 20, 44, "#b9854c")]
      : []),
  ],
}
