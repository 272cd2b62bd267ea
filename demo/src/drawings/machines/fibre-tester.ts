import type { Machine } from "../machine.ts"
import { patch } from "../parts/panels.ts"
import { hose } from "../space/bar.ts"
import { box, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

/** A rugged hand-held instrument for optical fibre, with screen, keys and patch cord. */
export const fibreTester: Machine = {
  focus: { at: [0, 12, 6], reach: 13 },
  grounds: ["bench", "server-room"],
  parking: "bench",
  liveries: [0, 4],
  effect: "none",
  build: ({ livery: c, working }) => [
    slab(trace("-18,0 18,0 20,3 20,24 17,27 -17,27 -20,24 -20,3"), -7, 5, "#33383d", [
      patch(-15, 9, 7, 24, "#14171c", "z+"),
      ...(working
        ? [
            {
              side: "z+" as const,
              points: trace(
                "-14,20 -10,18 -4,17 -3.6,19 -3,16.6 3,15.6 3.4,18 4,15 8,14 8,13.2 4,14.2 3.4,17 3,14.8 -3,15.8 -3.6,18 -4,16.2 -10,17.2 -14,19.2",
              ),
              paint: { glow: "#8fd0c8" },
            },
            ...[10, 12, 22].map((y) => patch(-14, 8, y, y + 0.25, { glow: "#35505a" }, "z+")),
          ]
        : [patch(-14, 8, 8, 23, { glow: "#27404a" }, "z+")]),
      ...[9, 13, 17, 21].map((y) => patch(12, 17, y, y + 2.4, c.body, "z+")),
      patch(-12, 6, 2.6, 4.8, "#565c61", "z+"),
    ]),
    ...[-19, 19].flatMap((x) => [
      box(x - 3, x + 3, -0.01, 5, -8, 6, c.body),
      box(x - 3, x + 3, 22, 28, -8, 6, c.body),
    ]),
    slab(trace("-10,27 10,27 8,32 -8,32"), -4, 2, c.body),
    slab(trace("-12,0 12,0 16,1 -16,1"), -18, -7, "#23282d"),
    ...[-6, 0].map((x) => drum("y", x, 0, 1.3, 32, 35, "#2f8f5a", 10)),
    ...hose([-6, 35, 0], [34, 1, 14], -6, 0.5, "#e3c23a", 12),
    box(30, 37, 0, 2, 12, 16, "#2c5f93"),
  ],
}
