import type { Machine } from "../machine.ts"
import { door, lampRed, louvres, patch } from "../parts/panels.ts"
import { box } from "../space/solid.ts"

/** A row of electrical cabinets: meters, switches, pilot lamps, ventilation. */
export const electricalCabinet: Machine = {
  focus: { at: [-60, 150, 40], reach: 60 },
  grounds: ["plant", "server-room"],
  parking: "warehouse",
  liveries: [5, 7],
  effect: "none",
  build: ({ livery: c, working }) => [
    box(-125, 125, 0, 10, -36, 36, "#2b2e33"),
    ...[-124, -41, 42].flatMap((x, i) => [
      box(x, x + 82, 10, 206, -36, 36, c.body, [
        ...door(x + 4, x + 78, 16, 200, c.deep, "z+"),
        patch(x + 16, x + 66, 158, 186, "#23282d", "z+"),
        patch(x + 20, x + 62, 162, 182, working ? { glow: "#8fd0c8" } : "#40484f", "z+"),
        ...[0, 1, 2].map((n) =>
          patch(
            x + 18 + n * 18,
            x + 26 + n * 18,
            138,
            146,
            n === i ? lampRed : { glow: "#62c26e" },
            "z+",
          ),
        ),
        patch(x + 34, x + 48, 104, 126, "#2b2e33", "z+"),
        ...louvres(x + 16, x + 66, 30, 66, 5, c.deep, "z+"),
      ]),
      box(x + 36, x + 46, 108, 122, 36, 42, "#b23a2a"),
    ]),
    box(-127, 127, 206, 214, -38, 38, c.deep),
    ...[-84, 0, 84].map((x) => box(x - 12, x + 12, 214, 250, -14, 14, "#8d9396")),
  ],
}
