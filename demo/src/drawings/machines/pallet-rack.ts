import type { Machine } from "../machine.ts"
import { pallet } from "../parts/loads.ts"
import { bar } from "../space/bar.ts"
import { box } from "../space/solid.ts"

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
