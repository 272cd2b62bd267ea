import type { Machine } from "../machine.ts"
import { pane } from "../parts/cab.ts"
import { pallet } from "../parts/loads.ts"
import { lampOn, lampRed, louvres, patch } from "../parts/panels.ts"
import { axle } from "../parts/wheels.ts"
import { box, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

export const van: Machine = {
  focus: { at: [220, 120, 90], reach: 120 },
  grounds: ["road", "quay"],
  parking: "warehouse",
  liveries: [5, 4],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...axle(-180, 36, 96, 26, { rim: "#a9adad", sides: 24 }),
    ...axle(190, 36, 96, 26, { rim: "#a9adad", sides: 24 }),
    slab(
      trace(
        "-305,42 -305,262 -280,274 120,274 165,262 232,170 292,140 300,108 300,40 234,38 226,68 206,82 174,82 154,68 146,36 -136,36 -144,68 -164,82 -196,82 -216,68 -224,40",
      ),
      -98,
      98,
      c.body,
      [
        ...pane(trace("136,160 218,160 166,236 136,236"), c.glass),
        ...(working
          ? [patch(-10, 112, 50, 250, "#26292d")]
          : [
              ...pane(trace("-4,160 108,160 108,236 -4,236"), c.glass),
              patch(-12, -9, 48, 256, c.deep),
              patch(110, 113, 48, 256, c.deep),
            ]),
        ...pane(trace("-150,160 -24,160 -24,236 -150,236"), c.glass),
        ...pane(trace("-290,160 -166,160 -166,236 -290,236"), c.glass),
        patch(122, 125, 48, 256, c.deep),
        patch(-290, 286, 104, 114, c.deep),
        patch(-134, 144, 38, 52, c.frame),
        patch(128, 146, 134, 140, "#26282b"),
        patch(268, 292, 112, 134, lampOn),
        patch(-304, -292, 150, 200, lampRed),
        {
          side: "x-",
          points: trace("-90,150 -4,150 -4,240 -90,240"),
          paint: c.glass,
        },
        {
          side: "x-",
          points: trace("4,150 90,150 90,240 4,240"),
          paint: c.glass,
        },
        patch(-2, 2, 50, 262, c.deep, "x-"),
        {
          side: "x+",
          points: trace("-90,112 -56,112 -60,134 -90,134"),
          paint: lampOn,
        },
        {
          side: "x+",
          points: trace("90,112 56,112 60,134 90,134"),
          paint: lampOn,
        },
        ...louvres(-50, 50, 92, 130, 4, "#26292d", "x+"),
        patch(-98, 98, 40, 70, c.frame, "x+"),
      ],
    ),
    slab(trace("172,254 226,174 231,176 178,258"), -86, 86, c.glass),
    ...(working ? [...pallet(0, 0, 130, 220, 76), box(-8, 112, 274, 280, 88, 96, c.frame)] : []),
    box(206, 216, 160, 192, 99, 116, c.frame),
    box(206, 216, 160, 192, -116, -99, c.frame),
  ],
}
