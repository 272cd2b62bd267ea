import type { Seen } from "./camera.ts"

/**
 * Path coordinates are in half pixels, as integer steps from corner to corner, which keeps paths
 * short and sharp.
 */
export const pathScale = 2

/** SVG path data of a closed polygon in the picture. */
export function polygonPath(points: readonly Pick<Seen, "x" | "y">[]): string {
  let [x, y] = [0, 0]
  const steps = points.map((p, i) => {
    const [nx, ny] = [Math.round(p.x * pathScale), Math.round(p.y * pathScale)]
    const step =
      i === 0
        ? `M${nx} ${ny}`
        : `${i === 1 ? "l" : nx - x < 0 ? "" : " "}${nx - x}${ny - y < 0 ? "" : " "}${ny - y}`
    ;[x, y] = [nx, ny]
    return step
  })
  return `${steps.join("")}z`
}
