import type { MachineKind as DrawnKind } from "@wara/drawings/machine-kinds"

/** What a machine lives among; decides which general sentences suit it. */
export type Family =
  | "heavy"
  | "vehicle"
  | "implement"
  | "trailer"
  | "tool"
  | "plant"
  | "power"
  | "workshop"
  | "clinic"
  | "network"
  | "part"

/** Where in Chile a machine is at home. */
export type Trade =
  | "works"
  | "mining"
  | "farm"
  | "orchard"
  | "wine"
  | "dairy"
  | "forest"
  | "salmon"
  | "city"

/**
 * A model on the market: make, name, first and last year built, price of a new one today (millions
 * of pesos, net), weight (kg), width, height and depth (cm), and words that may follow its name.
 */
export type MachineModel = readonly [
  make: string,
  model: string,
  from: number,
  to: number,
  newPrice: number,
  weight: number,
  width: number,
  height: number,
  depth: number,
  ...traits: string[],
]

/** What wears a machine down: hours or kilometres a year of use. */
export type Meter = readonly [unit: "horas" | "km", min: number, max: number]

/** A kind of machine: what is sold of it, how people name it and what they say about it. */
export type MachineKind = {
  category: string
  /** How common it is within its category. */
  share: number
  family: Family
  trade: Trade
  gender: "m" | "f"
  /** How sellers call it; the first is the commonest. */
  nouns: readonly string[]
  meter?: Meter
  /** The drawing that shows it. */
  drawing: DrawnKind
  /** Part of its value that it loses a year; 0.1 unless told. */
  yearlyLoss?: number
  /** Part of the ads that are priced in dollars. */
  dollars?: number
  /** Part of the ads that sell it new; 0.06 unless told. */
  brandNew?: number
  models: readonly MachineModel[]
  /** True of it however used it is. */
  features: readonly string[]
  /** How a used one has fared and what was changed. */
  wear: readonly string[]
  /** What comes with it; also fits in a title after "con". */
  extras: readonly string[]
}
