import type { Machine } from "../machine.ts"
import { door, lampRed, louvres, patch, screenOn } from "../parts/panels.ts"
import { hose } from "../space/bar.ts"
import { box, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

export const generator: Machine = {
  focus: { at: [120, 110, 70], reach: 105 },
  grounds: ["site", "quay"],
  parking: "warehouse",
  liveries: [0, 3],
  effect: "none",
  build: ({ livery: c, working }) => [
    box(-205, 205, 0, 24, -66, 66, c.frame, [
      patch(-150, -100, 4, 18, "#1d1f22"),
      patch(100, 150, 4, 18, "#1d1f22"),
    ]),
    slab(trace("-200,24 200,24 200,170 186,184 -186,184 -200,170"), -64, 64, c.body, [
      ...door(-184, -80, 34, 168, c.deep),
      ...door(-72, 32, 34, 168, c.deep),
      ...louvres(-172, -92, 48, 112, 8, c.deep),
      ...louvres(48, 110, 48, 150, 11, c.deep),
      ...(working
        ? [
            patch(122, 190, 60, 168, "#2b2e33"),
            patch(132, 180, 118, 158, screenOn),
            ...[136, 152, 168].map((x) => patch(x, x + 8, 84, 94, lampRed)),
          ]
        : [...door(122, 190, 34, 168, c.deep), patch(136, 176, 118, 152, "#2b2e33")]),
      patch(-200, 200, 24, 30, c.frame),
      ...louvres(-52, 52, 44, 156, 10, "#2a2d31", "x-"),
      ...louvres(-52, 52, 44, 156, 10, c.deep, "x+"),
    ]),
    box(-30, 30, 184, 192, -10, 10, c.frame),
    drum("y", -130, 0, 11, 184, 232, "#6f7376", 14),
    slab(trace("-143,232 -117,232 -110,242 -142,238"), -11, 11, "#585c60"),
    box(-190, -176, 184, 196, -40, 40, c.frame),
    ...(working
      ? [
          ...hose([196, 48, 50], [380, 6, 120], 30, 5, "#25272a", 8),
          ...hose([196, 40, 30], [380, 6, 90], 26, 5, "#b23a2a", 8),
          drum("y", 300, -60, 29, 0, 88, c.deep, 18),
        ]
      : []),
  ],
}
