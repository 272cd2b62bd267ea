import type { Machine } from "../machine.ts"
import { pallet } from "../parts/loads.ts"
import { hazard, louvres } from "../parts/panels.ts"
import { bar, pipe } from "../space/bar.ts"
import { trace } from "../space/point.ts"
import { box, circle, drum, slab } from "../space/solid.ts"

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

/** Selective racking: uprights, beams and, while in use, pallets. */
export const palletRack: Machine = {
  focus: { at: [-130, 150, 50], reach: 110 },
  grounds: ["warehouse", "warehouse"],
  parking: "yard",
  liveries: [4, 1],
  effect: "none",
  build: ({ livery: c, working }) => {
    const levels = [24, 176, 328]
    const uprights = [-280, 0, 280]
    return [
      ...uprights.flatMap((x) => [
        ...[-50, 50].map((z) => box(x - 5, x + 5, 0, 440, z - 5, z + 5, c.body)),
        ...[0, 1, 2, 3].map((i) =>
          bar(
            [x, 20 + i * 105, i % 2 ? 50 : -50],
            [x, 125 + i * 105, i % 2 ? -50 : 50],
            2.6,
            c.deep,
            4,
          ),
        ),
      ]),
      ...levels.flatMap((y) =>
        [-50, 50].flatMap((z) => [box(-276, 276, y, y + 13, z - 4, z + 4, "#d5621f")]),
      ),
      ...(working
        ? levels.flatMap((y, i) =>
            [-268, -136, 14, 146]
              .filter((_, place) => (place + i) % 3 !== 2)
              .flatMap((x, place) => pallet(x, y + 13, -46, 46, 74 + ((place + i) % 2) * 24)),
          )
        : []),
    ]
  },
}
