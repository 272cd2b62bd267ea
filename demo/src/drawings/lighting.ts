import { type Point, unit } from "./space/point.ts"

/** Times of day and kinds of light. */
export type Light = "dawn" | "noon" | "dusk" | "overcast" | "indoor" | "night"
/** A light's effect on the picture: its direction, its colours and the sky. */
export type Lighting = {
  readonly towards: Point
  readonly key: readonly number[]
  readonly ambient: readonly number[]
  readonly skyTop: string
  readonly skyLow: string
  /** Colour of the air; distant planes fade into it. */
  readonly haze: string
  readonly shadow: string
  readonly shadowDepth: number
}

/** Every light comes from the upper left and the front, so that the catalogue looks consistent. */
export const lightings: Record<Light, Lighting> = {
  dawn: {
    towards: unit([-0.6, 0.68, 0.85]),
    key: [0.66, 0.6, 0.51],
    ambient: [0.6, 0.61, 0.66],
    skyTop: "#8fa9bd",
    skyLow: "#f6dcc0",
    haze: "#eccfb6",
    shadow: "#3a2f3d",
    shadowDepth: 0.3,
  },
  noon: {
    towards: unit([-0.4, 0.85, 0.75]),
    key: [0.66, 0.63, 0.56],
    ambient: [0.62, 0.63, 0.66],
    skyTop: "#5f96bf",
    skyLow: "#dbe6e6",
    haze: "#d3dbd8",
    shadow: "#2b2a33",
    shadowDepth: 0.36,
  },
  dusk: {
    towards: unit([-0.7, 0.55, 0.8]),
    key: [0.6, 0.5, 0.41],
    ambient: [0.56, 0.54, 0.6],
    skyTop: "#4d5f82",
    skyLow: "#f2b78b",
    haze: "#d9a287",
    shadow: "#2a2236",
    shadowDepth: 0.36,
  },
  overcast: {
    towards: unit([-0.3, 1, 0.6]),
    key: [0.4, 0.41, 0.41],
    ambient: [0.7, 0.71, 0.73],
    skyTop: "#a9b4ba",
    skyLow: "#dfe2df",
    haze: "#cfd5d4",
    shadow: "#2e3338",
    shadowDepth: 0.24,
  },
  indoor: {
    towards: unit([-0.4, 0.95, 0.85]),
    key: [0.5, 0.49, 0.46],
    ambient: [0.66, 0.67, 0.68],
    skyTop: "#c9cdcb",
    skyLow: "#dedfda",
    haze: "#d6d8d3",
    shadow: "#23272c",
    shadowDepth: 0.26,
  },
  night: {
    towards: unit([-0.5, 0.8, 0.5]),
    key: [0.3, 0.34, 0.46],
    ambient: [0.3, 0.34, 0.44],
    skyTop: "#0f1724",
    skyLow: "#2f3f58",
    haze: "#2b3a50",
    shadow: "#05080d",
    shadowDepth: 0.5,
  },
}
