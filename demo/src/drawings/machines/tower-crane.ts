import type { Machine } from "../machine.ts"
import { cab } from "../parts/cab.ts"
import { patch } from "../parts/panels.ts"
import { bar } from "../space/bar.ts"
import { darker } from "../space/paint.ts"
import type { Point } from "../space/point.ts"
import { box, drum, type Solid } from "../space/solid.ts"

function lattice(from: Point, to: Point, half: number, bays: number, paint: string): Solid[] {
  const up = Math.abs(to[1] - from[1]) > Math.abs(to[0] - from[0])
  const at = (t: number, a: number, b: number): Point => {
    const p: Point = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, 0]
    return up ? [p[0] + a * half, p[1], b * half] : [p[0], p[1] + a * half, b * half]
  }
  const chords = [
    [-1, -1],
    [-1, 1],
    [1, -1],
    [1, 1],
  ].map(([a = 0, b = 0]) => bar(at(0, a, b), at(1, a, b), half * 0.17, paint, 4))
  const braces = Array.from({ length: bays }, (_, i) => {
    const [s, e] = [i / bays, (i + 1) / bays]
    const k = i % 2 ? 1 : -1
    return [
      bar(at(s, -k, 1), at(e, k, 1), half * 0.12, paint, 3),
      bar(at(s, k, -1), at(e, -k, -1), half * 0.12, darker(paint, 0.2), 3),
      ...(up ? [bar(at(s, 1, -k), at(e, 1, k), half * 0.12, paint, 3)] : []),
    ]
  }).flat()
  return [...chords, ...braces]
}

export const towerCrane: Machine = {
  focus: { at: [90, 1520, 40], reach: 380 },
  grounds: ["site", "quay"],
  parking: "yard",
  liveries: [0, 2],
  effect: "none",
  build: ({ livery: c, working }) => {
    const trolley = working ? 840 : 520
    const drop = working ? 520 : 1150
    return [
      box(-210, 210, 0, 50, -210, 210, "#a7a49c"),
      ...[-1, 1].flatMap((s) => [box(-150, 150, 50, 110, s * 150 - 40, s * 150 + 40, "#8f8d86")]),
      ...lattice([0, 50, 0], [0, 1450, 0], 74, 11, c.body),
      box(-85, 85, 1450, 1490, -85, 85, c.frame),
      drum("y", 0, 0, 80, 1490, 1515, "#2d3034", 16),
      ...lattice([0, 1515, 0], [0, 1900, 0], 54, 4, c.body),
      ...lattice([50, 1590, 0], [1280, 1590, 0], 50, 12, c.body),
      ...lattice([-50, 1590, 0], [-520, 1590, 0], 50, 5, c.body),
      box(-560, -430, 1450, 1600, -70, 70, "#8d8b84", [patch(-500, -490, 1450, 1600, "#75736d")]),
      bar([0, 1890, 0], [-500, 1640, 0], 8, "#33373c", 4),
      bar([0, 1890, 0], [620, 1640, 0], 8, "#33373c", 4),
      bar([0, 1890, 0], [1120, 1640, 0], 8, "#33373c", 4),
      ...cab({
        x0: 30,
        x1: 170,
        y0: 1400,
        y1: 1560,
        z0: 70,
        z1: 180,
        paint: c.white,
        glass: c.glass,
        lean: -16,
      }),
      box(trolley - 45, trolley + 45, 1520, 1545, -60, 60, c.frame),
      bar([trolley - 14, 1520, 0], [trolley - 14, drop + 60, 0], 4, "#2b2d30", 3),
      bar([trolley + 14, 1520, 0], [trolley + 14, drop + 60, 0], 4, "#2b2d30", 3),
      box(trolley - 30, trolley + 30, drop, drop + 60, -22, 22, c.body),
      ...(working
        ? [
            bar([trolley, drop, 0], [trolley - 150, drop - 110, 0], 4, "#2b2d30", 3),
            bar([trolley, drop, 0], [trolley + 150, drop - 110, 0], 4, "#2b2d30", 3),
            ...[0, 1, 2].map((i) =>
              box(
                trolley - 220,
                trolley + 220,
                drop - 130 - i * 22,
                drop - 112 - i * 22,
                -50,
                50,
                i % 2 ? "#8a6f4e" : "#a3845d",
              ),
            ),
          ]
        : []),
    ]
  },
}
