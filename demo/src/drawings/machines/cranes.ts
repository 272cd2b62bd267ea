import type { Machine } from "../machine.ts"
import { boom, ram } from "../parts/arms.ts"
import { cab } from "../parts/cab.ts"
import { door, lampOn, louvres, patch } from "../parts/panels.ts"
import { axle } from "../parts/wheels.ts"
import { bar } from "../space/bar.ts"
import { darker } from "../space/paint.ts"
import { type Flat, trace } from "../space/point.ts"
import { box, drum, slab } from "../space/solid.ts"

export const truckCrane: Machine = {
  focus: { at: [330, 190, 70], reach: 160 },
  grounds: ["quay", "site"],
  parking: "yard",
  liveries: [0, 2],
  effect: "none",
  build: ({ livery: c, working }) => {
    const tip: Flat = working ? [560, 900] : [640, 330]
    const root: Flat = [-220, 290]
    const at = (t: number): Flat => [
      root[0] + (tip[0] - root[0]) * t,
      root[1] + (tip[1] - root[1]) * t,
    ]
    const section = (s: number, e: number, half: number, z: number, paint: string) =>
      boom(
        [
          [...at(s), half],
          [...at(e), half],
        ],
        -z,
        z,
        paint,
      )
    return [
      ...[-330, -215, 190, 345].flatMap((x) => axle(x, 56, 128, 40, { rim: c.white, sides: 22 })),
      box(-400, 430, 62, 105, -60, 60, c.frame),
      box(-400, 420, 105, 128, -128, 128, c.body, [patch(-390, 410, 108, 114, c.deep)]),
      ...[-110, 60].flatMap((x) => [
        box(x, x + 70, 62, 105, 62, 126, c.frame),
        box(x, x + 70, 62, 105, -126, -62, c.frame),
      ]),
      ...[-80, 120].flatMap((x) =>
        [1, -1].flatMap((s) =>
          working
            ? [
                bar([x, 90, s * 120], [x, 90, s * 230], 10, c.frame, 4),
                bar([x, 90, s * 230], [x, 6, s * 230], 8, "#b9bcbb", 8),
                box(x - 26, x + 26, 0, 7, s * 230 - 26, s * 230 + 26, c.frame),
              ]
            : [],
        ),
      ),
      ...cab({
        x0: 300,
        x1: 452,
        y0: 105,
        y1: 270,
        z0: -120,
        z1: 120,
        paint: c.body,
        glass: c.glass,
        lean: 20,
        roof: c.body,
        sill: 0.42,
      }),
      box(446, 456, 70, 108, -122, 122, c.frame, [
        patch(-112, -84, 84, 100, lampOn, "x+"),
        patch(84, 112, 84, 100, lampOn, "x+"),
      ]),
      drum("y", -120, 0, 85, 128, 146, "#2d3034", 18),
      slab(trace("-330,146 0,146 0,190 -120,200 -190,320 -250,320 -330,230"), -100, 20, c.body, [
        ...louvres(-300, -220, 165, 215, 6, c.deep),
        ...door(-130, -40, 152, 186, c.deep),
      ]),
      box(-365, -330, 140, 235, -110, 110, c.frame),
      ...cab({
        x0: -60,
        x1: 60,
        y0: 146,
        y1: 300,
        z0: 40,
        z1: 118,
        paint: c.white,
        glass: c.glass,
        lean: 26,
      }),
      section(0, 0.62, 26, 26, c.body),
      section(0.5, 0.82, 20, 21, darker(c.body, 0.1)),
      section(0.7, 1, 15, 16, c.body),
      ...ram([-40, 170], [at(0.38)[0], at(0.38)[1] - 10], 0, 13, c.frame),
      bar([tip[0], tip[1] - 6, 0], [tip[0] + 4, working ? 380 : tip[1] - 60, 0], 3, "#2b2d30", 3),
      box(
        tip[0] - 12,
        tip[0] + 20,
        (working ? 380 : tip[1] - 60) - 42,
        working ? 380 : tip[1] - 60,
        -10,
        10,
        "#d9a52b",
      ),
      ...(working
        ? [
            bar([tip[0], 340, 0], [tip[0] - 120, 250, 0], 2.5, "#2b2d30", 3),
            bar([tip[0], 340, 0], [tip[0] + 120, 250, 0], 2.5, "#2b2d30", 3),
            box(tip[0] - 150, tip[0] + 150, 130, 250, -70, 70, "#7f8a8c", [
              ...louvres(tip[0] - 130, tip[0] + 130, 150, 230, 6, "#5e686b"),
            ]),
          ]
        : []),
    ]
  },
}
