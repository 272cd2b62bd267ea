import type { Machine } from "../machine.ts"
import { wheel } from "../parts/wheels.ts"
import { bar } from "../space/bar.ts"
import { box, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

const rows = [-132, -99, -66, -33, 0, 33, 66, 99, 132]

/** A seed drill: hopper across, tubes down to the openers, press wheels behind. */
export const seeder: Machine = {
  focus: { at: [-20, 80, 90], reach: 80 },
  grounds: ["field", "field"],
  parking: "barn",
  liveries: [3, 2],
  effect: "dust",
  build: ({ livery: c }) => [
    slab(trace("-56,96 44,96 74,158 -84,158"), -150, 150, c.body, [
      { side: "z", points: trace("-46,102 36,102 58,150 -68,150"), paint: c.deep },
    ]),
    box(-88, 78, 158, 166, -153, 153, c.white),
    box(-70, 60, 60, 72, -150, 150, c.frame),
    ...rows.flatMap((z) => [
      bar([-20, 98, z], [-44, 34, z], 2.6, "#2c3034", 6),
      bar([10, 64, z], [-52, 26, z], 3.4, c.frame, 4),
      drum("z", -46, 20, 20, z - 2, z + 2, "#9aa0a2", 18),
      wheel(-96, 15, z - 5, z + 5, { rim: c.body }),
      bar([-52, 40, z], [-96, 16, z], 2.4, c.frame, 4),
    ]),
    wheel(20, 44, 152, 178, { rim: c.body, lugs: true }),
    wheel(20, 44, -178, -152, { rim: c.body, lugs: true }),
    bar([60, 66, -90], [230, 58, 0], 6, c.body, 4),
    bar([60, 66, 90], [230, 58, 0], 6, c.body, 4),
    box(222, 258, 52, 64, -7, 7, c.frame),
    box(226, 238, 0, 52, -4, 4, c.frame),
    box(-120, -96, 60, 66, -140, 140, c.steel),
  ],
}
