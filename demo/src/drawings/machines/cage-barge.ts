import type { Machine } from "../machine.ts"
import { boom } from "../parts/arms.ts"
import { door, patch, railing } from "../parts/panels.ts"
import { bar, hose, pipe } from "../space/bar.ts"
import type { Point } from "../space/point.ts"
import { box, circle, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

export const cageBarge: Machine = {
  focus: { at: [-120, 300, 160], reach: 280 },
  grounds: ["fjord", "fjord"],
  parking: "fjord",
  liveries: [4, 1],
  effect: "none",
  build: ({ livery: c, working }) => {
    const ring = (x: number, z: number, r: number) => {
      const at = (i: number, k: number, y: number): Point => [
        x + Math.cos((i / 22) * 6.2832) * r * k,
        y,
        z + Math.sin((i / 22) * 6.2832) * r * k,
      ]
      return Array.from({ length: 22 }, (_, i) => [
        bar(at(i, 1, 8), at(i + 1, 1, 8), 14, "#2f3439", 5),
        bar(at(i, 0.97, 95), at(i + 1, 0.97, 95), 5, "#d8a62c", 4),
        ...(i % 2 ? [bar(at(i, 1, 8), at(i, 0.97, 95), 5, "#2f3439", 4)] : []),
      ]).flat()
    }
    const deck = 110
    return [
      slab(
        [
          [-560, -20],
          [380, -20],
          [430, 60],
          [430, deck],
          [-590, deck],
          [-590, 40],
        ],
        -210,
        210,
        c.body,
        [
          {
            side: "z",
            points: trace("-590,10 400,10 408,26 -590,26"),
            paint: c.white,
          },
          ...[-480, -300, -120, 60, 240].map((x) => ({
            side: "z" as const,
            points: circle(x, 66, 24, 14),
            paint: "#2b2d30",
          })),
        ],
      ),
      box(-590, 430, deck, deck + 8, -214, 214, c.frame),
      box(-520, -140, deck + 8, 320, -160, 160, c.white, [
        ...[-490, -400, -310, -220].flatMap((x) => [patch(x, x + 54, 200, 262, c.glass)]),
        patch(-520, -140, 292, 306, c.body),
        ...door(-200, -150, 120, 270, "#a9a89f"),
        patch(-110, 110, 200, 262, c.glass, "x+"),
      ]),
      box(-540, -120, 320, 334, -176, 176, c.body),
      box(-470, -270, 334, 450, -110, 110, c.white, [
        patch(-460, -280, 376, 428, c.glass),
        patch(-95, 95, 376, 428, c.glass, "x+"),
        patch(-95, 95, 376, 428, c.glass, "x-"),
      ]),
      box(-485, -255, 450, 462, -122, 122, c.body),
      ...[-60, 70, 200].flatMap((x) => [
        drum("y", x, 40, 56, deck + 90, 380, "#c5cccd", 18),
        drum("y", x, 40, 56, 380, 410, "#aab3b5", 18, [], 0.4),
        drum("y", x, 40, 24, deck + 8, deck + 90, c.frame, 12),
      ]),
      ...pipe(
        [
          [-370, 462, 0],
          [-370, 640, 0],
        ],
        6,
        c.frame,
        6,
      ),
      ...pipe(
        [
          [-420, 580, 0],
          [-320, 580, 0],
        ],
        4,
        c.frame,
        4,
      ),
      ...railing(-120, 420, deck + 8, 80, 206, "#d8d6cd", 7),
      bar([330, deck + 8, -80], [330, 400, -80], 16, c.deep, 8),
      boom(
        [
          [330, 395, 14],
          [working ? 620 : 420, working ? 420 : 300, 9],
        ],
        -92,
        -68,
        c.deep,
      ),
      ...ring(1050, working ? 120 : -200, 380),
      ...(working
        ? [
            ...hose([430, deck, 60], [690, 10, 100], 40, 8, "#25272a", 8),
            ...Array.from({ length: 14 }, (_, i) =>
              bar(
                [800 + i * 30, 90, 60],
                [806 + i * 30, 92 + Math.sin(i / 4.2) * 60, 66],
                4,
                "#e0e8e6",
                4,
              ),
            ),
          ]
        : []),
    ]
  },
}
