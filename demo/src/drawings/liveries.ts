import { darker, lighter } from "./space/paint.ts"

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
