import type { Machine } from "../machine.ts"
import { lampRed, patch, screenOn } from "../parts/panels.ts"
import { bar, hose, pipe } from "../space/bar.ts"
import { box, circle, drum, type Solid, slab } from "../space/solid.ts"

export const milkingParlour: Machine = {
  focus: { at: [-60, 110, 90], reach: 105 },
  grounds: ["barn", "plant"],
  parking: "warehouse",
  liveries: [4, 3],
  effect: "none",
  parkedYaw: -44,
  build: ({ livery: c, working }) => {
    const stalls = [-240, -120, 0, 120, 240]
    const cow = (x: number, coat: string, patchTone: string): Solid[] => [
      slab(
        [
          [x - 72, 92],
          [x - 68, 142],
          [x - 40, 152],
          [x + 40, 148],
          [x + 66, 146],
          [x + 76, 110],
          [x + 40, 88],
          [x - 20, 84],
          [x - 44, 74],
          [x - 60, 84],
        ],
        -64,
        -8,
        coat,
        [
          {
            side: "z",
            points: [
              [x - 40, 108],
              [x - 44, 146],
              [x + 4, 150],
              [x + 8, 116],
              [x - 12, 100],
            ],
            paint: patchTone,
          },
          {
            side: "z",
            points: [
              [x + 30, 120],
              [x + 34, 147],
              [x + 58, 146],
              [x + 60, 118],
            ],
            paint: patchTone,
          },
        ],
      ),
      slab(
        [
          [x + 62, 120],
          [x + 70, 148],
          [x + 92, 160],
          [x + 116, 140],
          [x + 124, 118],
          [x + 110, 112],
          [x + 92, 126],
          [x + 76, 112],
        ],
        -50,
        -22,
        coat,
        [
          {
            side: "z",
            points: [
              [x + 110, 112],
              [x + 124, 118],
              [x + 120, 128],
              [x + 104, 124],
            ],
            paint: "#d9a793",
          },
        ],
      ),
      ...[x - 56, x - 46, x + 44, x + 54].map((l, i) =>
        box(l - 6, l + 6, 40, 96, i % 2 ? -22 : -60, i % 2 ? -10 : -48, coat),
      ),
    ]
    return [
      box(-320, 330, 0, 40, -110, 0, "#a9a69d", [patch(-320, 330, 32, 40, "#d0cdc2", "z+")]),
      ...(working ? [cow(-190, "#e3ddd0", "#3a3634"), cow(50, "#5b4536", "#e3ddd0")].flat() : []),
      ...stalls.flatMap((x) =>
        pipe(
          [
            [x - 40, 40, 8],
            [x - 40, 130, 8],
            [x + 30, 150, -70],
            [x + 30, 40, -100],
          ],
          3,
          c.steel,
          6,
        ),
      ),
      ...pipe(
        [
          [-330, 150, 12],
          [330, 150, 12],
        ],
        3.4,
        c.steel,
        6,
      ),
      ...pipe(
        [
          [-330, 105, 12],
          [330, 105, 12],
        ],
        3,
        c.steel,
        6,
      ),
      ...pipe(
        [
          [-330, 230, 20],
          [330, 230, 20],
        ],
        5.5,
        "#c9d3d6",
        8,
      ),
      ...[-320, 0, 320].flatMap((x) => [box(x - 5, x + 5, 0, 262, 14, 24, c.steel)]),
      box(-330, 330, 250, 262, 4, 30, c.body),
      ...stalls.flatMap((x) => [
        box(x - 18, x + 12, 168, 208, 24, 40, c.body, [
          patch(x - 12, x + 6, 186, 202, screenOn),
          { side: "z" as const, points: circle(x - 8, 177, 3, 8), paint: lampRed },
        ]),
        ...hose([x, 168, 32], [x + 6, 70, 34], 0, 1.6, "#25272a"),
        drum("y", x + 6, 34, 9, 58, 70, "#cfd6d6", 12),
        ...[-6, -2, 3, 7].map((d, i) =>
          bar(
            [x + 6 + d, 68, 30 + (i % 2) * 9],
            [x + 6 + d * 1.8, 90, 28 + (i % 2) * 13],
            2.4,
            "#2b2d30",
            6,
          ),
        ),
      ]),
    ]
  },
}
