import type { Machine } from "../machine.ts"
import { patch } from "../parts/panels.ts"
import { box, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

/** An analytical balance: pan inside a glass draught shield, display in front. */
export const balance: Machine = {
  focus: { at: [0, 12, 8], reach: 14 },
  grounds: ["clinic", "clinic"],
  parking: "clinic",
  liveries: [4, 6],
  effect: "none",
  build: ({ livery: c, working }) => [
    slab(trace("-16,0 16,0 16,5 -16,5"), -13, 9, "#e3e4de"),
    slab(trace("-16,0 16,0 15,4.4 -15,4.4"), 9, 20, "#d3d5cf"),
    box(-11, 11, 2, 7, 14, 20, "#3f474d", [
      patch(-9, 9, 3, 6.2, { glow: working ? "#a9d3b8" : "#6f8c80" }, "z+"),
    ]),
    box(-16, 16, 5, 7, -13, 9, c.body),
    drum("y", 0, 0, 7, 7, 8.6, "#c3c9cc", 24),
    ...(working ? [drum("y", 0, 0, 3, 8.6, 15, "#bcd6de", 16)] : []),
    box(-16, -14.6, 7, 36, -13, -11.6, "#8d9396"),
    box(14.6, 16, 7, 36, -13, -11.6, "#8d9396"),
    box(-16, -14.6, 7, 36, 7.6, 9, "#8d9396"),
    box(14.6, 16, 7, 36, 7.6, 9, "#8d9396"),
    box(-16, 16, 7, 36, -13, -12, "#b7c9cf", [patch(-12, -4, 9, 34, "#d3e1e5", "z+")]),
    box(-16.5, 16.5, 36, 38.5, -13.5, 9.5, c.body),
    box(-4, 4, 38.5, 40, -4, 0, "#3f474d"),
  ],
}
