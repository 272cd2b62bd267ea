import { streaks } from "../landscape.ts"
import type { Flat } from "../space/point.ts"
import { air, groundLine, type Place, type Stage, seen, shape, shapes } from "../stage.ts"

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
