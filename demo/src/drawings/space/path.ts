import type { Seen } from "./camera.ts"

/**
 * Path coordinates are in half pixels, as integer steps from corner to corner, which keeps paths
 * short and sharp.
 */
export const pathScale = 2

/** SVG path data of a closed polygon in the picture. */
export function polygonPath(points: readonly Pick<Seen, "x" | "y">[]): string {
  let path = ""
  let [x, y] = [0, 0]
  let separator = "l"
  for (const p of points) {
    const [nx, ny] = [Math.round(p.x * pathScale), Math.round(p.y * pathScale)]
    const [dx, dy] = [nx - x, ny - y]
    if (path === "") path = `M${nx} ${ny}`
    else {
      path += `${separator || (dx < 0 ? "" : " ")}${dx}${dy < 0 ? "" : " "}${dy}`
      separator = ""
    }
    ;[x, y] = [nx, ny]
  }
  return `${path}z`
}
