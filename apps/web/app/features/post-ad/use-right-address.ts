import { draftOfKey, postAdStepPath, stepKey } from "@wara/domain/site/paths"
import { useEffect } from "react"
import { useNavigate, useSearchParams } from "react-router"
import type { DraftStore } from "./draft/draft-store.ts"
import { useDraft } from "./draft/use-draft-store.ts"
import { stepOfSearch } from "./steps.ts"

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
