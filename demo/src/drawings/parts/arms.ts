import { bar } from "../space/bar.ts"
import type { Paint } from "../space/paint.ts"
import type { Flat, Point } from "../space/point.ts"
import { circle, type Mark, type Solid, slab } from "../space/solid.ts"

/** A point on a boom's centre line and half its thickness there (cm). */
export type Joint = readonly [x: number, y: number, half: number]

/** A plate-built boom along its centre line, with pins at both ends. */
export function boom(
  joints: readonly Joint[],
  z0: number,
  z1: number,
  paint: Paint,
  marks: readonly Mark[] = [],
): Solid {
  const side = (sign: number) =>
    joints.map(([x, y, half], i): Flat => {
      const a = joints[i - 1] ?? joints[i] ?? [x, y, half]
      const b = joints[i + 1] ?? joints[i] ?? [x, y, half]
      const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
      return [x - ((b[1] - a[1]) / long) * half * sign, y + ((b[0] - a[0]) / long) * half * sign]
    })
  const pins = [joints[0], joints.at(-1)].flatMap((j): Mark[] =>
    j
      ? [
          { side: "z", points: circle(j[0], j[1], Math.max(3, j[2] * 0.6), 10), paint: "#4a4e53" },
          {
            side: "z",
            points: circle(j[0], j[1], Math.max(1.5, j[2] * 0.28), 8),
            paint: "#b9bcbb",
          },
        ]
      : [],
  )
  return slab([...side(1), ...side(-1).reverse()], z0, z1, paint, [...marks, ...pins])
}

/** A hydraulic ram: painted barrel, bright rod. `reach` is the barrel's share of the length. */
export function ram(
  from: Flat,
  to: Flat,
  z: number,
  r: number,
  paint: string,
  reach = 0.58,
): Solid[] {
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
    z,
  ]
  return [bar(at(0), at(reach), r, paint, 8), bar(at(reach), at(1), r * 0.55, "#c3c6c6", 6)]
}
