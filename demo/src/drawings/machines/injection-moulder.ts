import type { Machine } from "../machine.ts"
import { hazard, patch } from "../parts/panels.ts"
import { box, drum, loft, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

/** An injection moulding machine: clamp under its guard, barrel with hopper, control panel. */
export const injectionMoulder: Machine = {
  focus: { at: [-60, 130, 80], reach: 110 },
  grounds: ["plant", "workshop"],
  parking: "warehouse",
  liveries: [3, 4],
  effect: "none",
  build: ({ livery: c, working }) => [
    box(-310, 300, 0, 84, -72, 72, c.body, [
      ...hazard(-300, 290, 74, 82),
      ...[-260, -120, 20, 160].map((x) => patch(x, x + 110, 14, 62, c.deep)),
    ]),
    slab(trace("-300,84 10,84 10,192 -300,192"), -78, 78, "#eceae2", [
      patch(-206, -110, 100, 178, "#23282d"),
      patch(-100, -6, 100, 178, "#23282d"),
      patch(-200, -116, 106, 172, working ? { glow: "#7d8f96" } : "#3c464d"),
      patch(-94, -12, 106, 172, working ? { glow: "#7d8f96" } : "#3c464d"),
      patch(-290, -216, 96, 182, c.body),
    ]),
    box(-318, -300, 84, 180, -70, 70, c.deep),
    box(10, 52, 84, 184, -70, 70, c.frame),
    drum("x", 0, 134, 18, 52, 210, "#c3c9cc", 20),
    ...[76, 112, 148].map((x) => drum("x", 0, 134, 23, x, x + 22, "#b98d5e", 20)),
    box(206, 292, 96, 172, -40, 40, c.body),
    loft(
      [
        [168, 156, 12],
        [192, 156, 12],
        [192, 156, -12],
        [168, 156, -12],
      ],
      [
        [132, 246, 44],
        [228, 246, 44],
        [228, 246, -44],
        [132, 246, -44],
      ],
      "#c3c9cc",
    ),
    box(132, 228, 246, 252, -46, 46, c.deep),
    slab(trace("14,110 56,110 52,176 18,176"), 84, 94, "#2b3137", [
      { side: "z+", points: trace("19,138 51,138 49,172 21,172"), paint: { glow: "#8fd0c8" } },
      patch(22, 48, 116, 132, "#59626c", "z+"),
    ]),
    ...(working ? [box(-120, -40, 0, 34, 96, 170, "#2c5f93")] : []),
  ],
}
