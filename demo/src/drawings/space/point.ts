/** A point of a flat profile: across, up (cm). */
export type Flat = readonly [number, number]
/** A point in the scene in cm: x to the machine's front, y up, z towards the near side. */
export type Point = readonly [number, number, number]

/** Sum, difference, multiple and the two products of vectors. */
export const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const times = (a: Point, k: number): Point => [a[0] * k, a[1] * k, a[2] * k]
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** The same direction with length 1; a zero vector becomes the up vector. */
export function unit(a: Point): Point {
  const length = Math.hypot(a[0], a[1], a[2])
  return length === 0 ? [0, 1, 0] : times(a, 1 / length)
}

/** Every item with its successor, the last with the first. */
export function neighbours<T>(items: readonly T[]): [T, T][] {
  return items.map((item, i) => [item, items[(i + 1) % items.length] ?? item])
}

/** Outward normal of a polygon whose corners are counter-clockwise seen from outside (Newell). */
export function normalOf(points: readonly Point[]): Point {
  let sum: Point = [0, 0, 0]
  for (const [a, b] of neighbours(points)) sum = plus(sum, cross(a, b))
  return unit(sum)
}

export function middle(points: readonly Point[]): Point {
  return times(points.reduce(plus, [0, 0, 0]), 1 / Math.max(1, points.length))
}

/** Corners of a profile from points in SVG polygon syntax: `0,0 120,0 120,45`. */
export function trace(points: string): Flat[] {
  return points.split(" ").map((pair): Flat => {
    const [u, v, more] = pair.split(",").map(Number)
    if (u === undefined || v === undefined || more !== undefined || Number.isNaN(u + v))
      throw new Error(`not a point: ${pair}`)
    return [u, v]
  })
}
