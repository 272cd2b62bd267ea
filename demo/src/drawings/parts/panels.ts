import { pipe } from "../space/bar.ts"
import { glow, type Paint } from "../space/paint.ts"
import type { Flat, Point } from "../space/point.ts"
import { type Mark, rectangle, type Solid } from "../space/solid.ts"

type Side = "z" | "z+" | "z-" | "x+" | "x-" | "y+"

/** A painted rectangle on a side. */
export function patch(
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  paint: Paint,
  side: Side = "z",
): Mark {
  return { side, points: rectangle(x0, x1, y0, y1), paint }
}

/** Horizontal slots of a cooling grille. */
export function louvres(
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  count: number,
  paint: Paint,
  side: Side = "z",
): Mark[] {
  const pitch = (y1 - y0) / count
  return Array.from({ length: count }, (_, i) =>
    patch(x0, x1, y0 + i * pitch, y0 + i * pitch + pitch * 0.5, paint, side),
  )
}

/** A door: its seams and a handle. */
export function door(
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  line: string,
  side: Side = "z",
): Mark[] {
  const w = Math.max(0.6, (x1 - x0) * 0.014)
  return [
    patch(x0, x0 + w, y0, y1, line, side),
    patch(x1 - w, x1, y0, y1, line, side),
    patch(x0, x1, y0, y0 + w, line, side),
    patch(x0, x1, y1 - w, y1, line, side),
    patch(x1 - w * 7, x1 - w * 4, y0 + (y1 - y0) * 0.45, y0 + (y1 - y0) * 0.58, "#26282b", side),
  ]
}

/** Slanted warning stripes inside a rectangle. */
export function hazard(x0: number, x1: number, y0: number, y1: number, side: Side = "z"): Mark[] {
  const step = y1 - y0
  const count = Math.max(1, Math.floor((x1 - x0) / (step * 1.6)))
  const stripes = Array.from({ length: count }, (_, i): Mark => {
    const x = x0 + i * step * 1.6
    const points: Flat[] = [
      [x, y0],
      [x + step * 0.7, y0],
      [x + step * 1.5, y1],
      [x + step * 0.8, y1],
    ]
    return { side, points, paint: "#2a2c2f" }
  })
  return [patch(x0, x1, y0, y1, "#e3b23a", side), ...stripes]
}

/** A handrail through the given points. */
export const rail = (points: readonly Point[], paint: Paint = "#d8a62c"): Solid[] =>
  pipe(points, 2.2, paint, 4)

/** A railing around a platform: posts and two bars. */
export function railing(
  x0: number,
  x1: number,
  y: number,
  height: number,
  z: number,
  paint: Paint,
  posts = 4,
): Solid[] {
  const at = (i: number) => x0 + ((x1 - x0) * i) / (posts - 1)
  return [
    ...Array.from({ length: posts }, (_, i) =>
      pipe(
        [
          [at(i), y, z],
          [at(i), y + height, z],
        ],
        1.8,
        paint,
        4,
      ),
    ).flat(),
    ...pipe(
      [
        [x0, y + height, z],
        [x1, y + height, z],
      ],
      2,
      paint,
      4,
    ),
    ...pipe(
      [
        [x0, y + height * 0.5, z],
        [x1, y + height * 0.5, z],
      ],
      1.5,
      paint,
      4,
    ),
  ]
}

/** Paint of lamps and screens that are switched on. */
export const lampOn = glow("#ffe9b0")
export const lampRed = glow("#c8442f")
export const screenOn = glow("#8fd0c8")
