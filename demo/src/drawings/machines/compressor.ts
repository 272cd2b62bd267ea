import type { Machine } from "../machine.ts"
import { door, lampRed, louvres, patch } from "../parts/panels.ts"
import { axle, wheel } from "../parts/wheels.ts"
import { bar, hose } from "../space/bar.ts"
import { box, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

export const compressor: Machine = {
  focus: { at: [20, 80, 50], reach: 85 },
  grounds: ["site", "workshop"],
  parking: "yard",
  liveries: [0, 1],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...axle(-20, 33, 86, 22, { rim: c.white, sides: 22 }),
    box(-140, 150, 34, 48, -58, 58, c.frame),
    bar([140, 42, 0], [290, 46, 0], 6, c.frame, 6),
    slab(trace("286,38 312,38 318,52 286,56"), -8, 8, "#5b5f63"),
    bar([255, 0, 0], [255, 46, 0], 5, c.frame),
    wheel(255, 13, -6, 6, { rim: c.white, sides: 14 }),
    slab(trace("-142,48 150,48 158,96 130,138 70,152 -100,152 -142,136"), -64, 64, c.body, [
      ...louvres(-126, -60, 66, 126, 7, c.deep),
      ...door(-52, 40, 56, 140, c.deep),
      ...louvres(54, 110, 62, 100, 5, c.deep),
      {
        side: "z",
        points: trace("-142,104 156,104 152,112 -142,112"),
        paint: c.frame,
      },
      ...(working ? [patch(-46, 34, 62, 134, "#24272b"), patch(-30, 20, 70, 110, "#5f6468")] : []),
      ...louvres(-50, 50, 64, 126, 6, "#2a2d31", "x-"),
      patch(-54, -34, 60, 74, lampRed, "x-"),
      patch(34, 54, 60, 74, lampRed, "x-"),
    ]),
    slab(trace("-66,48 -56,64 -34,74 -6,74 16,64 26,48"), 64, 88, c.frame),
    slab(trace("-66,48 -56,64 -34,74 -6,74 16,64 26,48"), -88, -64, c.frame),
    box(-20, 20, 152, 160, -5, 5, c.frame),
    drum("y", 90, -20, 8, 146, 172, "#4a4e53", 12),
    ...[24, 44].map((z) => drum("x", z, 70, 5, -156, -142, "#b98b3d", 8)),
    ...(working
      ? [
          ...hose([-156, 70, 24], [-360, 6, 120], 30, 4, "#b23a2a", 8),
          bar([-360, 0, 120], [-372, 118, 130], 7, "#4a4e53"),
          bar([-396, 118, 130], [-348, 118, 130], 4, "#2b2d30"),
        ]
      : []),
  ],
}
