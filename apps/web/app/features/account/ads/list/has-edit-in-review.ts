import type { OwnAd } from "@wara/contract/own-ad"

/** Whether changes of a public ad wait to be looked at. */
export function hasEditInReview({ state, review }: OwnAd): boolean {
  return state === "active" && review?.kind === "edit" && review.state === "pending"
}
