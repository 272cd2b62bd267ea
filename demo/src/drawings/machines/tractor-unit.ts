import type { Machine } from "../machine.ts"
import { pane } from "../parts/cab.ts"
import { lampOn, lampRed, louvres, patch } from "../parts/panels.ts"
import { axle, wheel } from "../parts/wheels.ts"
import { hose } from "../space/bar.ts"
import { lighter } from "../space/paint.ts"
import { box, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

export const tractorUnit: Machine = {
  focus: { at: [250, 170, 80], reach: 160 },
  grounds: ["road", "quay"],
  parking: "yard",
  liveries: [4, 2],
  effect: "none",
  build: ({ livery: c, working }) => {
    const dual = (x: number) => axle(x, 51, 124, 58, { rim: "#b9bdbd", sides: 24 })
    return [
      ...dual(-190),
      ...dual(-62),
      ...axle(238, 51, 122, 34, { rim: "#b9bdbd", sides: 24 }),
      box(-260, 300, 62, 92, -42, 42, c.frame),
      slab(trace("-262,62 -250,62 -236,108 -252,112"), -118, 118, c.frame, [
        patch(-110, -80, 70, 86, lampRed, "x-"),
        patch(80, 110, 70, 86, lampRed, "x-"),
      ]),
      ...[-190, -62].flatMap((x) =>
        [1, -1].map((s) =>
          slab(
            [
              [x - 58, 84],
              [x - 52, 104],
              [x - 26, 114],
              [x + 26, 114],
              [x + 52, 104],
              [x + 58, 84],
              [x + 50, 84],
              [x + 24, 106],
              [x - 24, 106],
              [x - 50, 84],
            ],
            s > 0 ? 66 : -124,
            s > 0 ? 124 : -66,
            "#25272a",
          ),
        ),
      ),
      drum("y", -125, 0, 46, 98, 108, "#36393d", 16),
      drum("x", 84, 76, 30, 0, 140, "#b6babb", 18),
      drum("x", -84, 76, 30, 0, 140, "#b6babb", 18),
      slab(trace("158,54 330,54 338,110 330,350 300,372 158,380"), -122, 122, c.body, [
        ...pane(trace("240,212 322,212 318,302 240,302"), c.glass),
        ...pane(trace("176,230 214,230 214,296 176,296"), c.glass),
        patch(228, 231, 112, 330, c.deep),
        patch(236, 258, 196, 202, "#26282b"),
        patch(158, 330, 140, 152, lighter(c.body, 0.5)),
        {
          side: "x+",
          points: trace("-112,210 112,210 108,312 -108,312"),
          paint: c.glass,
        },
        {
          side: "x+",
          points: trace("-60,210 0,210 20,312 -40,312"),
          paint: lighter(c.glass, 0.2),
        },
        ...louvres(-72, 72, 116, 186, 6, "#2a2d31", "x+"),
        patch(-116, 116, 54, 90, "#33373c", "x+"),
        patch(-112, -70, 92, 112, lampOn, "x+"),
        patch(70, 112, 92, 112, lampOn, "x+"),
      ]),
      slab(trace("176,60 182,92 208,112 268,112 292,92 298,60"), 122.5, 125, "#25272a"),
      slab(trace("176,60 182,92 208,112 268,112 292,92 298,60"), -125, -122.5, "#25272a"),
      wheel(238, 51, 92, 126.5, { rim: "#b9bdbd", sides: 24 }),
      wheel(238, 51, -126.5, -92, { rim: "#b9bdbd", sides: 24 }),
      slab(trace("160,380 298,372 270,398 170,412"), -108, 108, c.body),
      slab(trace("330,312 352,306 352,316 330,324"), -118, 118, c.deep),
      ...[1, -1].map((s) =>
        box(326, 338, 232, 300, s > 0 ? 126 : -142, s > 0 ? 142 : -126, c.frame),
      ),
      drum("y", 148, 90, 8, 92, 372, "#c0c4c4", 10),
      ...hose([156, 200, 0], [-60, 112, 0], 60, 3, "#b23a2a"),
      ...(working
        ? [
            box(-860, 110, 116, 400, -124, 124, "#d8d6cd", [
              ...Array.from({ length: 9 }, (_, i) =>
                patch(-840 + i * 104, -836 + i * 104, 122, 396, "#bcbab1"),
              ),
              patch(-860, 110, 116, 126, c.frame),
              patch(-700, -160, 220, 300, lighter(c.body, 0.2)),
            ]),
            ...[-780, -655, -530].flatMap((x) =>
              axle(x, 51, 124, 56, { rim: "#b9bdbd", sides: 22 }),
            ),
            box(-840, -300, 92, 116, -44, 44, c.frame),
          ]
        : []),
    ]
  },
}
