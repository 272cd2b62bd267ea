import type { Flat, Point } from "./space/point.ts"
import { air, type Stage, seen, shapes } from "./stage.ts"

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
