import type { Machine } from "../machine.ts"
import { pane } from "../parts/cab.ts"
import { door, lampRed, louvres, patch, screenOn } from "../parts/panels.ts"
import { box, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

export const machiningCentre: Machine = {
  focus: { at: [10, 130, 90], reach: 110 },
  grounds: ["workshop", "warehouse"],
  parking: "warehouse",
  liveries: [4, 2],
  effect: "none",
  parkedYaw: -44,
  build: ({ livery: c, working }) => [
    box(-150, 150, 0, 24, -100, 86, c.frame),
    slab(trace("-150,24 150,24 150,250 110,262 -150,262"), -100, 88, c.white, [
      patch(-150, 150, 24, 62, c.body, "z+"),
      patch(-92, 76, 74, 212, "#2a2f35", "z+"),
      ...(working
        ? [
            patch(-40, 30, 92, 104, "#8c9194", "z+"),
            patch(-20, 4, 104, 128, "#b7bbbb", "z+"),
            patch(-14, 0, 150, 212, "#70767a", "z+"),
            patch(-10, -4, 128, 150, "#c3c6c6", "z+"),
            patch(-92, 76, 196, 212, { glow: "#e9f2e4" }, "z+"),
          ]
        : [
            ...pane(trace("-80,88 -14,88 -14,200 -80,200"), c.glass, "z+"),
            ...pane(trace("-2,88 64,88 64,200 -2,200"), c.glass, "z+"),
            patch(-12, -4, 120, 160, c.steel, "z+"),
            patch(-90, -88, 76, 210, "#c9cac4", "z+"),
            patch(72, 74, 76, 210, "#c9cac4", "z+"),
          ]),
      patch(-150, 150, 224, 236, c.body, "z+"),
      ...louvres(-140, -104, 40, 56, 3, c.deep, "z+"),
      ...louvres(-80, 60, 60, 200, 8, "#c4c3bb", "x+"),
      ...louvres(-80, 60, 60, 200, 8, "#c4c3bb", "x-"),
      ...door(-120, 0, 40, 220, "#b9b8b0", "z-"),
    ]),
    box(-60, 40, 262, 312, -80, 0, c.body),
    box(92, 140, 108, 206, 88, 106, "#41474d", [
      patch(98, 134, 158, 198, screenOn, "z+"),
      ...[0, 1, 2, 3].flatMap((i) =>
        [0, 1, 2, 3].map((k) =>
          patch(
            99 + i * 9,
            105 + i * 9,
            118 + k * 9,
            124 + k * 9,
            (i + k) % 5 === 0 ? "#b23a2a" : "#a9adae",
            "z+",
          ),
        ),
      ),
    ]),
    box(150, 196, 40, 70, -30, 40, c.frame),
    slab(trace("150,90 240,150 240,168 150,110"), -20, 20, c.body),
    box(214, 280, 0, 60, -30, 40, c.deep),
    drum("y", -110, -60, 5, 262, 296, "#7fb07a", 10),
    drum("y", -110, -60, 5, 296, 310, lampRed, 10),
  ],
}
