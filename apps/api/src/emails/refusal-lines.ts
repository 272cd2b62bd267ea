import type { ReviewReason } from "@wara/domain/ads/review"
import { reviewReasonTexts } from "@wara/domain/ads/review-texts"

/** Why something was sent back, and what the team wrote about it, a paragraph a line. */
export function refusalLines(reason: ReviewReason, notes: string): string[] {
  const written = notes
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
  return [`Motivo: ${reviewReasonTexts[reason].name}.`, ...written]
}
