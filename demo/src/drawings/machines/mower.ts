import type { Machine } from "../machine.ts"
import { wheel } from "../parts/wheels.ts"
import { bar } from "../space/bar.ts"
import { box, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

/** A trailed disc mower: cutter bar with its discs under a cover, drawbar and wheels. */
export const mower: Machine = {
  focus: { at: [0, 50, 60], reach: 80 },
  grounds: ["field", "barn"],
  parking: "barn",
  liveries: [2, 3],
  effect: "dust",
  build: ({ livery: c, working }) => [
    box(10, 36, 14, 26, -140, 140, c.frame),
    ...[-116, -70, -24, 22, 68, 114].flatMap((z) => [
      drum("y", 36, -z, 22, 18, 24, "#8d9396", 18),
      drum("y", 36, -z, 9, 24, 32, c.deep, 12),
      bar([36, 20, z], [64, 19, z + (z % 3)], 2.4, "#c3c6c6", 4),
    ]),
    slab(trace("-44,40 60,40 72,52 40,72 -40,78 -56,60"), -146, 146, c.body, [
      { side: "z", points: trace("-36,48 50,48 36,64 -34,68"), paint: c.pale },
    ]),
    slab(trace("60,40 76,44 84,22 78,20"), -146, 146, "#2c3034"),
    drum("z", -30, 44, 18, -130, 130, "#3a3f45", 18),
    wheel(-70, 40, 110, 138, { rim: c.white, lugs: true }),
    wheel(-70, 40, -138, -110, { rim: c.white, lugs: true }),
    box(-86, -56, 62, 78, -104, 104, c.body),
    bar([-60, 84, 0], [90, 96, 60], 8, c.body, 4),
    bar([90, 96, 60], [270, 54, 60], 7, c.body, 4),
    bar([90, 76, 46], [262, 56, 60], 3, "#e3b23a", 8),
    box(262, 290, 48, 60, 54, 66, c.frame),
    box(258, 266, 0, 50, 57, 63, c.frame),
    ...(working ? [slab(trace("-90,0 -220,0 -200,16 -110,18"), -60, 60, "#7d9a4a")] : []),
  ],
}
