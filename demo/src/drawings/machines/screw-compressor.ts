import type { Machine } from "../machine.ts"
import { door, louvres, patch } from "../parts/panels.ts"
import { pipe } from "../space/bar.ts"
import { box, drum } from "../space/solid.ts"

/** A stationary screw compressor in its cabinet, with an upright air receiver. */
export const screwCompressor: Machine = {
  focus: { at: [-20, 110, 50], reach: 60 },
  grounds: ["plant", "workshop"],
  parking: "warehouse",
  liveries: [0, 4],
  effect: "none",
  build: ({ livery: c, working }) => [
    box(-130, 60, 0, 12, -54, 54, "#2b2e33"),
    box(-130, 60, 12, 164, -54, 54, c.body, [
      ...door(-122, -44, 20, 156, c.deep),
      ...door(-36, 52, 20, 156, c.deep),
      ...louvres(-26, 42, 34, 84, 7, c.deep),
      patch(-30, 46, 112, 148, "#23282d"),
      patch(-22, 12, 120, 142, working ? { glow: "#8fd0c8" } : "#3f5a58"),
      patch(22, 30, 126, 136, { glow: "#62c26e" }),
      patch(34, 42, 126, 136, "#b23a2a"),
      ...louvres(-42, 42, 40, 140, 9, c.deep, "x-"),
      ...louvres(-42, 42, 40, 140, 9, c.deep, "x+"),
    ]),
    box(-120, -30, 164, 178, -44, 44, c.deep),
    drum("y", 128, 0, 42, 22, 178, "#d9d8d0", 26),
    drum("y", 128, 0, 42, 178, 196, "#c9c8c0", 26, [], 0.5),
    ...[100, 156].map((x) => box(x - 4, x + 4, 0, 26, -24, 24, c.frame)),
    ...pipe(
      [
        [30, 164, -20],
        [30, 188, -20],
        [128, 206, 0],
        [128, 194, 0],
      ],
      4,
      "#8d9396",
      8,
    ),
    drum("z", 128, 140, 7, 41, 45, "#e6e3da", 16),
  ],
}
