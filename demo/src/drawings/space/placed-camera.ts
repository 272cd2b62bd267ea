import type { Lighting } from "../lighting.ts"
import type { Camera } from "./camera.ts"
import type { Point } from "./point.ts"

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
