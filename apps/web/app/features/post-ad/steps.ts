import { type AdDraft, draftSteps } from "@wara/domain/ads/ad-draft"
import { stepKey } from "@wara/domain/site/paths"

/** The last step; the summary follows it. */
export const lastStep: number = draftSteps.at(-1) ?? 1

/**
 * The step that an address asks for. A step is reached when those before it were complete: what was
 * never reached, or is no step, leads to the first that is not complete.
 */
export function stepOfSearch(search: URLSearchParams, draft: AdDraft): number {
  const asked = search.get(stepKey)
  if (asked === null) return 1
  const step = Number(asked)
  return Number.isInteger(step) && step >= 1 && step <= draft.step ? step : draft.step
}
