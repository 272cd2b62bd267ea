import { z } from "zod"

/** What an account can have in common with the seller of an ad, or with the ad's contact data. */
export const riskTraits = ["rut", "phone", "email", "network"] as const

export type RiskTrait = (typeof riskTraits)[number]

/**
 * Points of each signal. They are added and capped at 100: a single strong signal marks an ad as
 * high risk, and the weak ones do so only together. Shared networks weigh little, because a family,
 * an office or a carrier share one.
 */
export const riskWeights = {
  "banned-rut": 60,
  "banned-phone": 50,
  "banned-email": 50,
  "banned-network": 20,
  "shared-rut": 20,
  "shared-phone": 20,
  "shared-email": 20,
  "shared-network": 5,
  serial: 40,
  picture: 35,
  /** Against ads of the same manufacturer; without enough of them, of the category, which says less. */
  "low-price": 30,
  "low-price-category": 10,
  payment: 25,
  contact: 15,
  "disposable-email": 25,
} as const

export type RiskSignalKind = keyof typeof riskWeights

/** Bounds of the score; below `medium` it is low. */
export const riskScores = { max: 100, medium: 20, high: 50 } as const

export const riskLevels = ["low", "medium", "high"] as const

export type RiskLevel = (typeof riskLevels)[number]

export function riskLevel(score: number): RiskLevel {
  if (score >= riskScores.high) return "high"
  return score >= riskScores.medium ? "medium" : "low"
}

const weight = z.int().min(1).max(riskScores.max)
const ids = z.array(z.int().positive()).min(1)
const quotes = z.array(z.string().min(1)).min(1)

/** With other accounts: those that share the trait. */
const accountKinds = [
  "banned-rut",
  "banned-phone",
  "banned-email",
  "banned-network",
  "shared-rut",
  "shared-phone",
  "shared-email",
  "shared-network",
] as const

/**
 * A signal with its evidence: numbers of other accounts and ads, never their data, and parts of the
 * ad's own text. The weight is the one that counted.
 */
export const riskSignalSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.enum(accountKinds), weight, accounts: ids }),
  z.strictObject({ kind: z.enum(["serial", "picture"]), weight, ads: ids }),
  z.strictObject({
    kind: z.enum(["low-price", "low-price-category"]),
    weight,
    /** The price in percent of the median, which is in pesos, and of how many ads that is. */
    percent: z.int().nonnegative(),
    median: z.number().positive(),
    peers: z.int().positive(),
  }),
  z.strictObject({ kind: z.enum(["payment", "contact"]), weight, quotes }),
  z.strictObject({ kind: z.literal("disposable-email"), weight, domain: z.string().min(1) }),
])

export type RiskSignal = z.infer<typeof riskSignalSchema>

/** The risk of a submission: its score and the signals that add up to it, the heaviest first. */
export const riskSchema = z.strictObject({
  score: z.int().min(0).max(riskScores.max),
  signals: z.array(riskSignalSchema),
})

export type Risk = z.infer<typeof riskSchema>
