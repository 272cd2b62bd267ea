import { type AdDraft, draftSteps } from "@wara/domain/ads/ad-draft"
import { stepKey } from "@wara/domain/site/paths"

/** The last step; the summary follows it. */
export const lastStep: number = draftSteps.at(-1) ?? 1

/**
 * The step in the URL. A step is reachable when all steps before it are complete; an unreachable or
 * invalid one falls back to the first incomplete step.
 */
export function stepOfSearch(search: URLSearchParams, draft: AdDraft): number {
  const asked = search.get(stepKey)
  if (asked === null) return 1
  const step = Number(asked)
  return Number.isInteger(step) && step >= 1 && step <= draft.step ? step : draft.step
}
