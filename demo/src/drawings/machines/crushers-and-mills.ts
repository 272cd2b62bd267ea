import type { Machine } from "../machine.ts"
import { ram } from "../parts/arms.ts"
import { heap } from "../parts/loads.ts"
import { door, louvres, patch, railing } from "../parts/panels.ts"
import { crawler } from "../parts/wheels.ts"
import { bar } from "../space/bar.ts"
import { type Flat, trace } from "../space/point.ts"
import { box, circle, drum, hooped, slab } from "../space/solid.ts"

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

/** A cone crusher on its steel base, with hopper, springs and motor. */
export const coneCrusher: Machine = {
  focus: { at: [0, 200, 110], reach: 110 },
  grounds: ["pit", "plant"],
  parking: "yard",
  liveries: [1, 4],
  effect: "dust",
  build: ({ livery: c, working }) => [
    ...[-130, 130].flatMap((x) =>
      [-100, 100].map((z) => box(x - 14, x + 14, 0, 120, z - 14, z + 14, c.frame)),
    ),
    box(-160, 160, 108, 128, -128, 128, c.frame),
    drum("y", 0, 0, 104, 128, 196, c.body, 30),
    drum("y", 0, 0, 122, 196, 216, c.deep, 32),
    ...circle(0, 0, 112, 14).map(([x, z]) => drum("y", x, z, 9, 150, 196, "#9aa0a2", 10)),
    drum("y", 0, 0, 116, 216, 286, c.body, 32, [], 0.86),
    drum("y", 0, 0, 100, 286, 300, c.deep, 30),
    drum("y", 0, 0, 60, 300, 352, c.frame, 24, [], 1.5),
    drum("y", 0, 0, 84, 352, 353, working ? "#97735a" : "#2b2e33", 24),
    drum("x", 0, 160, 34, 96, 190, c.deep, 22),
    drum("x", 0, 160, 52, 190, 206, "#565c61", 26),
    box(210, 330, 128, 196, -110, -30, "#8d9396"),
    drum("x", 70, 164, 34, 214, 320, c.frame, 22),
    slab(trace("196,128 340,128 340,116 196,116"), -124, 60, c.frame),
    ...railing(-156, 156, 128, 92, 126, "#e3b23a", 5),
    bar([-130, 0, 118], [130, 108, 118], 6, c.frame, 4),
  ],
}

/** A grinding mill: a drum on two trunnions, with ring gear and motor. */
export const ballMill: Machine = {
  focus: { at: [-150, 210, 120], reach: 130 },
  grounds: ["plant", "pit"],
  parking: "yard",
  liveries: [4, 3],
  effect: "none",
  build: ({ livery: c }) => [
    ...[-276, 276].flatMap((x) => [
      slab(
        trace("-70,0 70,0 48,170 -48,170").map(([u, v]) => [u * 0.6 + x, v] as const),
        -90,
        90,
        "#9a9a94",
      ),
      drum("x", 0, 214, 48, x - 34, x + 34, c.frame, 20),
    ]),
    hooped("x", 0, 214, 142, -190, 190, c.body, [
      [-190, -170, c.deep],
      [-66, -60, c.deep],
      [60, 66, c.deep],
      [170, 190, c.deep],
    ]),
    drum("x", 0, 214, 142, 190, 232, c.body, 30, [], 0.42),
    drum("x", 0, 214, 60, -232, -190, c.body, 30),
    drum("x", 0, 214, 164, -164, -132, "#6d7377", 36, [
      { side: "x-", points: circle(0, 214, 150, 30), paint: "#565c61" },
    ]),
    drum("x", 178, 96, 44, -166, -130, "#565c61", 22),
    drum("x", 178, 96, 14, -130, -40, c.frame, 12),
    drum("x", 178, 96, 46, -40, 90, c.deep, 22),
    box(-60, 110, 0, 50, 130, 226, "#8d8d87", [...louvres(-40, 90, 8, 40, 3, "#77777a")]),
    slab(trace("-330,214 -270,214 -270,330 -360,330"), -40, 40, c.frame),
    box(300, 372, 120, 214, -50, 50, c.deep),
  ],
}
