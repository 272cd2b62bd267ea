import type { Machine } from "../machine.ts"
import { wheel } from "../parts/wheels.ts"
import { bar } from "../space/bar.ts"
import { box, drum } from "../space/solid.ts"

/** A span of a centre pivot: trussed pipe on towers with wheels, drop nozzles below. */
export const irrigationPivot: Machine = {
  focus: { at: [330, 120, 40], reach: 140 },
  grounds: ["field", "field"],
  parking: "field",
  liveries: [5, 4],
  effect: "water",
  source: [0, 110, 0],
  build: ({ livery: c, working }) => {
    const steel = "#b4bbbf"
    const height = (x: number) => 330 + 34 * (1 - (Math.abs(x) / 360) ** 2)
    const stops = [-360, -240, -120, 0, 120, 240, 360]
    const tower = (x: number) => [
      ...[-96, 96].flatMap((z) => [
        bar([x, 330, 0], [x, 60, z], 6, steel, 4),
        wheel(x + z * 0.2, 46, z - 12, z + 12, { rim: steel, lugs: true }),
      ]),
      box(x - 8, x + 8, 52, 66, -96, 96, steel),
      box(x - 16, x + 16, 66, 96, -20, 14, c.body),
    ]
    return [
      ...tower(-360),
      ...tower(360),
      ...stops.slice(1).flatMap((x, i) => {
        const from = stops[i] ?? x
        const mid = (from + x) / 2
        return [
          bar([from, height(from), 0], [x, height(x), 0], 8, c.white, 8),
          bar([from, height(from) - 66, 0], [x, height(x) - 66, 0], 2.4, steel, 4),
          ...[-26, 26].flatMap((z) => [
            bar([from, height(from), 0], [mid, height(mid) - 60, z], 2.4, steel, 4),
            bar([x, height(x), 0], [mid, height(mid) - 60, z], 2.4, steel, 4),
          ]),
        ]
      }),
      ...[-300, -210, -120, -30, 60, 150, 240, 320].flatMap((x) => [
        bar([x, height(x), 0], [x, 160, 10], 1.6, "#3a3f45", 4),
        drum("y", x, -10, 6, 150, 160, c.body, 10),
        ...(working ? [drum("y", x, -10, 34, 100, 150, "#cfe3ea", 12, [], 0.14)] : []),
      ]),
    ]
  },
}
