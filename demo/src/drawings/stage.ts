import { type Light, type Lighting, lightings } from "./lighting.ts"
import { type Camera, camera, type Seen } from "./space/camera.ts"
import { lit, mix } from "./space/paint.ts"
import { pathScale, polygonPath } from "./space/path.ts"
import type { Flat, Point } from "./space/point.ts"
import type { Dust } from "./space/render-solids.ts"

/** The space in which a ground is drawn: the machine's camera, aligned with the background. */
export type Stage = {
  /** Looks along −z; x points to the right of the picture, the machine is around x 0, z 0. */
  readonly camera: Camera
  readonly light: Light
  readonly lighting: Lighting
  readonly random: () => number
  /** Extent of the visible scene, in cm. */
  readonly span: number
  readonly width: number
  readonly height: number
}

/** A drawn place: what is behind the machine, what is in front of it, and its dust. */
export type Place = { readonly back: string; readonly front?: string; readonly dust?: Dust }

/** The stage for a machine's camera. */
export function stageFor(
  view: Camera,
  light: Light,
  random: () => number,
  width: number,
  height: number,
): Stage {
  const shot = { ...view.shot, yaw: 0, target: [0, view.shot.target[1], 0] as const }
  const square = camera(shot)
  return {
    camera: square,
    light,
    lighting: lightings[light],
    random,
    span: (width / view.shot.focal) * view.shot.distance,
    width,
    height,
  }
}

/** A colour of the place under its light; `distance` 0 is near, 1 is fully in the haze. */
export function air(stage: Stage, color: string, distance = 0): string {
  const { ambient, key, haze } = stage.lighting
  const seen = lit(
    color,
    [0, 1, 2].map((i) => (ambient[i] ?? 1) * 0.95 + (key[i] ?? 1) * 0.62),
  )
  return mix(seen, haze, distance)
}

/** One flat shape in picture pixels. */
export function shape(points: readonly Flat[], fill: string, opacity = 1): string {
  const data = polygonPath(points.map(([x, y]) => ({ x, y })))
  const veil = opacity < 1 ? ` opacity="${opacity.toFixed(2)}"` : ""
  return `<path transform="scale(${1 / pathScale})" fill="${fill}"${veil} d="${data}"/>`
}

/** Many flat shapes of one colour. */
export function shapes(list: readonly (readonly Flat[])[], fill: string, opacity = 1): string {
  const data = list.map((points) => polygonPath(points.map(([x, y]) => ({ x, y })))).join("")
  const veil = opacity < 1 ? ` opacity="${opacity.toFixed(2)}"` : ""
  return data ? `<path transform="scale(${1 / pathScale})" fill="${fill}"${veil} d="${data}"/>` : ""
}

/** A polygon of the scene, in picture pixels. */
export function seen(stage: Stage, points: readonly Point[]): Flat[] {
  return points.map((p) => {
    const s: Seen = stage.camera.project(p)
    return [Math.max(-4000, Math.min(6000, s.x)), Math.max(-4000, Math.min(6000, s.y))]
  })
}

/** Height in the picture (px) of the ground line `back` cm behind the machine. */
export function groundLine(stage: Stage, back: number): number {
  return stage.camera.project([0, 0, -back]).y
}
