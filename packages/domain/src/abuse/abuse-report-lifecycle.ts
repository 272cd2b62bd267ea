import { DomainError } from "../errors.ts"
import type { AbuseReportState } from "./abuse-report.ts"
import { abuseTexts } from "./abuse-texts.ts"

type Transition = { from: readonly AbuseReportState[]; to: AbuseReportState }

/** Every transition between states of a report, all by the team. Any other one answers 409. */
export const abuseReportTransitions = {
  uphold: { from: ["open"], to: "upheld" },
  dismiss: { from: ["open"], to: "dismissed" },
} as const satisfies Record<string, Transition>

export type AbuseDecision = keyof typeof abuseReportTransitions

/** The state after a decision. Throws ConflictError when the report was decided before. */
export function nextAbuseState(state: AbuseReportState, decision: AbuseDecision): AbuseReportState {
  const { from, to }: Transition = abuseReportTransitions[decision]
  if (from.includes(state)) return to
  throw new DomainError(
    "ConflictError",
    `abuse report: "${decision}" is not allowed while ${state}`,
    [{ path: ["state"], message: abuseTexts.decidedBefore }],
  )
}
