import { z } from "zod"
import { type AdTransition, adTransitions } from "./ad-lifecycle.ts"
import { adStates } from "./ad-state.ts"
import { endReasons } from "./review.ts"

/** Decisions of the team on an ad that can be undone for a short time. */
export const decisionKinds = [
  "approve",
  "request-changes",
  "reject",
  "ban",
] as const satisfies AdTransition[]

export type DecisionKind = (typeof decisionKinds)[number]

/** Milliseconds during which the panel offers to undo a decision [B5.29]. */
export const undoWindowMs = 10_000

/** Milliseconds after the window in which an undo that was sent in time may still arrive. */
export const undoGraceMs = 5_000

const instant = z.iso.datetime().nullable()

/** The state of an ad before a decision changed it; instants are ISO 8601. */
export const adBeforeDecisionSchema = z.object({
  state: z.enum(adStates),
  published_at: instant,
  expires_at: instant,
  ended_at: instant,
  end_reason: z.enum(endReasons).nullable(),
  featured_until: instant,
  returned_at: instant,
  was_pending: z.boolean(),
  /** Whether a publication or featured credit was spent on the ad. */
  credits: z.object({ publication: z.boolean(), featured: z.boolean() }),
})

export type AdBeforeDecision = z.infer<typeof adBeforeDecisionSchema>

/** Why a decision cannot be undone; null when it can. */
export type UndoRefusal = "undone" | "too-late" | "changed"

/**
 * Whether a decision can still be undone: once, within its window, and only while the ad is still
 * in the state that resulted from it, so that no later change is lost.
 */
export function undoRefusal(
  decision: {
    kind: DecisionKind
    /** A decision that leaves the ad's state: on a change of a published ad, or an approved audit. */
    leavesState: boolean
    before: Pick<AdBeforeDecision, "state">
    decidedAt: Date
    undoneAt: Date | null
  },
  ad: { state: string },
  now: Date,
): UndoRefusal | null {
  if (decision.undoneAt !== null) return "undone"
  if (now.getTime() - decision.decidedAt.getTime() > undoWindowMs + undoGraceMs) return "too-late"
  const led = decision.leavesState ? decision.before.state : adTransitions[decision.kind].to
  return ad.state === led ? null : "changed"
}
