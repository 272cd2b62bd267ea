import type { Machine } from "../machine.ts"
import { heap } from "../parts/loads.ts"
import { louvres } from "../parts/panels.ts"
import { axle } from "../parts/wheels.ts"
import { bar, pipe } from "../space/bar.ts"
import { box, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

/** A trailer wood chipper: infeed tray, drum housing, engine, discharge chute. */
export const chipper: Machine = {
  focus: { at: [0, 110, 60], reach: 90 },
  grounds: ["forest", "yard"],
  parking: "yard",
  liveries: [0, 1],
  effect: "dust",
  build: ({ livery: c, working, random }) => [
    ...axle(-20, 40, 92, 28, { rim: c.white, lugs: true }),
    box(-150, 170, 44, 60, -46, 46, c.frame),
    slab(trace("-90,60 10,60 24,110 0,148 -76,148 -96,110"), -58, 58, c.body, [
      { side: "z", points: trace("-70,76 -6,76 4,108 -10,134 -64,134 -76,108"), paint: c.deep },
    ]),
    slab(trace("-92,70 -96,140 -210,176 -222,170 -212,62"), -64, 64, c.body),
    slab(trace("-212,56 -222,176 -228,176 -218,54"), -66, 66, "#23282d"),
    box(-290, -212, 58, 64, -62, 62, c.steel),
    slab(trace("34,60 160,60 160,134 140,150 40,150"), -50, 50, c.body, [
      ...louvres(60, 144, 76, 136, 7, c.deep),
    ]),
    slab(trace("-46,148 -14,148 6,236 60,264 54,280 -16,258"), -15, 15, c.deep),
    drum("y", 120, -30, 6, 150, 196, "#2b2d30", 10),
    bar([168, 50, 0], [290, 42, 0], 6, c.frame, 4),
    box(276, 292, 0, 44, -5, 5, c.frame),
    ...pipe(
      [
        [-212, 184, -62],
        [-212, 184, 62],
      ],
      3,
      "#b23a2a",
    ),
    ...(working ? [heap(190, -150, 96, 80, "#c49a63", random)] : []),
  ],
}
