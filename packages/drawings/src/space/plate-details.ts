import type { Seen } from "./camera.ts"
import { polygonPath } from "./path.ts"
import { neighbours } from "./point.ts"

type Detail = { readonly data: string; readonly tint: string; readonly share: number }
type Spot = { readonly x: number; readonly y: number }

const toward = (a: Spot, b: Spot, share: number): Spot => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})

/** What a close look shows on a large four- to eight-cornered plate: a bright bent edge above, a dark one below, screws. */
export function plateDetails(seen: readonly Seen[]): Detail[] {
  const area = Math.abs(
    neighbours(seen).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0) / 2,
  )
  if (area < 14_000 || seen.length > 8) return []
  const centre = {
    x: seen.reduce((sum, p) => sum + p.x, 0) / seen.length,
    y: seen.reduce((sum, p) => sum + p.y, 0) / seen.length,
  }
  const inset = Math.min(0.08, 9 / Math.sqrt(area))
  const edges = neighbours(seen).map(([a, b]) => ({
    up: (a.y + b.y) / 2 < centre.y,
    long: Math.hypot(a.x - b.x, a.y - b.y),
    data: polygonPath([a, b, toward(b, centre, inset), toward(a, centre, inset)]),
  }))
  const edge = (up: boolean, tint: string, share: number): Detail => ({
    data: edges
      .filter((e) => e.up === up && e.long > 60)
      .map((e) => e.data)
      .join(""),
    tint,
    share,
  })
  const screws = seen.length > 4 ? [] : seen.map((corner) => toward(corner, centre, inset * 3.4))
  const screw = (r: number) => screws.map(({ x, y }) => polygonPath(octagon(x, y, r))).join("")
  return [
    edge(true, "#fff8ec", 0.22),
    edge(false, "#14171c", 0.2),
    { data: screw(6), tint: "#14171c", share: 0.4 },
    { data: screw(4), tint: "#fff8ec", share: 0.3 },
  ].filter((d) => d.data !== "")
}

function octagon(x: number, y: number, r: number): Spot[] {
  return Array.from({ length: 8 }, (_, i) => ({
    x: x + Math.cos(i * 0.785) * r,
    y: y + Math.sin(i * 0.785) * r,
  }))
}
