import type { Ground } from "./ground-names.ts"
import type { Livery } from "./liveries.ts"
import type { Point } from "./space/point.ts"
import type { Solid } from "./space/solid.ts"

/** What changes from one drawing of a machine to the next. */
export type Pose = {
  readonly livery: Livery
  /** Working, with its material, or at rest. */
  readonly working: boolean
  readonly random: () => number
}

/** What a machine raises while it works. */
export type Effect = "dust" | "sparks" | "water" | "steam" | "none"

/** One kind of machine: how it is built (cm, front to +x, on y = 0) and where it is at home. */
export type Machine = {
  readonly build: (pose: Pose) => Solid[]
  /** What a close-up looks at, and how far round it (cm). */
  readonly focus: { readonly at: Point; readonly reach: number }
  /** Where its two demo sets stand. */
  readonly grounds: readonly [Ground, Ground]
  readonly parking: Ground
  readonly liveries: readonly [number, number]
  readonly effect: Effect
  /** Where sparks, spray or steam come from while it works. */
  readonly source?: Point
  /** Degrees round the machine when parked, if its back says nothing. */
  readonly parkedYaw?: number
}
