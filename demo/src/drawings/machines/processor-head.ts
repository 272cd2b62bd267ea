import type { Machine } from "../machine.ts"
import { log } from "../parts/loads.ts"
import { hose } from "../space/bar.ts"
import { box, circle, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

/** A harvester head: feed rollers, delimbing knives, saw box, rotator. */
export const processorHead: Machine = {
  focus: { at: [0, 80, 50], reach: 70 },
  grounds: ["forest", "workshop"],
  parking: "yard",
  liveries: [0, 1],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...[-80, 80].map((x) => box(x - 10, x + 10, 0, 16, -60, 60, "#a98258")),
    slab(trace("-110,70 110,70 120,96 84,126 -80,126 -118,100"), -32, 32, c.body, [
      { side: "z", points: trace("-60,82 50,82 60,96 40,114 -50,114"), paint: c.deep },
    ]),
    ...[-34, 34].flatMap((x) =>
      [-44, 44].map((z) => drum("y", x, -z, 26, 30, 74, "#3a3f45", 14, [])),
    ),
    ...[-34, 34].flatMap((x) => [-44, 44].map((z) => drum("y", x, -z, 15, 74, 84, c.body, 14))),
    ...[-96, 92].flatMap((x) =>
      [-1, 1].map((s) =>
        slab(
          trace("-9,16 9,16 15,44 9,86 -9,86 -15,44").map(([u, v]) => [u + x, v] as const),
          s > 0 ? 36 : -54,
          s > 0 ? 54 : -36,
          "#8d9396",
        ),
      ),
    ),
    box(-150, -110, 40, 96, -30, 30, c.frame),
    slab(trace("-146,20 -128,20 -128,96 -146,96"), 30, 36, "#c3c6c6"),
    slab(trace("-26,126 26,126 20,166 -20,166"), -20, 20, c.frame),
    drum("y", 0, 0, 17, 166, 200, c.body, 16),
    drum("z", 0, 212, 15, -12, 12, c.frame, 16, [
      { side: "z", points: circle(0, 212, 7, 12), paint: "#c3c6c6" },
    ]),
    ...[-12, 0, 12].flatMap((z) => hose([20, 186, z], [90, 116, z], 24, 2.6, "#22252a", 6)),
    ...(working ? [log(-280, 260, 34, 0, 20)] : []),
  ],
}
