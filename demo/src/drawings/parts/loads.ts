import { darker, lighter } from "../space/paint.ts"
import type { Point } from "../space/point.ts"
import { box, drum, loft, type Solid } from "../space/solid.ts"
import { patch } from "./panels.ts"

/** A heap of loose material: an uneven cone. */
export function heap(
  x: number,
  z: number,
  r: number,
  height: number,
  color: string,
  random: () => number,
  y = 0,
): Solid {
  const ring = (radius: number, level: number, seed: readonly number[]) =>
    seed.map((k, i): Point => {
      const a = (i / seed.length) * Math.PI * 2
      return [x + Math.cos(a) * radius * k, y + level, z - Math.sin(a) * radius * k]
    })
  const seed = Array.from({ length: 15 }, () => 0.86 + random() * 0.28)
  return loft(ring(r, 0, seed), ring(r * 0.12, height, seed), color, (i) =>
    i % 3 === 0 ? lighter(color, 0.07) : i % 3 === 1 ? darker(color, 0.07) : color,
  )
}

/** A wooden pallet with stacked cartons or sacks on it. */
export function pallet(
  x0: number,
  y0: number,
  z0: number,
  z1: number,
  height: number,
  color = "#b98d5e",
): Solid[] {
  const wood = "#a98258"
  const boards = [0, 1, 2].map((i) =>
    box(
      x0,
      x0 + 120,
      y0,
      y0 + 10,
      z0 + ((z1 - z0 - 12) * i) / 2,
      z0 + ((z1 - z0 - 12) * i) / 2 + 12,
      darker(wood, 0.25),
    ),
  )
  const rows = Math.max(1, Math.round(height / 38))
  const layers = Array.from({ length: rows }, (_, i) => {
    const y = y0 + 14 + (i * height) / rows
    return box(
      x0 + 3,
      x0 + 117,
      y,
      y + height / rows - 1.5,
      z0 + 2,
      z1 - 2,
      i % 2 ? color : darker(color, 0.08),
      [
        ...[0.33, 0.66].map((t) =>
          patch(x0 + 120 * t, x0 + 120 * t + 1.4, y, y + height / rows - 1.5, darker(color, 0.3)),
        ),
        patch(
          x0 + 40,
          x0 + 80,
          y + height / rows / 2 - 2,
          y + height / rows / 2 + 2,
          lighter(color, 0.3),
        ),
      ],
    )
  })
  return [...boards, box(x0, x0 + 120, y0 + 10, y0 + 14, z0, z1, wood), ...layers]
}

/** A log along the x axis. */
export function log(
  x0: number,
  x1: number,
  y: number,
  z: number,
  r: number,
  bark = "#6b4f3c",
): Solid {
  const round = (side: "x+" | "x-") => ({
    side,
    points: Array.from(
      { length: 10 },
      (_, i) => [z + Math.cos(i * 0.628) * r * 0.84, y + Math.sin(i * 0.628) * r * 0.84] as const,
    ),
    paint: "#d3ac7a",
  })
  return drum("x", z, y, r, x0, x1, bark, 10, [round("x+"), round("x-")])
}
