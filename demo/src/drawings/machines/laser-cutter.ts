import type { Machine } from "../machine.ts"
import { door, hazard, patch } from "../parts/panels.ts"
import { box, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

/** A sheet laser cutter: enclosed cutting area with windows, exchange table, control desk. */
export const laserCutter: Machine = {
  focus: { at: [40, 120, 110], reach: 110 },
  grounds: ["workshop", "plant"],
  parking: "warehouse",
  liveries: [4, 2],
  effect: "none",
  build: ({ livery: c, working }) => [
    box(-240, 120, 0, 40, -110, 110, "#3d4249"),
    slab(trace("-240,40 120,40 120,190 90,214 -240,214"), -110, 110, "#eceae2", [
      patch(-228, 108, 48, 70, c.body),
      ...[-216, -96, 10].flatMap((x) => [
        patch(x, x + 90, 92, 174, "#23282d"),
        patch(x + 5, x + 85, 97, 169, working ? { glow: "#6a5a2a" } : "#3c4a3e"),
      ]),
      patch(-80, 80, 84, 150, "#23282d", "x+"),
    ]),
    box(-232, -40, 214, 236, -60, 60, c.body),
    box(120, 430, 0, 56, -96, -84, "#3d4249"),
    box(120, 430, 0, 56, 84, 96, "#3d4249", [...hazard(140, 420, 36, 48, "z+")]),
    box(418, 430, 0, 56, -96, 96, "#3d4249"),
    ...[140, 170, 200, 230, 260, 290, 320, 350, 380, 406].map((x) =>
      box(x, x + 3, 44, 60, -84, 84, "#8d9396"),
    ),
    ...(working ? [box(150, 400, 60, 61.5, -76, 76, "#c3c9cc", [])] : []),
    box(96, 134, 0, 104, 130, 164, c.frame, [...door(98, 132, 8, 96, "#565c61", "z+")]),
    slab(trace("92,104 140,104 132,156 84,156"), 134, 142, "#23282d", [
      { side: "z+", points: trace("95,110 134,110 128,150 88,150"), paint: { glow: "#8fd0c8" } },
    ]),
    box(-330, -256, 0, 190, -60, 60, c.body, [...door(-322, -264, 10, 180, c.deep)]),
  ],
}
