import type { Lighting } from "../lighting.ts"
import type { Camera } from "./camera.ts"
import { pathScale, polygonPath } from "./path.ts"
import type { Flat, Point } from "./point.ts"
import type { Solid } from "./solid.ts"

function turn(o: Flat, a: Flat, b: Flat): number {
  return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])
}

/** Convex hull of the points (monotone chain). */
function hull(points: readonly Flat[]): Flat[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (run: readonly Flat[]) => {
    const line: Flat[] = []
    for (const p of run) {
      for (;;) {
        const [a, b] = [line.at(-2), line.at(-1)]
        if (!a || !b || turn(a, b, p) > 0) break
        line.pop()
      }
      line.push(p)
    }
    return line.slice(0, -1)
  }
  return [...half(sorted), ...half([...sorted].reverse())]
}

/** The shadow of solids on the ground, one flat shape however many overlap. */
export function castShadow(solids: readonly Solid[], camera: Camera, lighting: Lighting): string {
  const [lx, ly, lz] = lighting.towards
  const drop = ([x, y, z]: Point): Flat => [x - (lx * y) / ly, z - (lz * y) / ly]
  const shape = solids
    .map((s) => hull(s.faces.flatMap((f) => f.points.map(drop))))
    .map((outline) => polygonPath(outline.map(([x, z]) => camera.project([x, 0, z]))))
    .join("")
  const contact = solids
    .filter((s) => s.low[1] < 12)
    .map((s) => {
      const grow = Math.min(18, (s.high[0] - s.low[0]) * 0.06)
      const outline: Flat[] = [
        [s.low[0] - grow, s.low[2] - grow],
        [s.high[0] + grow, s.low[2] - grow],
        [s.high[0] + grow, s.high[2] + grow],
        [s.low[0] - grow, s.high[2] + grow],
      ]
      return polygonPath(outline.map(([x, z]) => camera.project([x, 0, z])))
    })
    .join("")
  const fill = `fill="${lighting.shadow}" fill-rule="nonzero"`
  return (
    `<g transform="scale(${1 / pathScale})" ${fill}><path opacity="${lighting.shadowDepth}" d="${shape}"/>` +
    `<path opacity="${Math.min(0.5, lighting.shadowDepth + 0.1)}" d="${contact}"/></g>`
  )
}
