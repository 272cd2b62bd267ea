import type { OwnAd } from "@wara/contract/own-ad"
import { reviewReasonTexts } from "@wara/domain/ads/review-texts"
import { Notice } from "../../../../ui/notice.tsx"
import { ownAdTexts as texts } from "../texts.ts"

/** States in which an ad has an approved version. */
const approvedStates: readonly OwnAd["state"][] = ["active", "expired", "deactivated"]

/** Whether an ad has an approved version that stays public while changes are reviewed. */
function hasApprovedVersion({ state }: Pick<OwnAd, "state">): boolean {
  return approvedStates.includes(state)
}

/** Whether changes to an approved ad are waiting for review. */
export function hasEditInReview(ad: OwnAd): boolean {
  const { review } = ad
  return hasApprovedVersion(ad) && review?.kind === "edit" && review.state === "pending"
}

/** Heading above the review notes; null when there is nothing to show. */
function titleOf(ad: OwnAd): string | null {
  const { state, review } = ad
  const { notesTitle } = texts
  if (state === "changes_requested" || state === "rejected" || state === "banned") {
    return notesTitle[state]
  }
  const isRefusedEdit = review?.state === "changes_requested" || review?.state === "rejected"
  return hasApprovedVersion(ad) && review?.kind === "edit" && isRefusedEdit
    ? notesTitle.editRefused
    : null
}

export function hasOwnAdReview(ad: OwnAd): boolean {
  return hasEditInReview(ad) || (titleOf(ad) !== null && (ad.ban ?? ad.review) !== null)
}

/** The team's review notes on an ad, or a notice that its changes are waiting for review. */
export function OwnAdReview({ ad }: { ad: OwnAd }) {
  if (hasEditInReview(ad)) {
    return (
      <Notice kind="info">
        <p className="text-sm">
          {ad.state === "active" ? texts.editInReview : texts.endedEditInReview}
        </p>
      </Notice>
    )
  }
  const title = titleOf(ad)
  const decision = ad.ban ?? ad.review
  if (title === null || decision === null) return null
  const { reason, notes } = decision
  const name = reason === null ? "" : `: ${reviewReasonTexts[reason].name}`
  return (
    <Notice kind="warn" title={`${title}${name}`}>
      {notes === "" ? null : <p className="whitespace-pre-line text-sm">{notes}</p>}
    </Notice>
  )
}
