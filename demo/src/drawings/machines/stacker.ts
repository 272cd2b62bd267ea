import type { Machine } from "../machine.ts"
import { pallet } from "../parts/loads.ts"
import { door, lampRed, louvres, patch, screenOn } from "../parts/panels.ts"
import { wheel } from "../parts/wheels.ts"
import { bar, hose } from "../space/bar.ts"
import { trace } from "../space/point.ts"
import { box, slab } from "../space/solid.ts"

/** A pedestrian stacker: a mast and forks before a low battery body, led by a tiller. */
export const stacker: Machine = {
  focus: { at: [-40, 90, 20], reach: 70 },
  grounds: ["warehouse", "plant"],
  parking: "warehouse",
  liveries: [0, 2],
  effect: "none",
  build: ({ livery: c, working }) => {
    const up = working ? 120 : 10
    const top = working ? 300 : 196
    return [
      wheel(-34, 12, -8, 10, { rim: c.steel, sides: 18 }),
      ...[30, -46].map((z) => slab(trace("-6,6 116,6 122,14 116,20 -6,20"), z, z + 16, c.frame)),
      ...[30, -46].map((z) => wheel(108, 8, z + 1, z + 15, { rim: c.steel, sides: 16 })),
      slab(trace("-58,8 -4,8 -4,84 -46,84 -58,70"), -40, 40, c.body, [
        ...door(-50, -12, 22, 62, c.deep),
        ...louvres(-48, -20, 66, 78, 3, c.deep),
        patch(-30, 30, 20, 60, c.deep, "x-"),
      ]),
      box(-46, -8, 84, 92, -34, 34, "#2a2c30", [
        patch(-40, -24, -18, 4, screenOn, "y+"),
        patch(-20, -14, -18, -8, lampRed, "y+"),
      ]),
      // The tiller leans back, with a loop for two hands.
      bar([-56, 40, 0], [-104, 112, 0], 3.4, "#2b2d30"),
      bar([-104, 112, -16], [-104, 112, 16], 3, "#2b2d30"),
      ...[-16, 16].map((z) => bar([-104, 112, z], [-112, 128, z], 2.6, "#2b2d30")),
      bar([-112, 128, -16], [-112, 128, 16], 3, c.deep),
      ...[22, -32].map((z) => box(0, 9, 20, 196, z, z + 10, c.frame)),
      ...(working ? [18, -26].map((z) => box(2, 8, 120, top, z, z + 8, c.steel)) : []),
      box(0, 9, 188, 196, -22, 22, c.frame),
      box(0, 9, 96, 102, -22, 22, c.frame),
      ...(working ? [box(2, 8, top - 8, top, -18, 18, c.steel)] : []),
      bar([4, 24, 0], [4, working ? 204 : 150, 0], 3.6, "#a7abab", 8),
      ...hose([4, 150, 8], [12, up + 40, 8], 8, 1.4, "#22252a", 8),
      ...[0, 24].map((d) => box(10, 15, up + 14 + d, up + 21 + d, -34, 34, c.body)),
      ...[16, -30].map((z) =>
        slab(
          [
            [15, up + 46],
            [15, up],
            [126, up],
            [126, up + 3],
            [20, up + 5],
            [19, up + 46],
          ],
          z,
          z + 14,
          "#55585c",
        ),
      ),
      ...(working ? pallet(22, up + 5, -42, 42, 96) : []),
    ]
  },
}
