import type { Light } from "./lighting.ts"
import type { MachineKind } from "./machine-kinds.ts"

export type { Light } from "./lighting.ts"

export const groundNames = [
  "desert",
  "pit",
  "site",
  "field",
  "vineyard",
  "forest",
  "quay",
  "fjord",
  "road",
  "yard",
  "warehouse",
  "workshop",
  "bench",
  "plant",
  "barn",
  "server-room",
  "clinic",
] as const
export type Ground = (typeof groundNames)[number]

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
