import type { Machine } from "../machine.ts"
import { lampRed, patch } from "../parts/panels.ts"
import { truck } from "../parts/truck.ts"
import { box } from "../space/solid.ts"

/** A delivery truck with a closed body. */
export const boxTruck: Machine = {
  focus: { at: [330, 190, 80], reach: 160 },
  grounds: ["road", "warehouse"],
  parking: "yard",
  liveries: [5, 4],
  effect: "none",
  parkedYaw: 148,
  build: ({ livery: c, working }) => [
    ...truck(c, [-190], [318]),
    box(-350, 240, 104, 116, -118, 118, c.frame, [
      patch(-112, -84, 105, 115, lampRed, "x-"),
      patch(84, 112, 105, 115, lampRed, "x-"),
    ]),
    box(-350, 236, 116, 340, -120, 120, "#eceae2", [
      patch(-338, 224, 128, 136, c.body),
      patch(-338, 224, 318, 326, c.body),
      ...[-200, -60, 80].map((x) => patch(x, x + 1.5, 116, 340, "#c9c6bc")),
      patch(-1, 1, 122, 334, "#a9a69c", "x-"),
      patch(-20, -14, 150, 300, "#8b8f92", "x-"),
      patch(14, 20, 150, 300, "#8b8f92", "x-"),
    ]),
    box(236, 262, 250, 330, -70, 70, "#d6d4cc"),
    ...(working ? [box(-470, -350, 104, 112, -96, 96, c.steel)] : []),
  ],
}
