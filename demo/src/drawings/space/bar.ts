import type { Paint } from "./paint.ts"
import { cross, minus, type Point, plus, times, unit } from "./point.ts"
import { loft, type Solid } from "./solid.ts"

/** A straight bar of `sides` sides between two points, `r` thick at the start and `rEnd` at the end (cm). */
export function bar(from: Point, to: Point, r: number, paint: Paint, sides = 6, rEnd = r): Solid {
  const along = unit(minus(to, from))
  const aside = unit(cross(along, Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]))
  const up = cross(along, aside)
  const ring = (centre: Point, radius: number) =>
    Array.from({ length: sides }, (_, i): Point => {
      const a = ((i + 0.5) / sides) * Math.PI * 2
      return plus(centre, plus(times(aside, Math.cos(a) * radius), times(up, Math.sin(a) * radius)))
    })
  // aside × up points against the bar, so the ring is reversed to face its end
  return loft(ring(from, r).reverse(), ring(to, rEnd).reverse(), paint)
}

/** Bars through a line of points: hoses, handrails, frames. */
export function pipe(points: readonly Point[], r: number, paint: Paint, sides = 5): Solid[] {
  return points.slice(1).map((to, i) => bar(points[i] ?? to, to, r, paint, sides))
}

/** A hose between two points that sags by `sag` cm. */
export function hose(
  from: Point,
  to: Point,
  sag: number,
  r: number,
  paint: Paint,
  steps = 6,
): Solid[] {
  const points = Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps
    const p = plus(times(from, 1 - t), times(to, t))
    return [p[0], p[1] - sag * 4 * t * (1 - t), p[2]]
  })
  return pipe(points, r, paint)
}
