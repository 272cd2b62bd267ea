import { floorJoints, plain, streaks, wall } from "../landscape.ts"
import { hazard, patch } from "../parts/panels.ts"
import type { Flat } from "../space/point.ts"
import { renderSolids } from "../space/render-solids.ts"
import { box, drum, type Solid } from "../space/solid.ts"
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

/** A metal workshop: high windows, columns, a bridge crane, cabinets and a bench. */
export function workshop(stage: Stage): Place {
  const { span, width, random } = stage
  const back = Math.max(420, span * 0.9)
  const { svg, foot } = wall(stage, back, "#aeb0a8")
  const at = (x: number, y: number): Flat => seen(stage, [[x, y, -back]])[0] ?? [0, 0]
  const panes: Flat[][] = []
  for (let i = -9; i < 9; i++)
    for (const row of [0, 1])
      panes.push([
        at(i * 95 + 6, 255 + row * 70),
        at(i * 95 + 89, 255 + row * 70),
        at(i * 95 + 89, 318 + row * 70),
        at(i * 95 + 6, 318 + row * 70),
      ])
  const things: Solid[] = []
  for (let i = -2; i < 3; i++)
    things.push(
      box(
        i * 480 - 14,
        i * 480 + 14,
        0,
        700,
        -back + 2,
        -back + 26,
        "#70787d",
        hazard(i * 480 - 14, i * 480 + 14, 20, 40, "z+"),
      ),
    )
  const colors = ["#8a4a38", "#4b6470", "#7b7f7d", "#3f5a6b"]
  for (let i = 0; i < 4; i++) {
    const x = -520 + i * 330 + random() * 60
    const c = colors[i] ?? "#7b7f7d"
    things.push(
      box(
        x,
        x + 92,
        0,
        175 - (i % 2) * 80,
        -back + 4,
        -back + 50,
        c,
        [20, 52, 84, 116]
          .filter((y) => y < 160 - (i % 2) * 80)
          .map((y) => patch(x + 8, x + 84, y, y + 3, "#26292c", "z+")),
      ),
    )
  }
  things.push(
    box(330, 560, 78, 86, -back + 4, -back + 70, "#9a7448"),
    box(340, 350, 0, 78, -back + 10, -back + 60, "#5b5f61"),
    box(540, 550, 0, 78, -back + 10, -back + 60, "#5b5f61"),
    drum("y", 420, -back + 40, 9, 86, 120, "#b23a2a", 10),
  )
  return {
    back: [
      svg,
      shape(
        [
          [0, foot],
          [width, foot],
          [width, at(0, 120)[1]],
          [0, at(0, 120)[1]],
        ],
        air(stage, "#7e8784"),
      ),
      shapes(panes, "#e9efec", 0.85),
      shape([at(-1600, 470), at(1600, 470), at(1600, 505), at(-1600, 505)], air(stage, "#c9962c")),
      plain(stage, air(stage, "#8d8b85"), air(stage, "#a5a39c"), foot),
      renderSolids(things, stage.camera, stage.lighting),
      floorJoints(stage, air(stage, "#75736e"), Math.max(120, span * 0.22), back, 0.45),
      streaks(stage, air(stage, "#5f5d59"), 14, 0.28),
      streaks(stage, air(stage, "#b9b7b0"), 14, 0.35),
      shape(
        seen(stage, [
          [-span * 2, 0, -back * 0.6],
          [span * 2, 0, -back * 0.6],
          [span * 2, 0, -back * 0.6 + span * 0.02],
          [-span * 2, 0, -back * 0.6 + span * 0.02],
        ]),
        air(stage, "#d4a83a"),
      ),
    ].join(""),
  }
}
