import { plain, streaks, wall } from "../landscape.ts"
import { patch } from "../parts/panels.ts"
import type { Flat } from "../space/point.ts"
import { renderSolids } from "../space/render-solids.ts"
import { box, type Solid } from "../space/solid.ts"
import { air, type Place, type Stage, seen, shape, shapes } from "../stage.ts"

/** A clean consulting room or laboratory: pale wall, window, low cupboards. */
export function clinic(stage: Stage): Place {
  const { span, width } = stage
  const back = Math.max(span * 0.62, 20)
  const u = span / 300
  const { svg, foot } = wall(stage, back, "#cbd6d3")
  const at = (x: number, y: number): Flat => seen(stage, [[x * u, y * u, -back]])[0] ?? [0, 0]
  const quad = (x0: number, x1: number, y0: number, y1: number): Flat[] => [
    at(x0, y0),
    at(x1, y0),
    at(x1, y1),
    at(x0, y1),
  ]
  const cupboards: Solid[] = [0, 1, 2, 3].map((i) =>
    box((70 + i * 48) * u, (116 + i * 48) * u, 6 * u, 70 * u, -back, -back + 34 * u, "#e3e5df", [
      patch((108 + i * 48) * u, (111 + i * 48) * u, 40 * u, 56 * u, "#8d9a9a", "z+"),
    ]),
  )
  cupboards.push(box(66 * u, 266 * u, 70 * u, 75 * u, -back, -back + 37 * u, "#8fa3a4"))
  const slats = Array.from({ length: 11 }, (_, i) => quad(-150, -30, 96 + i * 9.2, 98.4 + i * 9.2))
  return {
    back: [
      svg,
      shape(quad(-400, 400, 0, 62), air(stage, "#a9bfbd")),
      shape(quad(-156, -24, 88, 204), air(stage, "#f0f2ee")),
      shape(quad(-150, -30, 94, 198), "#dfeaec"),
      shape(quad(-150, -30, 94, 126), "#b9cdb9"),
      shapes(slats, air(stage, "#e9ece8"), 0.9),
      shape(quad(120, 176, 120, 160), air(stage, "#e7e4d8")),
      plain(stage, air(stage, "#a7b2af"), air(stage, "#bcc6c2"), foot),
      renderSolids(cupboards, stage.camera, stage.lighting),
      shape(
        [
          [0, foot],
          [width, foot],
          [width, foot + 7],
          [0, foot + 7],
        ],
        air(stage, "#8aa09f"),
      ),
      streaks(stage, air(stage, "#cfd8d4"), 14, 0.5),
    ].join(""),
  }
}
