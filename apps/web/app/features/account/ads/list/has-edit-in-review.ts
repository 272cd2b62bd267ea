import type { OwnAd } from "@wara/contract/own-ad"

/** States in which an ad has a version that was approved. */
const approvedStates: readonly OwnAd["state"][] = ["active", "expired", "deactivated"]

/** Whether an ad has a version that was approved, beside which changes are reviewed. */
export function hasApprovedVersion({ state }: Pick<OwnAd, "state">): boolean {
  return approvedStates.includes(state)
}

/** Whether changes of an approved ad wait to be looked at. */
export function hasEditInReview(ad: OwnAd): boolean {
  const { review } = ad
  return hasApprovedVersion(ad) && review?.kind === "edit" && review.state === "pending"
}
