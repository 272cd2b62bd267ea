import { type AdDraft, draftSteps } from "@wara/domain/ads/ad-draft"
import { draftOfKey, postAdStepPath, stepKey } from "@wara/domain/site/paths"
import { useEffect, useRef } from "react"
import { useNavigate, useSearchParams } from "react-router"
import type { DraftStore } from "./draft/draft-store.ts"
import { useDraft } from "./draft/use-draft-store.ts"

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

/** Whether an address opens the first step, which needs nothing of the browser's draft. */
export const isFirstStep = (search: URLSearchParams): boolean =>
  (search.get(stepKey) ?? "1") === "1" && !search.has(draftOfKey)

/** Moves the focus to a step's heading when the step changes. */
export function useFocusOnStep(step: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus({ preventScroll: true })
    shown.current = step
  }, [step])
  return heading
}

/** Makes the URL name the visible step; a chosen draft opens at the step where it was left. */
export function useRightAddress(isChosen: boolean, store: DraftStore): void {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { draft } = useDraft(store)
  const step = stepOfSearch(search, draft)
  const asked = search.get(stepKey)
  const opensChosen = isChosen && asked === null && search.has(draftOfKey)
  const isRight = !search.has(draftOfKey) && (asked ?? "1") === String(step)
  useEffect(() => {
    if (isRight) return
    // By now the chosen draft has replaced the other one.
    const right = opensChosen ? store.getState().draft.step : step
    navigate(postAdStepPath(right), { replace: true, defaultShouldRevalidate: false })
  }, [isRight, opensChosen, step, store, navigate])
}
