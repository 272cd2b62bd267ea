import type { Machine } from "../machine.ts"
import { louvres } from "../parts/panels.ts"
import { box, circle, drum, hooped, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

/** A grinding mill: a drum on two trunnions, with ring gear and motor. */
export const ballMill: Machine = {
  focus: { at: [-150, 210, 120], reach: 130 },
  grounds: ["plant", "pit"],
  parking: "yard",
  liveries: [4, 3],
  effect: "none",
  build: ({ livery: c }) => [
    ...[-276, 276].flatMap((x) => [
      slab(
        trace("-70,0 70,0 48,170 -48,170").map(([u, v]) => [u * 0.6 + x, v] as const),
        -90,
        90,
        "#9a9a94",
      ),
      drum("x", 0, 214, 48, x - 34, x + 34, c.frame, 20),
    ]),
    hooped("x", 0, 214, 142, -190, 190, c.body, [
      [-190, -170, c.deep],
      [-66, -60, c.deep],
      [60, 66, c.deep],
      [170, 190, c.deep],
    ]),
    drum("x", 0, 214, 142, 190, 232, c.body, 30, [], 0.42),
    drum("x", 0, 214, 60, -232, -190, c.body, 30),
    drum("x", 0, 214, 164, -164, -132, "#6d7377", 36, [
      { side: "x-", points: circle(0, 214, 150, 30), paint: "#565c61" },
    ]),
    drum("x", 178, 96, 44, -166, -130, "#565c61", 22),
    drum("x", 178, 96, 14, -130, -40, c.frame, 12),
    drum("x", 178, 96, 46, -40, 90, c.deep, 22),
    box(-60, 110, 0, 50, 130, 226, "#8d8d87", [...louvres(-40, 90, 8, 40, 3, "#77777a")]),
    slab(trace("-330,214 -270,214 -270,330 -360,330"), -40, 40, c.frame),
    box(300, 372, 120, 214, -50, 50, c.deep),
  ],
}
