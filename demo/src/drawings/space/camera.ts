import type { Lighting } from "../lighting.ts"
import { cross, dot, minus, type Point, plus, times, unit } from "./point.ts"

/** A point's position in the picture (px) and its distance from the camera (cm). */
export type Seen = { readonly x: number; readonly y: number; readonly depth: number }
/** A camera and its projection of points. */
export type Camera = {
  readonly eye: Point
  readonly project: (p: Point) => Seen
  /** Height of the horizon in the picture, px from the top. */
  readonly horizon: number
  readonly forward: Point
  readonly shot: Shot
}
/** A camera's position: its angle around the machine, elevation, distance and focal length. */
export type Shot = {
  /** Degrees around the machine: 0 is the near side, 90 its front. */
  readonly yaw: number
  /** Degrees above the ground plane. */
  readonly pitch: number
  readonly target: Point
  readonly distance: number
  /** Focal length in px: a larger one gives a flatter perspective. */
  readonly focal: number
  /** Position of the target in the picture. */
  readonly centre: readonly [number, number]
}

export function camera(shot: Shot): Camera {
  const yaw = (shot.yaw * Math.PI) / 180
  const pitch = (shot.pitch * Math.PI) / 180
  const back: Point = [
    Math.sin(yaw) * Math.cos(pitch),
    Math.sin(pitch),
    Math.cos(yaw) * Math.cos(pitch),
  ]
  const eye = plus(shot.target, times(back, shot.distance))
  const forward = times(back, -1)
  const right = unit(cross(forward, [0, 1, 0]))
  const up = cross(right, forward)
  const project = (p: Point): Seen => {
    const d = minus(p, eye)
    const depth = Math.max(1, dot(d, forward))
    const k = shot.focal / depth
    return { x: shot.centre[0] + dot(d, right) * k, y: shot.centre[1] - dot(d, up) * k, depth }
  }
  return { eye, project, forward, shot, horizon: shot.centre[1] - shot.focal * Math.tan(pitch) }
}

/** The area that a machine must fit into, px. */
export type Frame = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}
type Aim = { readonly yaw: number; readonly pitch: number; readonly focal: number }

/** The camera that shows all points within the frame, with the machine at its bottom edge. */
export function fitCamera(points: readonly Point[], aim: Aim, frame: Frame): Camera {
  const [x, y, z] = [extent(points, 0), extent(points, 1), extent(points, 2)]
  const target: Point = [(x.low + x.high) / 2, (y.low + y.high) / 2, (z.low + z.high) / 2]
  let distance = 4 * furthest(points, target)
  let centre: [number, number] = [0, 0]
  for (let round = 0; round < 6; round++) {
    const { left, right, top, bottom } = seenFrame(
      points,
      camera({ ...aim, target, distance, centre }),
    )
    const excess = Math.max(
      (right - left) / (frame.right - frame.left),
      (bottom - top) / (frame.bottom - frame.top),
    )
    distance *= excess
    centre = [
      centre[0] + (frame.left + frame.right - left - right) / 2,
      centre[1] + frame.bottom - bottom,
    ]
  }
  return camera({ ...aim, target, distance, centre })
}

// Thousands of corners go through these six times a picture, so they allocate nothing per corner.

function extent(points: readonly Point[], axis: 0 | 1 | 2): { low: number; high: number } {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const point of points) {
    low = Math.min(low, point[axis])
    high = Math.max(high, point[axis])
  }
  return { low, high }
}

function furthest(points: readonly Point[], from: Point): number {
  let maxDistance = Number.NEGATIVE_INFINITY
  for (const p of points)
    maxDistance = Math.max(maxDistance, Math.hypot(p[0] - from[0], p[1] - from[1], p[2] - from[2]))
  return maxDistance
}

/** The smallest frame round all points as the camera sees them. */
function seenFrame(points: readonly Point[], { project }: Camera): Frame {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  let [top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const point of points) {
    const { x, y } = project(point)
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { left, right, top, bottom }
}

/** A machine's placement in a shared scene: position on the ground (cm) and rotation (degrees). */
export type Placing = { readonly x: number; readonly z: number; readonly turn: number }

function spin([x, y, z]: Point, degrees: number): Point {
  const a = (degrees * Math.PI) / 180
  return [x * Math.cos(a) + z * Math.sin(a), y, z * Math.cos(a) - x * Math.sin(a)]
}

/** A scene's camera in the coordinate system of a placed machine. */
export function placedCamera(camera: Camera, { x, z, turn }: Placing): Camera {
  const [ex, ey, ez] = camera.eye
  return {
    ...camera,
    eye: spin([ex - x, ey, ez - z], -turn),
    forward: spin(camera.forward, -turn),
    project: (p) => {
      const [px, py, pz] = spin(p, turn)
      return camera.project([px + x, py, pz + z])
    },
  }
}

/** A scene's light in the coordinate system of a rotated machine. */
export function placedLighting(lighting: Lighting, { turn }: Placing): Lighting {
  return { ...lighting, towards: spin(lighting.towards, -turn) }
}
