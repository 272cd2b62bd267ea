import type { Machine } from "../machine.ts"
import { patch } from "../parts/panels.ts"
import { bar, hose } from "../space/bar.ts"
import { box } from "../space/solid.ts"

/** A cattle scale: a railed platform on load bars, with its indicator. */
export const livestockScale: Machine = {
  focus: { at: [90, 110, 60], reach: 60 },
  grounds: ["barn", "field"],
  parking: "barn",
  liveries: [3, 4],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...[-86, 86].map((x) => box(x - 10, x + 10, 0, 14, -52, 52, c.body)),
    box(-118, 118, 14, 24, -46, 46, "#6f7679", [
      ...[-90, -60, -30, 0, 30, 60, 90].map((x) => ({
        side: "y+" as const,
        points: [
          [x, -44],
          [x + 4, -44],
          [x + 4, 44],
          [x, 44],
        ] as const,
        paint: "#565c61",
      })),
    ]),
    ...[-46, 46].flatMap((z) => [
      ...[-116, -40, 40, 116].map((x) => bar([x, 20, z], [x, 168, z], 3.4, c.steel, 6)),
      ...[58, 96, 132, 166].map((y) => bar([-116, y, z], [116, y, z], 2.8, c.steel, 6)),
    ]),
    ...(working ? [] : [-116, 116]).flatMap((x) =>
      [58, 96, 132, 166].map((y) => bar([x, y, -46], [x, y, 46], 2.8, c.body, 6)),
    ),
    bar([150, 0, 66], [150, 112, 66], 3, c.frame, 6),
    box(138, 152, 0, 4, 50, 82, c.frame),
    box(134, 166, 108, 134, 60, 74, c.body, [
      patch(138, 162, 118, 130, { glow: "#a9c7a0" }, "z+"),
      ...[140, 147, 154].map((x) => patch(x, x + 5, 111, 115, "#22252a", "z+")),
    ]),
    ...hose([150, 106, 66], [86, 10, 50], 30, 1.4, "#22252a", 8),
  ],
}
