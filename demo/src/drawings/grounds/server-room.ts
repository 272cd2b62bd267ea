import { floorJoints, plain, wall } from "../landscape.ts"
import { patch } from "../parts/panels.ts"
import { glow } from "../space/paint.ts"
import type { Flat } from "../space/point.ts"
import { renderSolids } from "../space/render-solids.ts"
import { box, type Solid } from "../space/solid.ts"
import { air, type Place, type Stage, shapes } from "../stage.ts"

/** A server room: a row of dark racks with small lights, a raised floor. */
export function serverRoom(stage: Stage): Place {
  const { span, width, random } = stage
  const back = Math.max(190, span * 0.7)
  const { svg, foot } = wall(stage, back + 90, "#6d7a84")
  const racks: Solid[] = []
  for (let i = -7; i < 7; i++) {
    if (i === 2 && random() < 0.5) continue
    const x = i * 63
    const slots = Array.from({ length: 11 }, (_, k) =>
      patch(x + 6, x + 54, 18 + k * 16, 30 + k * 16, k % 4 === 3 ? "#3f4a53" : "#2b333a", "z+"),
    )
    const lights = Array.from({ length: 5 }, () => {
      const [lx, k] = [x + 8 + random() * 20, Math.floor(random() * 11)]
      return patch(
        lx,
        lx + 2,
        22 + k * 16,
        24 + k * 16,
        glow(random() < 0.7 ? "#7fd3b3" : "#e3a854"),
        "z+",
      )
    })
    racks.push(box(x, x + 60, 0, 205, -back - 80, -back, "#39434b", [...slots, ...lights]))
  }
  const tray: Flat[] = [
    [0, 40],
    [width, 40],
    [width, 66],
    [0, 66],
  ]
  return {
    back: [
      svg,
      shapes([tray], air(stage, "#c28a35"), 0.9),
      plain(stage, air(stage, "#98a1a5"), air(stage, "#a9b2b5"), foot),
      renderSolids(racks, stage.camera, stage.lighting),
      floorJoints(stage, air(stage, "#76828a"), 60, back, 0.6),
    ].join(""),
  }
}
