import type { AdDraft } from "@wara/domain/ads/ad-draft"
import { draftSteps } from "@wara/domain/ads/ad-draft"
import { stepFields } from "../check/ad-fields.ts"

/** Steps of the form in which two versions of a draft differ. */
export function changedSteps(one: AdDraft, other: AdDraft): number[] {
  return draftSteps.filter((step) => contentOf(one, step) !== contentOf(other, step))
}

function contentOf(draft: AdDraft, step: number): string {
  if (step === 1) return JSON.stringify([draft.pack, draft.featured])
  return JSON.stringify((stepFields[step] ?? []).map((field) => draft.ad[field]))
}
