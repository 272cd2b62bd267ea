import { z } from "zod"
import { machineKinds as drawnKinds } from "../drawings/machine-kinds.ts"
import agriculture from "./data/agriculture.json" with { type: "json" }
import aquaculture from "./data/aquaculture.json" with { type: "json" }
import construction from "./data/construction.json" with { type: "json" }
import dairy from "./data/dairy.json" with { type: "json" }
import energy from "./data/energy.json" with { type: "json" }
import food from "./data/food.json" with { type: "json" }
import forestry from "./data/forestry.json" with { type: "json" }
import health from "./data/health.json" with { type: "json" }
import lifting from "./data/lifting.json" with { type: "json" }
import mining from "./data/mining.json" with { type: "json" }
import parts from "./data/parts.json" with { type: "json" }
import pumps from "./data/pumps.json" with { type: "json" }
import telecom from "./data/telecom.json" with { type: "json" }
import transport from "./data/transport.json" with { type: "json" }
import workshop from "./data/workshop.json" with { type: "json" }

/** A machine's environment; decides which general sentences suit it. */
export const familySchema = z.enum([
  "heavy",
  "vehicle",
  "implement",
  "trailer",
  "tool",
  "plant",
  "power",
  "workshop",
  "clinic",
  "network",
  "part",
])

/** A trade, which decides where in Chile its machines are common. */
export const tradeSchema = z.enum([
  "works",
  "mining",
  "farm",
  "orchard",
  "wine",
  "dairy",
  "forest",
  "salmon",
  "city",
])

/**
 * A model on the market: make, name, first and last year of construction, today's price when new
 * (millions of pesos, net), weight (kg), width, height and depth (cm), and optional words after its
 * name.
 */
const modelSchema = z.tuple(
  [
    z.string(),
    z.string(),
    z.int(),
    z.int(),
    z.number(),
    z.number(),
    z.number(),
    z.number(),
    z.number(),
  ],
  z.string(),
)

/** The unit of wear: hours or kilometres of use per year. */
const meterSchema = z.tuple([z.enum(["horas", "km"]), z.number(), z.number()])

const phrases = z.array(z.string()).nonempty()
const share = z.number().positive().max(1)

/** A kind of machine: its models, its names and the phrases of its ads. */
const machineKindSchema = z.strictObject({
  category: z.string(),
  /** How common it is within its category. */
  share: z.number().positive(),
  family: familySchema,
  trade: tradeSchema,
  gender: z.enum(["m", "f"]),
  /** The names that sellers use; the first is the most common. */
  nouns: phrases,
  meter: meterSchema.exactOptional(),
  /** The drawing that depicts it. */
  drawing: z.enum(drawnKinds),
  /** Share of its value that it loses per year; 0.1 by default. */
  yearlyLoss: share.exactOptional(),
  /** Share of its ads that are priced in dollars. */
  dollars: share.exactOptional(),
  /** Share of its ads that sell it new; 0.06 by default. */
  brandNew: share.exactOptional(),
  models: z.array(modelSchema).nonempty(),
  /** Features of the kind, new or used. */
  features: phrases,
  /** Wear and replaced parts of a used one. */
  wear: phrases,
  /** Included extras; also used in titles after "con". */
  extras: phrases,
})

export type Trade = z.infer<typeof tradeSchema>
export type MachineModel = z.infer<typeof modelSchema>
export type Meter = z.infer<typeof meterSchema>
export type MachineKind = z.infer<typeof machineKindSchema>

/**
 * Every kind of machine of the demo. Their order is part of the demo: ads are drawn from it by
 * number.
 */
export const machineKinds: readonly MachineKind[] = z
  .array(machineKindSchema)
  .parse([
    ...agriculture,
    ...aquaculture,
    ...construction,
    ...dairy,
    ...energy,
    ...food,
    ...forestry,
    ...health,
    ...lifting,
    ...mining,
    ...parts,
    ...pumps,
    ...telecom,
    ...transport,
    ...workshop,
  ])
