import { mix } from "./space/paint.ts"
import type { Flat } from "./space/point.ts"
import { air, type Stage, shape, shapes } from "./stage.ts"

type Ridge = {
  readonly base: number
  readonly height: number
  readonly peaks: number
  readonly color: string
  /** How far the ridge fades into the haze, 0 to 1. */
  readonly distance: number
  readonly snow?: boolean
  readonly from?: number
  readonly to?: number
}

/** A slope between two points, broken by two ledges. */
function slope(from: Flat, to: Flat, random: () => number): Flat[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  return [0.3 + random() * 0.12, 0.62 + random() * 0.14].map(
    (t): Flat => [from[0] + dx * t, from[1] + dy * (t + (random() - 0.5) * 0.28)],
  )
}

/** A mountain ridge: light on the left slopes, shadow on the right ones, snow on the summits. */
export function ridge(stage: Stage, r: Ridge): string {
  const { random, width } = stage
  const [from, to] = [r.from ?? -60, r.to ?? width + 60]
  const step = (to - from) / (r.peaks * 2)
  const corners: Flat[] = Array.from({ length: r.peaks * 2 + 1 }, (_, i): Flat => {
    const end = i === 0 || i === r.peaks * 2
    const high = end ? 0 : i % 2 ? 0.6 + random() * 0.4 : 0.16 + random() * 0.3
    return [from + i * step + (random() - 0.5) * step * 0.7, r.base - r.height * high]
  })
  const line: Flat[] = []
  const shades: Flat[][] = []
  const snows: Flat[][] = []
  corners.forEach((corner, i) => {
    const before = corners[i - 1]
    const after = corners[i + 1]
    line.push(corner)
    if (!after) return
    const down = slope(corner, after, random)
    line.push(...down)
    if (i % 2 === 0 || !before) return
    const [x, y] = corner
    const drop = after[1] - y
    const fold = (t: number, k: number): Flat => [
      x + step * k + (random() - 0.5) * step * 0.1,
      y + drop * t,
    ]
    shades.push([
      corner,
      ...down,
      after,
      [after[0] + step * 0.2, r.base + 30],
      [x + step * 0.34, r.base + 30],
      fold(0.95, 0.16),
      fold(0.7, 0.3),
      fold(0.42, 0.06),
      fold(0.22, 0.1),
    ])
    if (r.snow && r.base - y > r.height * 0.6) snows.push(cap(corner, before, after, down, step))
  })
  const skin = air(stage, r.color, r.distance)
  const shadow = air(stage, mix(r.color, "#1d2433", 0.4), r.distance)
  const snow = mix(
    air(stage, "#ffffff", r.distance * 0.35),
    "#ffffff",
    stage.light === "night" ? 0 : 0.35,
  )
  return (
    shape([[from, r.base + 40], ...line, [to, r.base + 40]], skin) +
    shapes(shades, shadow, 0.6) +
    shapes(snows, snow, 0.9) +
    shapes(
      snows.map((c) => c.slice(0, 6)),
      shadow,
      0.22,
    )
  )
}

/** Snow on a summit: down the right slope, a ragged lower edge, up the left slope. */
function cap([x, y]: Flat, left: Flat, right: Flat, down: readonly Flat[], step: number): Flat[] {
  const deep = Math.min(right[1] - y, left[1] - y) * 0.5
  const first = down[0] ?? right
  const reach = Math.min(1, deep / Math.max(1, first[1] - y))
  const edge: Flat = [x + (first[0] - x) * reach, y + (first[1] - y) * reach]
  const leftEdge: Flat = [x + ((left[0] - x) * deep * 0.8) / (left[1] - y), y + deep * 0.8]
  const w = Math.min(step, edge[0] - x)
  return [
    [x, y],
    edge,
    [x + w * 0.62, y + deep * 0.62],
    [x + w * 0.5, y + deep * 0.95],
    [x + w * 0.22, y + deep * 0.6],
    [x + step * 0.03, y + deep * 0.5],
    [x - step * 0.02, y + deep * 1.15],
    [x + (leftEdge[0] - x) * 0.5, y + deep * 0.62],
    leftEdge,
  ]
}
