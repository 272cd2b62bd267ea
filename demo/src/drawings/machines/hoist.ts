import type { Machine } from "../machine.ts"
import { hazard, louvres } from "../parts/panels.ts"
import { bar, pipe } from "../space/bar.ts"
import { box, circle, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

/** An electric hoist under its beam, with block, hook and push-button control. */
export const hoist: Machine = {
  focus: { at: [0, 196, 20], reach: 50 },
  grounds: ["workshop", "warehouse"],
  parking: "workshop",
  liveries: [0, 1],
  effect: "none",
  build: ({ livery: c, working }) => {
    const hook = working ? 84 : 122
    return [
      ...[-150, 150].flatMap((x) => [
        bar([x, 0, -60], [x, 250, 0], 5, c.frame, 4),
        bar([x, 0, 60], [x, 250, 0], 5, c.frame, 4),
        box(x - 6, x + 6, 60, 66, -48, 48, c.frame),
      ]),
      box(-176, 176, 250, 255, -13, 13, c.deep),
      box(-176, 176, 255, 277, -3, 3, c.body),
      box(-176, 176, 277, 282, -13, 13, c.deep),
      box(-26, 26, 224, 250, -15, 15, c.frame),
      drum("x", 0, 206, 21, -46, 40, c.body, 22),
      drum("x", 0, 206, 17, 40, 74, "#3d4249", 18),
      box(-74, -46, 184, 228, -19, 19, c.body, [...louvres(-70, -50, 190, 222, 5, c.deep)]),
      ...[-8, 8].map((z) => bar([0, 190, z], [0, hook + 30, z], 1.2, "#9a9fa3", 4)),
      slab(
        trace("-16,0 16,0 18,30 10,38 -10,38 -18,30").map(([x, y]) => [x, y + hook] as const),
        -11,
        11,
        c.body,
        [
          ...hazard(-14, 14, hook + 8, hook + 16),
          { side: "z", points: circle(0, hook + 24, 7, 12), paint: c.frame },
        ],
      ),
      ...pipe(
        [
          [0, hook, 0],
          [0, hook - 12, 0],
          [10, hook - 22, 0],
          [2, hook - 34, 0],
          [-10, hook - 28, 0],
        ],
        3.4,
        "#565c61",
      ),
      bar([-60, 188, 20], [-60, 110, 40], 1.4, "#26292c", 4),
      box(-66, -54, 84, 112, 36, 46, "#e3b23a"),
      ...(working
        ? [
            ...[-34, 34].map((x) => bar([0, hook - 30, 0], [x, 40, 0], 1.4, "#9a9fa3", 4)),
            box(-44, 44, 0, 40, -30, 30, "#59626c"),
          ]
        : []),
    ]
  },
}
