import type { OwnAd } from "@wara/contract/own-ad"

/** States in which an ad has an approved version. */
const approvedStates: readonly OwnAd["state"][] = ["active", "expired", "deactivated"]

/** Whether an ad has an approved version that stays public while changes are reviewed. */
export function hasApprovedVersion({ state }: Pick<OwnAd, "state">): boolean {
  return approvedStates.includes(state)
}

/** Whether changes to an approved ad are waiting for review. */
export function hasEditInReview(ad: OwnAd): boolean {
  const { review } = ad
  return hasApprovedVersion(ad) && review?.kind === "edit" && review.state === "pending"
}
