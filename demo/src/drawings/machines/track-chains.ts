import type { Machine } from "../machine.ts"
import { crawler } from "../parts/wheels.ts"
import { box, circle, drum, slab } from "../space/solid.ts"

/** Undercarriage parts: a pair of tracks, rollers and a sprocket on pallets. */
export const trackChains: Machine = {
  focus: { at: [60, 60, 60], reach: 80 },
  grounds: ["yard", "workshop"],
  parking: "warehouse",
  liveries: [7, 0],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...crawler(-200, 120, 92, 22, 74, c.frame),
    ...[0, 1, 2].flatMap((i) => [
      drum("z", 170 + (i % 2) * 44, 26, 20, -60 + i * 44, -24 + i * 44, "#565c61", 20, [
        { side: "z", points: circle(170 + (i % 2) * 44, 26, 9, 14), paint: c.body },
      ]),
    ]),
    box(140, 250, 0, 8, -72, 84, "#a98258"),
    slab(
      circle(280, 60, 52, 24).map(
        ([x, y], i) =>
          [280 + (x - 280) * (i % 2 ? 1 : 0.88), 60 + (y - 60) * (i % 2 ? 1 : 0.88)] as const,
      ),
      -6,
      8,
      c.body,
      [
        { side: "z", points: circle(280, 60, 30, 22), paint: c.deep },
        { side: "z", points: circle(280, 60, 20, 18), paint: "#2b2e33" },
      ],
    ),
    box(250, 310, 0, 10, -20, 20, "#a98258"),
    ...(working ? [drum("z", -250, 30, 30, -20, 30, c.frame, 22)] : []),
  ],
}
