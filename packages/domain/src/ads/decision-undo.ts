import { z } from "zod"
import { type AdTransition, adTransitions } from "./ad-lifecycle.ts"
import { adStates } from "./ad-state.ts"
import { endReasons } from "./review.ts"

/** Decisions of the team on an ad that can be undone for a moment. */
export const decisionKinds = [
  "approve",
  "request-changes",
  "reject",
  "ban",
] as const satisfies AdTransition[]

/** One kind of decision. */
export type DecisionKind = (typeof decisionKinds)[number]

/** Milliseconds during which the panel offers to undo a decision. */
export const undoWindowMs = 10_000

/** Milliseconds after the window in which an undo that was sent in time may still arrive. */
export const undoGraceMs = 5_000

const instant = z.iso.datetime().nullable()

/** What a decision changes of an ad, as it was before; instants are ISO 8601. */
export const adBeforeDecisionSchema = z.object({
  state: z.enum(adStates),
  published_at: instant,
  expires_at: instant,
  ended_at: instant,
  end_reason: z.enum(endReasons).nullable(),
  featured_until: instant,
  returned_at: instant,
  /** Whether a submission was pending. */
  was_pending: z.boolean(),
  /** Whether a publication or a featured credit lay on the ad. */
  credits: z.object({ publication: z.boolean(), featured: z.boolean() }),
})

/** An ad as it was before a decision. */
export type AdBeforeDecision = z.infer<typeof adBeforeDecisionSchema>

/** Why a decision cannot be undone; null when it can. */
export type UndoRefusal = "undone" | "too-late" | "changed"

/**
 * Whether a decision can still be undone: once, within its window, and only while the ad is in the
 * state that the decision led to, so that nothing that happened since is lost.
 */
export function undoRefusal(
  decision: {
    kind: DecisionKind
    /** A change of a published ad: its decision leaves the state alone, unless it is a ban. */
    isEdit: boolean
    before: Pick<AdBeforeDecision, "state">
    decidedAt: Date
    undoneAt: Date | null
  },
  ad: { state: string },
  now: Date,
): UndoRefusal | null {
  if (decision.undoneAt !== null) return "undone"
  if (now.getTime() - decision.decidedAt.getTime() > undoWindowMs + undoGraceMs) return "too-late"
  const keepsState = decision.isEdit && decision.kind !== "ban"
  const led = keepsState ? decision.before.state : adTransitions[decision.kind].to
  return ad.state === led ? null : "changed"
}
