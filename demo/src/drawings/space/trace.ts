import type { Flat } from "./point.ts"

/** Corners of a profile from points in SVG polygon syntax: `0,0 120,0 120,45`. */
export function trace(points: string): Flat[] {
  return points.split(" ").map((pair): Flat => {
    const [u, v, more] = pair.split(",").map(Number)
    if (u === undefined || v === undefined || more !== undefined || Number.isNaN(u + v))
      throw new Error(`not a point: ${pair}`)
    return [u, v]
  })
}
