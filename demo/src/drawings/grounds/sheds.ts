import { floorJoints, plain, streaks, wall } from "../landscape.ts"
import { pipe } from "../space/bar.ts"
import type { Flat } from "../space/point.ts"
import { renderSolids } from "../space/render-solids.ts"
import { box, drum, type Solid } from "../space/solid.ts"
import { air, type Place, type Stage, seen, shape, shapes } from "../stage.ts"

/** A food plant: white tiles, stainless tanks and pipes, a drained floor. */
export function plant(stage: Stage): Place {
  const { span, width } = stage
  const back = Math.max(260, span * 0.85)
  const { svg, foot } = wall(stage, back, "#c3cbc9")
  const at = (x: number, y: number): Flat => seen(stage, [[x, y, -back]])[0] ?? [0, 0]
  const joints: Flat[][] = []
  for (let y = 0; y < 420; y += 30)
    joints.push([at(-1500, y), at(1500, y), at(1500, y + 1.6), at(-1500, y + 1.6)])
  for (let x = -1200; x < 1200; x += 30)
    joints.push([at(x, 0), at(x + 1.6, 0), at(x + 1.6, 180), at(x, 180)])
  const z = -back + 62
  const things: Solid[] = [
    ...[-380, -265, 360].flatMap((x) => [
      drum("y", x, z, 50, 45, 235, "#b7bfc0", 18),
      drum("y", x, z, 50, 235, 262, "#a8b1b3", 18, [], 0.4),
      box(x - 36, x - 28, 0, 60, z - 5, z + 5, "#8f979a"),
      box(x + 28, x + 36, 0, 60, z - 5, z + 5, "#8f979a"),
    ]),
    ...pipe(
      [
        [-900, 290, -back + 14],
        [900, 290, -back + 14],
      ],
      5,
      "#aab3b5",
    ),
    ...pipe(
      [
        [-900, 306, -back + 14],
        [900, 306, -back + 14],
      ],
      4,
      "#5b8f93",
    ),
    box(120, 210, 95, 165, -back + 2, -back + 14, "#dfe3e0"),
  ]
  return {
    back: [
      svg,
      shapes(joints, air(stage, "#aab5b3"), 0.55),
      shape([at(-1500, 330), at(1500, 330), at(1500, 700), at(-1500, 700)], air(stage, "#b4bdbc")),
      plain(stage, air(stage, "#8d9997"), air(stage, "#a9b4b1"), foot),
      renderSolids(things, stage.camera, stage.lighting),
      shape(
        [
          [0, foot],
          [width, foot],
          [width, foot + 8],
          [0, foot + 8],
        ],
        air(stage, "#7d8a89"),
      ),
      floorJoints(stage, air(stage, "#7b8886"), Math.max(60, span * 0.12), back, 0.35),
      streaks(stage, air(stage, "#c4d0cd"), 22, 0.4),
    ].join(""),
  }
}

/** A dairy barn: timber posts, an open side on green meadows, straw. */
export function barn(stage: Stage): Place {
  const { span, width, random } = stage
  const back = Math.max(420, span * 0.85)
  const { svg, foot } = wall(stage, back, "#96795a")
  const at = (x: number, y: number): Flat => seen(stage, [[x, y, -back]])[0] ?? [0, 0]
  const gaps: Flat[][] = []
  for (let x = -1500; x < 1500; x += 26)
    gaps.push([at(x, 0), at(x + 2, 0), at(x + 2, 150), at(x, 150)])
  const posts: Solid[] = []
  for (let i = -3; i < 4; i++)
    posts.push(box(i * 330 - 11, i * 330 + 11, 0, 640, -back + 2, -back + 24, "#7d5d40"))
  posts.push(
    drum("x", -back + 70, 55, 55, -470, -350, "#cdb26a", 18),
    drum("x", -back + 75, 55, 55, 380, 500, "#c4a75f", 18),
  )
  posts.push(box(-1500, 1500, 395, 420, -back + 4, -back + 26, "#6f5238"))
  const straw = Array.from({ length: 90 }, () => {
    const [x, z, a] = [
      (random() - 0.5) * span * 1.6,
      span * 0.55 - random() * span * 1.3,
      random() * 3,
    ]
    const l = span * 0.018
    return seen(stage, [
      [x, 0, z],
      [x + Math.cos(a) * l, 0, z + Math.sin(a) * l],
      [x + Math.cos(a) * l, 0, z + Math.sin(a) * l + span * 0.003],
      [x, 0, z + span * 0.003],
    ])
  })
  return {
    back: [
      svg,
      shape(
        [at(-1700, 150), at(1700, 150), at(1700, 400), at(-1700, 400)],
        air(stage, "#cfdfe2", 0.3),
      ),
      shape(
        [
          at(-1700, 150),
          at(1700, 150),
          at(1700, 215),
          at(900, 240),
          at(300, 214),
          at(-300, 246),
          at(-900, 220),
          at(-1700, 250),
        ],
        air(stage, "#7f9a62", 0.2),
      ),
      shape(
        [at(-1700, 150), at(1700, 150), at(1700, 178), at(0, 190), at(-1700, 176)],
        air(stage, "#93a85e", 0.1),
      ),
      shapes(gaps, air(stage, "#6f5840"), 0.6),
      plain(stage, air(stage, "#a2937e"), air(stage, "#b3a58e"), foot),
      renderSolids(posts, stage.camera, stage.lighting),
      shape(
        [
          [0, 0],
          [width, 0],
          [width, 34],
          [0, 60],
        ],
        air(stage, "#5d4a38"),
      ),
      streaks(stage, air(stage, "#8a7a64"), 16, 0.35),
      shapes(straw, air(stage, "#d8bd72"), 0.85),
    ].join(""),
    dust: { color: "#a8946e", height: 40, share: 0.2 },
  }
}
