import type { Machine } from "../machine.ts"
import { boom } from "../parts/arms.ts"
import { door, louvres, patch, railing } from "../parts/panels.ts"
import { bar, hose, pipe } from "../space/bar.ts"
import { type Point, trace } from "../space/point.ts"
import { box, circle, drum, slab } from "../space/solid.ts"

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

/** A lobe blower on its base: motor, belt guard, silencers and delivery pipe. */
export const feedBlower: Machine = {
  focus: { at: [0, 80, 30], reach: 60 },
  grounds: ["plant", "quay"],
  parking: "warehouse",
  liveries: [4, 6],
  effect: "none",
  build: ({ livery: c }) => [
    box(-130, 120, 0, 14, -56, 56, c.frame),
    drum("x", 8, 56, 27, -110, -34, c.body, 24),
    ...[-100, -88, -76, -64, -52].map((x) => drum("x", 8, 56, 28.6, x, x + 3, c.deep, 24)),
    box(-100, -50, 14, 34, -20, 36, c.frame),
    slab(trace("10,24 96,24 104,42 104,78 96,96 10,96 2,78 2,42"), -24, 30, "#8d9396", [
      { side: "z", points: circle(28, 60, 18, 20), paint: "#6d7377" },
      { side: "z", points: circle(78, 60, 18, 20), paint: "#6d7377" },
    ]),
    box(20, 86, 14, 24, -22, 28, c.frame),
    slab(trace("-96,30 60,34 70,62 60,92 -92,84 -104,58"), 40, 48, c.deep, [
      ...louvres(-80, 44, 42, 78, 5, c.frame),
    ]),
    drum("y", 52, 4, 15, 96, 120, "#6d7377", 20),
    drum("y", 52, 4, 30, 120, 196, c.body, 26),
    drum("y", 52, 4, 34, 196, 204, c.deep, 26),
    ...pipe(
      [
        [96, 52, 4],
        [150, 52, 4],
        [168, 70, 4],
        [168, 170, 4],
        [230, 186, 4],
      ],
      11,
      "#b4bbbf",
      12,
    ),
    drum("x", -4, 52, 17, 96, 108, "#565c61", 20),
  ],
}

/** An outboard motor on its wooden stand. */
export const outboard: Machine = {
  focus: { at: [0, 150, 20], reach: 50 },
  grounds: ["quay", "workshop"],
  parking: "workshop",
  liveries: [7, 5],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...[-40, 40].flatMap((z) => [
      bar([34, 0, z], [10, 118, z * 0.7], 5, "#a98258", 4),
      bar([96, 0, z], [16, 118, z * 0.7], 5, "#a98258", 4),
    ]),
    box(6, 26, 104, 122, -36, 36, "#b98d5e"),
    box(28, 88, 22, 30, -40, -34, "#a98258"),
    box(28, 88, 22, 30, 34, 40, "#a98258"),
    slab(trace("-52,140 24,140 34,160 30,200 6,218 -40,212 -58,186"), -27, 27, c.body, [
      { side: "z", points: trace("-54,160 31,160 31,170 -56,170"), paint: c.white },
      ...louvres(-20, 16, 190, 206, 3, c.deep),
    ]),
    slab(trace("-50,128 22,128 24,140 -52,140"), -24, 24, c.frame),
    slab(trace("-36,60 -6,60 4,128 -40,128"), -11, 11, c.deep),
    slab(trace("-6,92 26,104 30,134 0,132"), -17, 17, c.frame),
    slab(trace("-78,54 -2,58 0,62 -76,60"), -15, 15, c.deep),
    slab(trace("-34,10 -10,10 -6,60 -38,60"), -5, 5, c.deep),
    slab(
      trace("-34,6 -24,-8 -14,6 -14,18 -34,18").map(([x, y]) => [x, y + 8] as const),
      -2,
      2,
      c.deep,
    ),
    drum("x", 0, 34, 9, -48, 2, c.deep, 16),
    ...[0, 1, 2].map((i) => {
      const a = (i / 3) * Math.PI * 2 + (working ? 0.5 : 0.1)
      return bar([-54, 34, 0], [-60, 34 + Math.sin(a) * 25, Math.cos(a) * 25], 7, "#c3c6c6", 4, 3)
    }),
    drum("x", 0, 34, 6, -62, -48, c.frame, 12),
    slab(circle(-46, 176, 3, 10), 27, 28, c.white, [patch(-48, -44, 174, 178, c.frame)]),
  ],
}
