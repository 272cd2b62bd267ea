import type { Machine } from "../machine.ts"
import { door, lampOn, lampRed, louvres, patch, screenOn } from "../parts/panels.ts"
import { axle } from "../parts/wheels.ts"
import { bar, hose } from "../space/bar.ts"
import { trace } from "../space/point.ts"
import { box, drum, slab } from "../space/solid.ts"

export const generator: Machine = {
  focus: { at: [120, 110, 70], reach: 105 },
  grounds: ["site", "quay"],
  parking: "warehouse",
  liveries: [0, 3],
  effect: "none",
  build: ({ livery: c, working }) => [
    box(-205, 205, 0, 24, -66, 66, c.frame, [
      patch(-150, -100, 4, 18, "#1d1f22"),
      patch(100, 150, 4, 18, "#1d1f22"),
    ]),
    slab(trace("-200,24 200,24 200,170 186,184 -186,184 -200,170"), -64, 64, c.body, [
      ...door(-184, -80, 34, 168, c.deep),
      ...door(-72, 32, 34, 168, c.deep),
      ...louvres(-172, -92, 48, 112, 8, c.deep),
      ...louvres(48, 110, 48, 150, 11, c.deep),
      ...(working
        ? [
            patch(122, 190, 60, 168, "#2b2e33"),
            patch(132, 180, 118, 158, screenOn),
            ...[136, 152, 168].map((x) => patch(x, x + 8, 84, 94, lampRed)),
          ]
        : [...door(122, 190, 34, 168, c.deep), patch(136, 176, 118, 152, "#2b2e33")]),
      patch(-200, 200, 24, 30, c.frame),
      ...louvres(-52, 52, 44, 156, 10, "#2a2d31", "x-"),
      ...louvres(-52, 52, 44, 156, 10, c.deep, "x+"),
    ]),
    box(-30, 30, 184, 192, -10, 10, c.frame),
    drum("y", -130, 0, 11, 184, 232, "#6f7376", 14),
    slab(trace("-143,232 -117,232 -110,242 -142,238"), -11, 11, "#585c60"),
    box(-190, -176, 184, 196, -40, 40, c.frame),
    ...(working
      ? [
          ...hose([196, 48, 50], [380, 6, 120], 30, 5, "#25272a", 8),
          ...hose([196, 40, 30], [380, 6, 90], 26, 5, "#b23a2a", 8),
          drum("y", 300, -60, 29, 0, 88, c.deep, 18),
        ]
      : []),
  ],
}

/** A mast with four floodlights on a trailer; it is raised while it works. */
export const lightTower: Machine = {
  focus: { at: [0, 90, 60], reach: 90 },
  grounds: ["site", "pit"],
  parking: "yard",
  liveries: [0, 5],
  effect: "none",
  build: ({ livery: c, working }) => {
    const top = working ? 560 : 330
    const lamp = (z: number, y: number) =>
      box(96, 124, y, y + 34, z - 24, z + 24, c.frame, [
        {
          side: "x+",
          points: [
            [z - 20, y + 4],
            [z + 20, y + 4],
            [z + 20, y + 30],
            [z - 20, y + 30],
          ],
          paint: working ? lampOn : "#cfd3cf",
        },
      ])
    return [
      ...axle(-10, 34, 78, 22, { rim: c.white }),
      box(-120, 120, 34, 48, -58, 58, c.frame),
      slab(trace("-112,48 96,48 96,116 70,134 -112,134"), -54, 54, c.body, [
        ...door(-100, -30, 56, 126, c.deep),
        ...louvres(-16, 66, 62, 118, 7, c.deep),
      ]),
      bar([118, 40, 0], [250, 34, 0], 6, c.frame),
      box(240, 262, 0, 40, -5, 5, c.frame),
      ...[-74, 74].flatMap((z) =>
        [-96, 96].flatMap((x) => [
          bar([x, 44, z * 0.7], [x, 40, z * 1.7], 4, c.frame),
          box(x - 9, x + 9, 0, 3, z * 1.7 - 9, z * 1.7 + 9, c.steel),
          bar([x, 3, z * 1.7], [x, 44, z * 1.7], 3, c.steel),
        ]),
      ),
      box(96, 116, 48, top * 0.55, -11, 11, c.steel),
      box(99, 113, top * 0.5, top * 0.8, -8, 8, "#b9bcbb"),
      box(101, 111, top * 0.78, top, -6, 6, c.steel),
      box(88, 106, top - 8, top + 2, -84, 84, c.frame),
      lamp(-54, top + 2),
      lamp(54, top + 2),
      lamp(-54, top - 44),
      lamp(54, top - 44),
    ]
  },
}
