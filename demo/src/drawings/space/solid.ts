import type { Paint } from "./paint.ts"
import { type Flat, middle, neighbours, normalOf, type Point, plus, times } from "./point.ts"

/** A flat painted polygon with its outward normal. */
export type Face = {
  readonly points: readonly Point[]
  readonly normal: Point
  readonly paint: Paint
}
/** One body of a machine: its faces, its painted marks, and its bounding box. */
export type Solid = {
  readonly faces: readonly Face[]
  readonly marks: readonly Face[]
  readonly low: Point
  readonly high: Point
}
export type Axis = "x" | "y" | "z"
/** A mark painted on a side of a solid, or inset by a margin on one of its edge faces. */
export type Mark =
  | {
      readonly side: "z" | "z+" | "z-" | "x+" | "x-" | "y+"
      readonly points: readonly Flat[]
      readonly paint: Paint
    }
  | {
      readonly edge: number
      readonly margin: number
      readonly paint: Paint
      /** A slanted band of this paint, like a reflection of the sky on a windscreen. */
      readonly gleam?: Paint
    }

/** A polygon with its computed normal. */
export function face(points: readonly Point[], paint: Paint): Face {
  return { points, normal: normalOf(points), paint }
}

/** A solid from faces and marks, with its bounding box. */
export function solid(faces: readonly Face[], marks: readonly Face[] = []): Solid {
  const all = faces.flatMap((f) => f.points)
  const bound = (pick: (...v: number[]) => number, start: number): Point => [
    all.reduce((m, p) => pick(m, p[0]), start),
    all.reduce((m, p) => pick(m, p[1]), start),
    all.reduce((m, p) => pick(m, p[2]), start),
  ]
  return { faces, marks, low: bound(Math.min, Infinity), high: bound(Math.max, -Infinity) }
}

/**
 * Surface between two rings with the same number of corners; the second ring is counter-clockwise
 * seen from outside.
 */
export function loft(
  from: readonly Point[],
  to: readonly Point[],
  paint: Paint,
  edgePaint: (edge: number) => Paint = () => paint,
  marks: readonly Mark[] = [],
): Solid {
  const tops = neighbours(to)
  const edges = neighbours(from).map(([a, b], i) => {
    const [c, d] = tops[i] ?? [a, b]
    return face([a, b, d, c], edgePaint(i))
  })
  const body = solid([...edges, face(to, paint), face([...from].reverse(), paint)])
  return { ...body, marks: marks.flatMap((mark) => markFaces(mark, body, edges)) }
}

function markFaces(mark: Mark, body: Solid, edges: readonly Face[]): Face[] {
  if ("edge" in mark) {
    const edge = edges[mark.edge]
    if (!edge) return []
    const pane = { ...edge, points: shrink(edge.points, mark.margin), paint: mark.paint }
    return mark.gleam
      ? [pane, { ...pane, points: slanted(pane.points), paint: mark.gleam }]
      : [pane]
  }
  const at = (normal: Point, place: (p: Flat) => Point): Face => ({
    points: mark.points.map(place),
    normal,
    paint: mark.paint,
  })
  const near = () => at([0, 0, 1], ([x, y]) => [x, y, body.high[2]])
  const far = () => at([0, 0, -1], ([x, y]) => [x, y, body.low[2]])
  if (mark.side === "z") return [near(), far()]
  if (mark.side === "z+") return [near()]
  if (mark.side === "z-") return [far()]
  if (mark.side === "x+") return [at([1, 0, 0], ([z, y]) => [body.high[0], y, z])]
  if (mark.side === "x-") return [at([-1, 0, 0], ([z, y]) => [body.low[0], y, z])]
  return [at([0, 1, 0], ([x, z]) => [x, body.high[1], z])]
}

function shrink(points: readonly Point[], margin: number): Point[] {
  const centre = middle(points)
  return points.map((p) => plus(times(p, 1 - margin), times(centre, margin)))
}

/** A slanted band across a four-cornered face. */
function slanted(points: readonly Point[]): Point[] {
  const [a, b, d, c] = points
  if (!a || !b || !c || !d) return []
  const at = (p: Point, q: Point, share: number) => plus(times(p, 1 - share), times(q, share))
  return [at(a, c, 0.42), at(a, c, 0.66), at(b, d, 0.5), at(b, d, 0.26)]
}

function counterClockwise(profile: readonly Flat[]): readonly Flat[] {
  const area = neighbours(profile).reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0)
  return area < 0 ? [...profile].reverse() : profile
}

const places: Record<Axis, (p: Flat, w: number) => Point> = {
  z: ([x, y], w) => [x, y, w],
  x: ([z, y], w) => [w, y, z],
  y: ([x, z], w) => [x, w, z],
}

/** A profile extruded along an axis: (x, y) along z, (z, y) along x, (x, z) along y. */
export function extrude(
  axis: Axis,
  profile: readonly Flat[],
  from: number,
  to: number,
  paint: Paint,
  marks: readonly Mark[] = [],
  edgePaint?: (edge: number) => Paint,
  taper = 1,
): Solid {
  const turned = axis === "z" ? counterClockwise(profile) : [...counterClockwise(profile)].reverse()
  const [lowEnd, highEnd] = from < to ? [from, to] : [to, from]
  const mid = middle(turned.map(([u, v]): Point => [u, v, 0]))
  const narrow = ([u, v]: Flat): Flat => [
    mid[0] + (u - mid[0]) * taper,
    mid[1] + (v - mid[1]) * taper,
  ]
  return loft(
    turned.map((p) => places[axis](p, lowEnd)),
    turned.map((p) => places[axis](narrow(p), highEnd)),
    paint,
    edgePaint,
    marks,
  )
}

/** A side profile (x, y) extruded from `z0` to `z1`. */
export const slab = (
  profile: readonly Flat[],
  z0: number,
  z1: number,
  paint: Paint,
  marks: readonly Mark[] = [],
): Solid => extrude("z", profile, z0, z1, paint, marks)

export const box = (
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  z0: number,
  z1: number,
  paint: Paint,
  marks: readonly Mark[] = [],
): Solid => slab(rectangle(x0, x1, y0, y1), z0, z1, paint, marks)

export const rectangle = (x0: number, x1: number, y0: number, y1: number): Flat[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
]

export function circle(x: number, y: number, r: number, sides = 20, squash = 1): Flat[] {
  return Array.from({ length: sides }, (_, i): Flat => {
    const a = (i / sides) * Math.PI * 2 + Math.PI / sides
    return [x + r * Math.cos(a), y + r * squash * Math.sin(a)]
  })
}

/** A cylinder (or cone with `taper`) along an axis; u, v as in {@link extrude}. */
export const drum = (
  axis: Axis,
  u: number,
  v: number,
  r: number,
  from: number,
  to: number,
  paint: Paint,
  sides = 20,
  marks: readonly Mark[] = [],
  taper = 1,
): Solid => extrude(axis, circle(u, v, r, sides), from, to, paint, marks, undefined, taper)

/** A drum with hoops: strips of another paint, [from, to] along its axis. */
export function hooped(
  axis: Axis,
  u: number,
  v: number,
  r: number,
  from: number,
  to: number,
  paint: Paint,
  hoops: readonly (readonly [from: number, to: number, paint: Paint])[],
): Solid {
  const sides = 30
  const body = drum(axis, u, v, r, from, to, paint, sides)
  const strips = hoops.flatMap(([a, b, color]) =>
    drum(axis, u, v, r + 1.5, a, b, color, sides).faces.slice(0, sides),
  )
  return { ...body, marks: [...body.marks, ...strips] }
}
