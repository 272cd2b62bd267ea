import type { Machine } from "../machine.ts"
import { pane } from "../parts/cab.ts"
import { pallet } from "../parts/loads.ts"
import { lampOn, lampRed, louvres, patch } from "../parts/panels.ts"
import { axle } from "../parts/wheels.ts"
import { bar, pipe } from "../space/bar.ts"
import { lighter } from "../space/paint.ts"
import { trace } from "../space/point.ts"
import { box, drum, slab } from "../space/solid.ts"

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

/** A panel van: windows in the cab only, sliding door, rear doors. */
export const cargoVan: Machine = {
  focus: { at: [170, 110, 60], reach: 100 },
  grounds: ["road", "warehouse"],
  parking: "yard",
  liveries: [5, 4],
  effect: "none",
  build: ({ livery: c }) => [
    ...axle(-160, 34, 96, 22, { rim: c.steel }),
    ...axle(170, 34, 96, 22, { rim: c.steel }),
    slab(
      trace("-262,38 268,38 274,92 254,118 178,136 122,226 96,240 -250,240 -262,228"),
      -98,
      98,
      c.body,
      [
        ...pane(
          [
            [104, 142],
            [168, 138],
            [118, 218],
            [104, 218],
          ],
          c.glass,
        ),
        patch(-248, 40, 128, 129.4, c.deep),
        patch(-250, 262, 62, 70, c.deep),
        patch(-70, -68.6, 60, 222, c.deep),
        patch(52, 53.4, 60, 222, c.deep),
        patch(40, 48, 120, 124, "#2b2e33"),
        patch(96, 97.4, 60, 222, c.deep),
        patch(-1, 1, 50, 230, c.deep, "x-"),
        patch(-90, -78, 90, 130, lampRed, "x-"),
        patch(78, 90, 90, 130, lampRed, "x-"),
        { edge: 4, margin: 0.1, paint: c.glass, gleam: lighter(c.glass, 0.18) },
      ],
    ),
    box(268, 280, 38, 62, -94, 94, c.frame),
    box(262, 276, 74, 92, -92, -62, lampOn),
    box(262, 276, 74, 92, 62, 92, lampOn),
    ...[-104, 98].map((z) => box(120, 132, 138, 162, z, z + 6, c.frame)),
  ],
}

export const pickup: Machine = {
  focus: { at: [150, 90, 80], reach: 110 },
  grounds: ["desert", "road"],
  parking: "yard",
  liveries: [2, 5],
  effect: "dust",
  build: ({ livery: c, working }) => [
    ...axle(-162, 39, 90, 26, { rim: "#a9adad", sides: 24 }),
    ...axle(155, 39, 90, 26, { rim: "#a9adad", sides: 24 }),
    box(-250, 245, 34, 52, -60, 60, c.frame),
    slab(
      trace(
        "-262,52 -262,104 -92,106 -92,114 120,114 228,106 258,92 262,46 205,44 196,72 176,88 134,88 114,72 106,40 -112,40 -122,72 -142,88 -182,88 -202,72 -210,46",
      ),
      -91,
      91,
      c.body,
      [
        patch(-92, -90, 46, 106, c.deep),
        patch(10, 12, 44, 112, c.deep),
        patch(108, 110, 74, 112, c.deep),
        patch(-16, 2, 92, 97, "#26282b"),
        patch(82, 100, 92, 97, "#26282b"),
        patch(-112, 106, 42, 52, c.frame),
        patch(240, 256, 78, 92, lampOn),
        patch(-261, -250, 76, 98, lampRed),
      ],
    ),
    box(255, 266, 40, 66, -88, 88, c.frame, [patch(-44, 44, 46, 60, "#1f2226", "x+")]),
    box(252, 259, 68, 90, -86, 86, c.body, [
      patch(-84, -50, 72, 88, lampOn, "x+"),
      patch(50, 84, 72, 88, lampOn, "x+"),
      ...louvres(-44, 44, 70, 88, 3, "#26292d", "x+"),
    ]),
    slab(trace("-92,112 120,112 52,172 -80,174"), -78, 78, c.body, [
      ...pane(trace("-80,118 6,118 6,166 -72,166"), c.glass),
      ...pane(trace("16,118 100,118 48,166 16,166"), c.glass),
      { edge: 1, margin: 0.13, paint: c.glass, gleam: lighter(c.glass, 0.18) },
    ]),
    ...(working
      ? [
          box(-258, -96, 106, 108, -86, 86, "#2a2d31"),
          box(-240, -190, 108, 150, -60, 0, "#a98258"),
          box(-180, -110, 108, 140, -70, 60, "#5c6a72"),
          drum("y", -215, 40, 26, 108, 170, c.deep, 16),
        ]
      : [box(-258, -96, 102, 107, -84, 84, "#26292d")]),
    ...pipe(
      [
        [-100, 108, 78],
        [-108, 178, 74],
        [-108, 178, -74],
        [-100, 108, -78],
      ],
      4,
      "#2b2e32",
    ),
    box(104, 114, 106, 124, 92, 108, c.body),
    box(104, 114, 106, 124, -108, -92, c.body),
    bar([-106, 182, 0], [-150, 300, 0], 1.6, "#c8442f", 4),
  ],
}
