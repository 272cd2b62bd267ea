import type { Machine } from "../machine.ts"
import { ram } from "../parts/arms.ts"
import { louvres, patch } from "../parts/panels.ts"
import { axle, wheel } from "../parts/wheels.ts"
import { bar } from "../space/bar.ts"
import { type Flat, trace } from "../space/point.ts"
import { box, circle, drum, slab } from "../space/solid.ts"

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

export const baler: Machine = {
  focus: { at: [0, 120, 70], reach: 130 },
  grounds: ["field", "barn"],
  parking: "yard",
  liveries: [2, 3],
  effect: "dust",
  build: ({ livery: c, working }) => {
    const bale = (x: number, z: number, y = 62) =>
      drum(
        "z",
        x,
        y,
        62,
        z - 60,
        z + 60,
        "#c9ab5f",
        22,
        [50, 36, 22, 9].map((r, i) => ({
          side: "z" as const,
          points: circle(x, y, r, 18),
          paint: i % 2 ? "#c9ab5f" : "#b3944c",
        })),
      )
    return [
      ...axle(-10, 48, 118, 40, { rim: c.white, lugs: true, sides: 24 }),
      slab(trace("60,60 180,52 330,46 330,58 180,76 60,90"), -16, 16, c.frame),
      bar([310, 0, 20], [310, 70, 20], 5, c.frame),
      slab(trace("-20,60 70,70 105,130 90,215 30,255 -30,258"), -86, 86, c.body, [
        { side: "z", points: circle(20, 150, 58, 18).filter(([x]) => x > -18), paint: c.deep },
        {
          side: "z",
          points: trace("-18,200 84,190 88,206 -18,222"),
          paint: c.white,
        },
        ...louvres(-60, 60, 120, 190, 5, c.deep, "x+"),
      ]),
      slab(
        working
          ? trace("-34,120 -34,262 -90,330 -160,320 -188,262 -150,190 -90,150")
          : trace("-26,56 -26,256 -80,250 -130,215 -148,150 -130,90 -90,58"),
        -84,
        84,
        c.body,
        working
          ? []
          : [
              {
                side: "z",
                points: circle(-70, 150, 60, 18).map(([x, y]) => [Math.min(x, -32), y] as Flat),
                paint: c.deep,
              },
              patch(-60, 60, 100, 200, c.deep, "x-"),
            ],
      ),
      drum("z", 120, 36, 26, -88, 88, "#54585c", 14),
      ...Array.from({ length: 9 }, (_, i) =>
        slab(
          trace("100,60 130,64 150,30 144,26 126,54 100,52"),
          -84 + i * 20,
          -80 + i * 20,
          "#c98e2d",
        ),
      ),
      ...[90, -94].map((z) => wheel(140, 22, z, z + 12, { rim: c.white, sides: 14 })),
      ...ram([30, 240], working ? [-110, 300] : [-90, 235], 90, 5, c.frame),
      ...(working ? [bale(-300, 20), bale(-620, -260), bale(520, -420)] : []),
    ]
  },
}
