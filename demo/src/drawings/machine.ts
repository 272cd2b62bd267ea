import type { Ground } from "./scene.ts"
import { darker, lighter } from "./space/paint.ts"
import type { Point } from "./space/point.ts"
import type { Solid } from "./space/solid.ts"

export type Livery = {
  readonly body: string
  readonly deep: string
  readonly pale: string
  readonly frame: string
  readonly steel: string
  readonly rubber: string
  readonly glass: string
  readonly white: string
}

/** Saturated paints of industrial machines, by number. */
export const liveryColors = [
  "#e3a21a", // 0 yellow
  "#d5621f", // 1 orange
  "#b23a2a", // 2 red
  "#3f7a3c", // 3 green
  "#2c5f93", // 4 blue
  "#d9d8d0", // 5 white
  "#2f7f86", // 6 teal
  "#59626c", // 7 grey
  "#b8763f", // 8 copper
] as const

/** The livery of a number; larger numbers wrap around. */
export function liveryOf(number: number): Livery {
  const body = liveryColors[number % liveryColors.length] ?? liveryColors[0]
  return {
    body,
    deep: darker(body, 0.28),
    pale: lighter(body, 0.35),
    frame: "#3d4249",
    steel: "#9a9fa3",
    rubber: "#2c2e32",
    glass: "#3f5563",
    white: "#e6e3da",
  }
}

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
