import type { ReviewReason } from "@wara/domain/ads/review"
import { reviewReasonTexts } from "@wara/domain/ads/review-texts"

/** Why a submission was refused, and the team's message, one paragraph per line. */
export function refusalLines(reason: ReviewReason, notes: string): string[] {
  const written = notes
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
  return [`Motivo: ${reviewReasonTexts[reason].name}.`, ...written]
}
