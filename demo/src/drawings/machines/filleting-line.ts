import type { Machine } from "../machine.ts"
import { lampRed, louvres, patch, screenOn } from "../parts/panels.ts"
import { pipe } from "../space/bar.ts"
import { trace } from "../space/point.ts"
import { box, circle, drum, slab } from "../space/solid.ts"

export const filletingLine: Machine = {
  focus: { at: [10, 125, 40], reach: 88 },
  grounds: ["plant", "warehouse"],
  parking: "warehouse",
  liveries: [4, 6],
  effect: "none",
  parkedYaw: -44,
  build: ({ livery: c, working }) => {
    const steel = "#c5cccd"
    return [
      ...[-200, -70, 70, 190].flatMap((x) => [
        box(x, x + 7, 8, 84, 30, 37, "#a4adaf"),
        box(x, x + 7, 8, 84, -37, -30, "#a4adaf"),
        drum("y", x + 3, 33, 7, 0, 8, "#7d8688", 8),
        drum("y", x + 3, -33, 7, 0, 8, "#7d8688", 8),
      ]),
      box(-215, 210, 84, 100, -40, 40, steel, [patch(-210, 206, 90, 92, "#9fa8aa")]),
      box(-214, -80, 100, 103, -34, 34, c.body),
      box(90, 209, 100, 103, -34, 34, c.body),
      ...[-214, 209].map((x) => drum("z", x, 94, 9, -36, 36, "#8d9698", 14)),
      slab(trace("-84,100 94,100 94,150 70,178 -60,178 -84,150"), -46, 46, steel, [
        {
          side: "z",
          points: trace("-66,112 70,112 70,148 56,166 -50,166 -66,148"),
          paint: "#8fb3b8",
        },
        {
          side: "z",
          points: trace("-40,112 -16,112 4,166 -20,166"),
          paint: "#a9c7ca",
        },
        { side: "z", points: circle(-22, 132, 17, 18), paint: "#d5dadb" },
        { side: "z", points: circle(-22, 132, 6, 10), paint: "#70797c" },
        { side: "z", points: circle(28, 132, 17, 18), paint: "#d5dadb" },
        { side: "z", points: circle(28, 132, 6, 10), paint: "#70797c" },
        patch(-26, 26, 104, 122, "#3b454a", "x-"),
        patch(-26, 26, 104, 122, "#3b454a", "x+"),
      ]),
      box(-20, 40, 178, 200, -26, 26, c.body, louvres(-14, 34, 183, 196, 3, c.deep)),
      box(62, 98, 160, 214, 46, 58, "#dfe3e0", [
        patch(67, 93, 188, 208, screenOn, "z+"),
        patch(68, 78, 168, 176, lampRed, "z+"),
        patch(82, 92, 168, 176, "#7fb07a", "z+"),
      ]),
      ...pipe(
        [
          [-84, 172, -40],
          [-150, 190, -40],
          [-150, 260, -40],
        ],
        3,
        "#a4adaf",
        6,
      ),
      box(-270, -218, 40, 88, -30, 30, "#dfe3e0"),
      slab(trace("205,96 260,70 260,64 205,84"), -30, 30, steel),
      box(246, 310, 0, 56, -34, 34, c.deep, [patch(250, 306, 46, 52, c.pale)]),
      ...(working
        ? [
            ...[-198, -158, -118].flatMap((x) => [
              slab(
                [
                  [x - 16, 106],
                  [x - 2, 112],
                  [x + 12, 110],
                  [x + 20, 114],
                  [x + 20, 104],
                  [x + 8, 104],
                  [x - 6, 103],
                ],
                -12,
                10,
                "#8d9ba3",
                [
                  {
                    side: "z",
                    points: [
                      [x - 14, 105],
                      [x - 2, 107],
                      [x + 10, 106],
                      [x + 10, 104],
                      [x - 6, 103],
                    ],
                    paint: "#cdd3d4",
                  },
                ],
              ),
            ]),
            ...[110, 146, 182].flatMap((x) =>
              [-24, 2].map((z) =>
                slab(
                  [
                    [x - 14, 103],
                    [x + 14, 103],
                    [x + 10, 107],
                    [x - 8, 108],
                  ],
                  z,
                  z + 20,
                  "#de8662",
                ),
              ),
            ),
          ]
        : []),
    ]
  },
}
