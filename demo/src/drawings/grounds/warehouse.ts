import { floorJoints, plain, streaks, wall } from "../landscape.ts"
import { patch } from "../parts/panels.ts"
import type { Flat } from "../space/point.ts"
import { renderSolids } from "../space/render-solids.ts"
import { box, type Solid } from "../space/solid.ts"
import { air, type Place, type Stage, seen, shape, shapes } from "../stage.ts"

/** A warehouse: pallet racks along the far wall, skylights, a yellow aisle line. */
export function warehouse(stage: Stage): Place {
  const { random, span, width } = stage
  const back = Math.max(700, span * 0.95)
  const { svg, foot } = wall(stage, back + 160, "#b4b6b0")
  const racks: Solid[] = []
  const bay = 270
  const cartons = ["#b98d5e", "#a87f55", "#c7a072", "#8f9aa0", "#6f8791", "#d0cbc0"]
  const reach = Math.ceil((span * 0.85) / bay)
  for (let i = -reach; i < reach; i++) {
    const x = i * bay
    racks.push(box(x - 5, x + 5, 0, 620, -back - 10, -back, "#2f5f86"))
    for (const y of [0, 170, 340, 510]) {
      if (y > 0) racks.push(box(x + 5, x + bay - 5, y - 14, y, -back - 8, -back, "#c9682c"))
      for (const k of [0, 1]) {
        if (random() < 0.18) continue
        const tall = 80 + random() * 55
        const x0 = x + 14 + k * 124
        racks.push(
          box(
            x0,
            x0 + 116,
            y + 2,
            y + tall,
            -back - 110,
            -back - 14,
            cartons[Math.floor(random() * cartons.length)] ?? "#b98d5e",
            [patch(x0 + 44, x0 + 72, y + tall * 0.4, y + tall * 0.62, "#e8e3d6", "z+")],
          ),
        )
      }
    }
  }
  const lights = Array.from({ length: 5 }, (_, i): Flat[] => {
    const x = width * (0.02 + i * 0.22)
    return [
      [x, 18],
      [x + 190, 18],
      [x + 176, 30],
      [x + 14, 30],
    ]
  })
  return {
    back: [
      svg,
      shape(
        [
          [0, 0],
          [width, 0],
          [width, 46],
          [0, 70],
        ],
        air(stage, "#8f938f"),
      ),
      plain(stage, air(stage, "#9b9a94"), air(stage, "#b4b3ac"), foot),
      renderSolids(racks, stage.camera, stage.lighting),
      shapes(lights, "#fff9ea", 0.9),
      floorJoints(stage, air(stage, "#83827d"), 400, back, 0.4),
      streaks(stage, air(stage, "#c3c2ba"), 16, 0.35),
      shape(
        seen(stage, [
          [-span * 2, 0, -back * 0.55],
          [span * 2, 0, -back * 0.55],
          [span * 2, 0, -back * 0.55 + 16],
          [-span * 2, 0, -back * 0.55 + 16],
        ]),
        air(stage, "#d4a83a"),
      ),
    ].join(""),
  }
}
