import { floorJoints, plain, streaks, wall } from "../landscape.ts"
import { patch } from "../parts/panels.ts"
import { glow } from "../space/paint.ts"
import type { Flat } from "../space/point.ts"
import { renderSolids } from "../space/render-solids.ts"
import { box, type Solid } from "../space/solid.ts"
import { air, groundLine, type Place, type Stage, seen, shape, shapes } from "../stage.ts"

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

/** A wooden work bench in front of a tool board. */
export function bench(stage: Stage): Place {
  const { span, width, height } = stage
  const back = span * 0.55
  const edge = groundLine(stage, back)
  const tools: Flat[][] = []
  const holes: Flat[][] = []
  for (let x = 40; x < width; x += 58)
    for (let y = 30; y < edge - 20; y += 58)
      holes.push([
        [x, y],
        [x + 6, y],
        [x + 6, y + 6],
        [x, y + 6],
      ])
  const spanner = (x: number, y: number, l: number): Flat[] => [
    [x - 9, y],
    [x - 18, y - 22],
    [x - 8, y - 34],
    [x - 7, y - 16],
    [x + 7, y - 16],
    [x + 8, y - 34],
    [x + 18, y - 22],
    [x + 9, y],
    [x + 7, y + l],
    [x + 15, y + l + 14],
    [x, y + l + 26],
    [x - 15, y + l + 14],
    [x - 7, y + l],
  ]
  for (let i = 0; i < 6; i++) tools.push(spanner(width * 0.08 + i * 62, edge * 0.3, 150 - i * 16))
  const right = width * 0.8
  tools.push(
    [
      [right, 60],
      [right + 26, 60],
      [right + 22, 230],
      [right + 4, 230],
    ],
    [
      [right - 46, 40],
      [right + 72, 40],
      [right + 72, 82],
      [right - 46, 74],
    ],
  )
  tools.push([
    [right + 130, 70],
    [right + 150, 70],
    [right + 146, 190],
    [right + 156, 250],
    [right + 124, 250],
    [right + 134, 190],
  ])
  const boards = [0.2, 0.02, -0.16, -0.34].map((t) => {
    const z = t * span * 1.1
    return seen(stage, [
      [-span, 0, z],
      [span, 0, z],
      [span, 0, z + span * 0.006],
      [-span, 0, z + span * 0.006],
    ])
  })
  return {
    back: [
      `<rect width="${width}" height="${height}" fill="${air(stage, "#8d958f")}"/>`,
      shapes(holes, air(stage, "#6c746f"), 0.7),
      shapes(
        tools.map((t) => t.map(([x, y]): Flat => [x + 9, y + 10])),
        air(stage, "#59605c"),
        0.5,
      ),
      shapes(tools, air(stage, "#4d565c")),
      `<rect y="${edge.toFixed(0)}" width="${width}" height="${(height - edge).toFixed(0)}" fill="${air(stage, "#b08a60")}"/>`,
      shape(
        [
          [0, edge],
          [width, edge],
          [width, edge + 10],
          [0, edge + 10],
        ],
        air(stage, "#7d603f"),
      ),
      shapes(boards, air(stage, "#8a683f"), 0.7),
      streaks(stage, air(stage, "#9a7549"), 14, 0.35),
      streaks(stage, air(stage, "#c5a075"), 14, 0.4),
    ].join(""),
  }
}
