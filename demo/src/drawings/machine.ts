import type { Livery } from "./liveries.ts"
import type { Ground } from "./scene.ts"
import type { Point } from "./space/point.ts"
import type { Solid } from "./space/solid.ts"

/** What differs between two drawings of a machine. */
export type Pose = {
  readonly livery: Livery
  /** Whether it is working, with its material, or at rest. */
  readonly working: boolean
  readonly random: () => number
}

/** What a machine emits while it works. */
export type Effect = "dust" | "sparks" | "water" | "steam" | "none"

/** One kind of machine: its construction (cm, front to +x, on y = 0) and its usual grounds. */
export type Machine = {
  readonly build: (pose: Pose) => Solid[]
  /** Centre of a close-up and the radius around it (cm). */
  readonly focus: { readonly at: Point; readonly reach: number }
  /** Grounds of its two demo sets. */
  readonly grounds: readonly [Ground, Ground]
  readonly parking: Ground
  readonly liveries: readonly [number, number]
  readonly effect: Effect
  /** Origin of sparks, spray or steam while it works. */
  readonly source?: Point
  /** Yaw in degrees when parked, if its back shows too little. */
  readonly parkedYaw?: number
}
