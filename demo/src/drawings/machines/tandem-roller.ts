import type { Machine } from "../machine.ts"
import { hazard, lampOn, louvres } from "../parts/panels.ts"
import { pipe } from "../space/bar.ts"
import { box, circle, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

/** A roller with two smooth drums, a seat and a roll bar. */
export const tandemRoller: Machine = {
  focus: { at: [0, 110, 50], reach: 90 },
  grounds: ["road", "site"],
  parking: "yard",
  liveries: [1, 0],
  effect: "none",
  build: ({ livery: c }) => [
    ...[-92, 92].flatMap((x) => [
      drum("z", x, 40, 40, -64, 64, "#8a8f92", 30, [
        { side: "z", points: circle(x, 40, 34, 24), paint: "#4b5055" },
        { side: "z", points: circle(x, 40, 16, 16), paint: c.deep },
      ]),
      box(x - 14, x + 14, 36, 92, 65, 73, c.body),
      box(x - 14, x + 14, 36, 92, -73, -65, c.body),
      box(x - 42, x + 42, 82, 92, -73, 73, c.body),
    ]),
    slab(trace("20,92 138,92 146,112 138,138 40,142 20,128"), -58, 58, c.body, [
      ...louvres(44, 112, 100, 128, 5, c.deep),
    ]),
    slab(trace("-140,92 14,92 14,112 -56,116 -62,138 -134,138 -146,112"), -58, 58, c.body),
    box(-138, -124, 100, 112, -58, 58, c.body, [...hazard(-50, 50, 101, 111, "x-")]),
    box(-60, -14, 116, 128, -26, 26, "#2b2e33"),
    box(-72, -60, 116, 176, -26, 26, "#2b2e33"),
    box(16, 30, 128, 168, -20, 20, c.frame),
    drum("x", 0, 172, 18, 6, 11, "#26292c", 16),
    ...[-46, 46].flatMap((z) =>
      pipe(
        [
          [-86, 136, z],
          [-86, 262, z],
          [40, 262, z],
        ],
        4,
        c.frame,
      ),
    ),
    box(-100, 60, 262, 269, -56, 56, c.body),
    box(140, 146, 112, 124, -44, -24, lampOn),
    box(140, 146, 112, 124, 24, 44, lampOn),
  ],
}
