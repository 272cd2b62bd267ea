import { riskScores } from "./risk-signal.ts"

/** How far the team knows a seller: by the ads that people approved and refused. */
export const sellerTiers = ["new", "known", "trusted"] as const

export type SellerTier = (typeof sellerTiers)[number]

/** Approved ads from which a seller has a tier. */
export const tierApprovals = { known: 3, trusted: 10 } as const

/** Decisions of people on a seller's ads: how many were approved, and how many rejected or banned. */
export type SellerRecord = { approved: number; refused: number }

export function sellerTier({ approved, refused }: SellerRecord): SellerTier {
  if (approved >= tierApprovals.trusted && refused === 0) return "trusted"
  return approved >= tierApprovals.known ? "known" : "new"
}

/** Whether an ad may be published before a person reads it: of a trusted seller, with a low risk. */
export function mayPublishAtOnce(tier: SellerTier, score: number): boolean {
  return tier === "trusted" && score < riskScores.medium
}

/** Of so many ads that were published at once, a person reads one. */
export const auditShare = 10

/** Whether an ad is read after publishing; `draw` is random, from 0 up to 1. */
export function isAudited(draw: number): boolean {
  return draw < 1 / auditShare
}
