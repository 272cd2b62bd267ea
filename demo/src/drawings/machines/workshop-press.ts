import type { Machine } from "../machine.ts"
import { hazard, patch } from "../parts/panels.ts"
import { hose } from "../space/bar.ts"
import { box, circle, drum } from "../space/solid.ts"

/** A hydraulic workshop press: a frame with a ram above a bed held by pins. */
export const workshopPress: Machine = {
  focus: { at: [0, 150, 20], reach: 60 },
  grounds: ["workshop", "workshop"],
  parking: "warehouse",
  liveries: [4, 2],
  effect: "none",
  build: ({ livery: c, working }) => {
    const ram = working ? 112 : 138
    return [
      ...[-64, 64].flatMap((x) => [
        box(x - 9, x + 9, 0, 214, -17, 17, c.body, [
          ...[40, 62, 84, 106, 128].map((y) => ({
            side: "z" as const,
            points: circle(x, y, 4, 10),
            paint: "#23282d",
          })),
        ]),
        box(x - 14, x + 14, 0, 8, -44, 44, c.deep),
      ]),
      box(-74, 74, 196, 222, -20, 20, c.body, [...hazard(-54, 54, 202, 212)]),
      box(-60, 60, 70, 90, -19, 19, c.deep),
      ...[-64, 64].map((x) => drum("z", x, 66, 4, -24, 24, "#c3c6c6", 12)),
      drum("y", 0, 0, 17, 160, 196, "#3d4249", 20),
      drum("y", 0, 0, 10, ram, 160, "#c3c6c6", 18),
      box(-20, 20, 90, 104, -15, 15, "#8d9396"),
      ...(working ? [drum("y", 0, 0, 13, 104, 112, "#a9afb3", 18)] : []),
      box(80, 112, 100, 150, -16, 20, c.body, [patch(86, 106, 128, 144, "#e6e3da", "z+")]),
      drum("z", 96, 170, 11, -3, 3, "#2b2e33", 20, [
        { side: "z", points: circle(96, 170, 9, 18), paint: "#e6e3da" },
      ]),
      ...hose([92, 150, 0], [14, 186, 10], 12, 1.8, "#22252a", 8),
      drum("x", 6, 118, 2, 112, 152, "#c3c6c6", 8),
    ]
  },
}
