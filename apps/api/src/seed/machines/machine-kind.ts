import type { MachineKind as DrawnKind } from "@wara/drawings/machine-kinds"

/** A machine's environment; decides which general sentences suit it. */
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

/** A trade, which decides where in Chile its machines are common. */
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
 * A model on the market: make, name, first and last year of construction, today's price when new
 * (millions of pesos, net), weight (kg), width, height and depth (cm), and optional words after its
 * name.
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

/** The unit of wear: hours or kilometres of use per year. */
export type Meter = readonly [unit: "horas" | "km", min: number, max: number]

/** A kind of machine: its models, its names and the phrases of its ads. */
export type MachineKind = {
  category: string
  /** How common it is within its category. */
  share: number
  family: Family
  trade: Trade
  gender: "m" | "f"
  /** The names that sellers use; the first is the most common. */
  nouns: readonly string[]
  meter?: Meter
  /** The drawing that depicts it. */
  drawing: DrawnKind
  /** Share of its value that it loses per year; 0.1 by default. */
  yearlyLoss?: number
  /** Share of its ads that are priced in dollars. */
  dollars?: number
  /** Share of its ads that sell it new; 0.06 by default. */
  brandNew?: number
  models: readonly MachineModel[]
  /** Features of the kind, new or used. */
  features: readonly string[]
  /** Wear and replaced parts of a used one. */
  wear: readonly string[]
  /** Included extras; also used in titles after "con". */
  extras: readonly string[]
}
