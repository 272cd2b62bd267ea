import type { Machine } from "../machine.ts"
import { lampRed, patch } from "../parts/panels.ts"
import { pipe } from "../space/bar.ts"
import { box, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

/** A spiral dough mixer: head over a rotating bowl. */
export const doughMixer: Machine = {
  focus: { at: [20, 90, 20], reach: 50 },
  grounds: ["plant", "plant"],
  parking: "warehouse",
  liveries: [5, 6],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...[-50, 44].flatMap((x) =>
      [-26, 26].map((z) => box(x, x + 10, 0, 6, z - 5, z + 5, "#3a3f45")),
    ),
    slab(trace("-62,6 66,6 66,22 -10,28 -14,30 -14,104 -62,104"), -36, 36, c.body),
    slab(trace("-66,96 -14,96 54,102 62,112 56,132 -50,138 -66,128"), -31, 31, c.body, [
      patch(-56, -30, 104, 128, "#2b3137", "z+"),
      patch(-53, -46, 118, 124, lampRed, "z+"),
      patch(-42, -34, 118, 124, { glow: "#62c26e" }, "z+"),
    ]),
    drum("y", 28, 0, 36, 24, 30, c.frame, 28),
    drum("y", 28, 0, 31, 30, 70, "#c3c9cc", 30, [], 1.22),
    drum("y", 28, 0, 38.4, 70, 72, "#dfe3e4", 30),
    drum("y", 28, 0, 35, 72, 72.6, working ? "#e8d9b4" : "#8d9498", 28),
    ...(working ? [drum("y", 24, 2, 28, 72, 82, "#efe2c2", 20, [], 0.6)] : []),
    drum("y", 28, 0, 5, 72, 102, "#dfe3e4", 12),
    ...pipe(
      Array.from({ length: 9 }, (_, i) => {
        const a = i * 0.8
        return [28 + Math.cos(a) * 15, 100 - i * 3.4, Math.sin(a) * 15] as const
      }),
      2.4,
      "#dfe3e4",
    ),
    ...[80, 90].flatMap((y) =>
      pipe(
        Array.from({ length: 9 }, (_, i) => {
          const a = -1.4 + i * 0.35
          return [28 + Math.cos(a) * 42, y, Math.sin(a) * 42] as const
        }),
        1.1,
        "#dfe3e4",
      ),
    ),
  ],
}
