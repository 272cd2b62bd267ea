import type { Ground } from "./ground-names.ts"
import type { Light } from "./lighting.ts"
import type { MachineKind } from "./machine-kinds.ts"

export type { Ground } from "./ground-names.ts"
export type { Light } from "./lighting.ts"

export const views = ["side", "three-quarter", "detail", "plate", "at-work", "parked"] as const
export type View = (typeof views)[number]

/** One picture of one machine. The same scene always gives the same picture. */
export type Scene = {
  readonly kind: MachineKind
  readonly view: View
  /** Number of a paint, see liveries. */
  readonly livery: number
  readonly ground: Ground
  readonly light: Light
  readonly seed: number
}
