import { darker, lighter } from "../space/paint.ts"
import type { Flat } from "../space/point.ts"
import { type Mark, type Solid, slab } from "../space/solid.ts"

/** A window pane with a slanted reflection of the sky. */
export function pane(
  points: readonly Flat[],
  glass = "#3f5563",
  side: "z" | "z+" | "z-" | "x+" | "x-" = "z",
): Mark[] {
  const [a, b, c, d] = points
  const base: Mark = { side, points, paint: glass }
  if (!a || !b || !c || !d) return [base]
  const at = (p: Flat, q: Flat, t: number): Flat => [
    p[0] + (q[0] - p[0]) * t,
    p[1] + (q[1] - p[1]) * t,
  ]
  const band = (from: number, to: number): Mark => ({
    side,
    points: [at(a, b, from * 0.8), at(a, b, to * 0.8), at(d, c, to + 0.12), at(d, c, from + 0.12)],
    paint: lighter(glass, 0.2),
  })
  return [base, band(0.22, 0.5), band(0.56, 0.64)]
}

type CabShape = {
  readonly x0: number
  readonly x1: number
  readonly y0: number
  readonly y1: number
  readonly z0: number
  readonly z1: number
  readonly paint: string
  readonly glass: string
  /** Backward slope of the windscreen (cm); negative slopes forward. */
  readonly lean?: number
  readonly roof?: string
  /** Height of the painted part below the windows, as a share. */
  readonly sill?: number
}

/** An operator's cab facing +x, glazed on four sides, with an overhanging roof. */
export function cab(c: CabShape): Solid[] {
  const lean = c.lean ?? (c.x1 - c.x0) * 0.14
  const height = c.y1 - c.y0
  const sill = c.y0 + height * (c.sill ?? 0.3)
  const top = c.y1 - height * 0.06
  const long = c.x1 - c.x0
  const rear = c.x0 + long * 0.06
  const front = (y: number) => c.x1 - (lean * Math.max(0, y - c.y0)) / height
  const post = c.x0 + long * 0.42
  const window = (left: number, right: (y: number) => number): Flat[] => [
    [left, sill],
    [right(sill), sill],
    [right(top), top],
    [left, top],
  ]
  const marks: Mark[] = [
    ...pane(
      window(rear, () => post - long * 0.03),
      c.glass,
    ),
    ...pane(
      window(post + long * 0.03, (y) => front(y) - long * 0.07),
      c.glass,
    ),
    {
      side: "z",
      points: [
        [post + long * 0.04, sill - height * 0.09],
        [post + long * 0.16, sill - height * 0.09],
        [post + long * 0.16, sill - height * 0.06],
        [post + long * 0.04, sill - height * 0.06],
      ],
      paint: "#2b2d30",
    },
    { edge: 1, margin: 0.12, paint: c.glass, gleam: lighter(c.glass, 0.18) },
    ...pane(
      [
        [c.z0 + 8, sill + height * 0.1],
        [c.z1 - 8, sill + height * 0.1],
        [c.z1 - 8, top],
        [c.z0 + 8, top],
      ],
      c.glass,
      "x-",
    ),
  ]
  const body = slab(
    [
      [c.x0, c.y0],
      [c.x1, c.y0],
      [c.x1 - lean, c.y1],
      [c.x0, c.y1],
    ],
    c.z0,
    c.z1,
    c.paint,
    marks,
  )
  const brim = long * 0.05
  const roof = slab(
    [
      [c.x0 - brim * 0.4, c.y1],
      [c.x1 - lean + brim * 1.6, c.y1],
      [c.x1 - lean + brim, c.y1 + height * 0.06],
      [c.x0, c.y1 + height * 0.06],
    ],
    c.z0 - 2,
    c.z1 + 2,
    c.roof ?? darker(c.paint, 0.12),
  )
  return [body, roof]
}
