import type { Flat, Point } from "./space/point.ts"
import { air, type Stage, seen, shape, shapes } from "./stage.ts"

export function ripples(stage: Stage, shore: number, h: number): string {
  const { random, width } = stage
  const list = Array.from({ length: 40 }, (): Flat[] => {
    const [x, y] = [shore - 100 + random() * (width - shore + 100), h + 6 + random() * 44]
    const w = 14 + random() * 50
    return [
      [x - w, y],
      [x, y - 1.6],
      [x + w, y],
      [x, y + 1.4],
    ]
  })
  return shapes(list, air(stage, "#d9e6e4", 0.2), 0.5)
}

/** A loaded container ship. */
export function ship(stage: Stage, x: number, y: number): string {
  const rows: string[] = [
    shape(
      [
        [x - 190, y - 14],
        [x + 226, y - 14],
        [x + 206, y + 12],
        [x - 168, y + 12],
      ],
      air(stage, "#3d566c", 0.22),
    ),
    shape(
      [
        [x - 182, y + 2],
        [x + 214, y + 2],
        [x + 206, y + 12],
        [x - 168, y + 12],
      ],
      air(stage, "#96503c", 0.22),
    ),
  ]
  const paints = ["#9a5b45", "#5f7f92", "#b58a4d", "#6d7f78", "#a5a59d"]
  for (let i = 0; i < 9; i++) {
    const tall = 1 + ((i * 7 + 2) % 3)
    for (let k = 0; k < tall; k++)
      rows.push(
        shape(
          [
            [x - 160 + i * 32, y - 15 - k * 13],
            [x - 130 + i * 32, y - 15 - k * 13],
            [x - 130 + i * 32, y - 27 - k * 13],
            [x - 160 + i * 32, y - 27 - k * 13],
          ],
          air(stage, paints[(i + k * 2) % 5] ?? "#9a5b45", 0.28),
        ),
      )
  }
  rows.push(
    shape(
      [
        [x + 140, y - 14],
        [x + 140, y - 66],
        [x + 186, y - 66],
        [x + 190, y - 14],
      ],
      air(stage, "#dcd8cd", 0.2),
    ),
  )
  rows.push(
    shapes(
      [0, 1, 2, 3].map((i): Flat[] => [
        [x + 146, y - 58 + i * 11],
        [x + 182, y - 58 + i * 11],
        [x + 182, y - 54 + i * 11],
        [x + 146, y - 54 + i * 11],
      ]),
      stage.light === "night" ? "#f6d48e" : air(stage, "#55707e", 0.2),
    ),
  )
  return rows.join("")
}

/** Three quay cranes, the middle one with its boom up. */
export function portCranes(stage: Stage, foot: number): string {
  const { width, light } = stage
  const color = air(stage, "#51677c", 0.2)
  const list: Flat[][] = []
  const lamps: Flat[][] = []
  for (const [x, s, up] of [
    [width * 0.815, 1.15, 0],
    [width * 0.895, 1.4, 0.5],
    [width * 0.965, 1.6, 0],
  ] as const) {
    const beam = (x0: number, y0: number, x1: number, y1: number, t: number) => {
      const long = Math.hypot(x1 - x0, y1 - y0)
      const [nx, ny] = [((y1 - y0) / long) * t, (-(x1 - x0) / long) * t]
      list.push(
        [
          [x0 + nx, y0 + ny],
          [x1 + nx, y1 + ny],
          [x1 - nx, y1 - ny],
          [x0 - nx, y0 - ny],
        ].map(([a = 0, b = 0]): Flat => [x + a * s, foot + b * s]),
      )
    }
    for (const [a, b, c, d, t] of [
      [0, 0, 4, -170, 3],
      [62, 0, 58, -170, 3],
      [2, -64, 60, -64, 2.4],
      [3, -120, 60, -64, 1.4],
      [2, -64, 58, -150, 1.2],
      [-6, -170, 120, -170, 3.6],
      [30, -170, 30, -236, 2.2],
      [56, -170, 30, -232, 1.6],
      [30, -234, 112, -172, 1],
    ] as const)
      beam(a, b, c, d, t)
    const tip: readonly [number, number] = up ? [-70, -282] : [-150, -170]
    beam(-4, -170, tip[0], tip[1], 3.2)
    beam(30, -234, tip[0] * 0.92, tip[1] * (up ? 0.98 : 1.01), 1)
    if (!up) beam(-70, -168, -70, -112, 0.8)
    beam(84, -178, 108, -178, 8)
    lamps.push(
      [
        [-2, -174],
        [3, -174],
        [3, -169],
        [-2, -169],
      ].map(([a = 0, b = 0]): Flat => [x + a * s, foot + b * s]),
      [
        [26, -240],
        [34, -240],
        [34, -234],
        [26, -234],
      ].map(([a = 0, b = 0]): Flat => [x + a * s, foot + b * s]),
    )
  }
  return shapes(list, color) + (light === "night" ? shapes(lamps, "#ffdf9a") : "")
}

export function cityLights(stage: Stage, h: number): string {
  if (stage.light !== "night") return ""
  const { random, width } = stage
  const dots = Array.from({ length: 70 }, (): Flat[] => {
    const [x, y] = [width * (0.5 + random() * 0.3), h - random() * 12]
    return [
      [x, y],
      [x + 2.4, y],
      [x + 2.4, y + 2],
      [x, y + 2],
    ]
  })
  return shapes(dots, "#f6cf86", 0.8)
}

/** The foreground: dry shrubs and stones on the desert side, slab joints on the quay. */
export function foreground(stage: Stage): string {
  const { random } = stage
  const place = (): [number, number] => [-1900 + random() * 1900, 480 + random() ** 1.5 * 1300]
  const shrubs = Array.from({ length: 34 }, (): Flat[] => {
    const [x, z] = place()
    const s = 22 + random() * 34
    const blades = [-1, -0.72, -0.5, -0.2, 0, 0.26, 0.5, 0.7, 1].flatMap((k, i): Point[] =>
      i % 2
        ? [[x + k * s * 0.5, s * 0.2, z]]
        : [[x + k * s, s * (0.5 + (1 - Math.abs(k)) * 0.6), z]],
    )
    return seen(stage, [[x - s * 0.3, 0, z], ...blades, [x + s * 0.3, 0, z]])
  })
  const stones = Array.from({ length: 40 }, (): Flat[] => {
    const [x, z] = place()
    const s = 6 + random() * 14
    return seen(stage, [
      [x - s, 0, z],
      [x - s * 0.5, s * 0.7, z],
      [x + s * 0.4, s * 0.8, z],
      [x + s, 0, z],
    ])
  })
  const joints = [
    ...[300, 900, 1500, 2100].map((x): Flat[] =>
      seen(stage, [
        [x - 2, 0, 900],
        [x + 3, 0, 900],
        [x + 3, 0, -1500],
        [x - 2, 0, -1500],
      ]),
    ),
    ...[-700, -100, 480].map((z): Flat[] =>
      seen(stage, [
        [250 - z * 0.5, 0, z],
        [2700, 0, z],
        [2700, 0, z + 7],
        [250 - z * 0.5, 0, z + 7],
      ]),
    ),
  ]
  return (
    shapes(joints, air(stage, "#8a877f"), 0.35) +
    shapes(stones, air(stage, "#8f6c50"), 0.8) +
    shapes(
      shrubs.filter((_, i) => i % 2),
      air(stage, "#8a8350"),
      0.9,
    ) +
    shapes(
      shrubs.filter((_, i) => i % 2 === 0),
      air(stage, "#a3915a"),
      0.9,
    )
  )
}
