import type { Machine } from "../machine.ts"
import { patch } from "../parts/panels.ts"
import { box, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

/** A chamber vacuum packer on wheels with its clear lid raised. */
export const vacuumPacker: Machine = {
  focus: { at: [0, 96, 20], reach: 46 },
  grounds: ["plant", "plant"],
  parking: "warehouse",
  liveries: [4, 6],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...[-48, 42].flatMap((x) =>
      [-30, 24].map((z) => box(x - 4, x + 4, 0, 12, z, z + 6, "#3a3f45")),
    ),
    box(-58, 58, 12, 82, -38, 38, "#c3c9cc", [
      patch(-50, 50, 20, 60, "#b2babd", "z+"),
      patch(-50, 50, 64, 78, c.body, "z+"),
      patch(-12, 14, 67, 75, { glow: "#8fd0c8" }, "z+"),
      ...[24, 32, 40].map((x) => patch(x, x + 5, 68, 74, "#e6e3da", "z+")),
    ]),
    box(-56, 56, 82, 90, -36, 36, "#9aa3a7", []),
    box(-48, 48, 90, 91, -28, 28, "#6d7377"),
    ...(working
      ? [-34, 0, 30].map((x, i) =>
          box(x - 10, x + 12, 91, 96, -16, 16, i % 2 ? "#b4584c" : "#d08a72"),
        )
      : []),
    ...[-1, 1].map((s) =>
      slab(
        trace("-50,92 -44,92 -44,146 -50,146").map(([u, v]) => [s * u * 0.98, v] as const),
        -36,
        -32,
        "#8d9396",
      ),
    ),
    box(-54, 54, 100, 152, -44, -38, "#8fa9b3", [
      patch(-46, 46, 106, 146, "#bcd2d9", "z+"),
      patch(-40, -10, 106, 146, "#d3e3e8", "z+"),
    ]),
    box(-54, 54, 152, 156, -46, -36, "#c3c9cc"),
  ],
}
