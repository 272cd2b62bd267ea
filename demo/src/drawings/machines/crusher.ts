import type { Machine } from "../machine.ts"
import { ram } from "../parts/arms.ts"
import { heap } from "../parts/loads.ts"
import { door, louvres, patch, railing } from "../parts/panels.ts"
import { crawler } from "../parts/wheels.ts"
import type { Flat } from "../space/point.ts"
import { box, circle, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

export const crusher: Machine = {
  focus: { at: [-10, 230, 80], reach: 150 },
  grounds: ["pit", "site"],
  parking: "yard",
  liveries: [1, 6],
  effect: "dust",
  build: ({ livery: c, working, random }) => [
    ...crawler(-230, 190, 84, 70, 120, c.frame),
    box(-300, 260, 84, 122, -70, 70, c.frame),
    slab(trace("-70,122 80,122 96,270 60,300 -60,300 -86,250"), -72, 72, c.body, [
      ...door(-56, 30, 140, 220, c.deep),
    ]),
    drum("z", 6, 230, 68, 74, 96, c.deep, 26, [
      { side: "z", points: circle(6, 230, 52, 22), paint: c.body },
      ...[0, 1.05, 2.1, 3.15, 4.2, 5.25].map((a) => ({
        side: "z" as const,
        points: [
          [6, 230],
          [6 + Math.cos(a) * 50, 230 + Math.sin(a) * 50],
          [6 + Math.cos(a + 0.5) * 50, 230 + Math.sin(a + 0.5) * 50],
        ] as Flat[],
        paint: c.deep,
      })),
      { side: "z", points: circle(6, 230, 14, 12), paint: c.steel },
    ]),
    drum("z", 6, 230, 68, -96, -74, c.deep, 26),
    slab(trace("-330,250 -90,250 -76,290 -60,372 -390,390 -380,360"), -110, 110, c.body, [
      ...[-320, -250, -180, -110].map((x) => patch(x, x + 12, 262, 366, c.deep)),
    ]),
    slab(trace("-386,388 -62,372 -90,396 -360,408"), -96, 96, working ? "#8f8478" : c.frame),
    ...[-280, -130].flatMap((x) =>
      [60, -72].map((z) => box(x, x + 14, 122, 252, z, z + 12, c.frame)),
    ),
    box(110, 230, 122, 232, -80, 80, c.body, [
      ...louvres(120, 170, 140, 215, 7, c.deep),
      ...door(176, 226, 132, 222, c.deep),
    ]),
    drum("y", 150, -40, 7, 232, 290, "#2b2d30", 10),
    slab(trace("40,84 60,70 560,300 556,320 540,322"), -38, 38, c.body, [
      {
        side: "z",
        points: trace("80,90 540,302 538,308 76,96"),
        paint: c.deep,
      },
    ]),
    slab(trace("60,92 545,318 540,330 50,100"), -32, 32, working ? "#9a8d7e" : "#2b2d30"),
    ...ram([240, 120], [400, 236], 44, 6, c.frame),
    ...railing(-60, 70, 300, 70, 70, "#d9a52b", 3),
    ...(working
      ? [heap(590, 0, 190, 170, "#a3968a", random), heap(-620, -260, 220, 170, "#8a7f74", random)]
      : []),
  ],
}
