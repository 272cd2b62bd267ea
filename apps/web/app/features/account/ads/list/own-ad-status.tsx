import type { OwnAd } from "@wara/contract/own-ad"
import { renewalDays } from "@wara/domain/ads/ad-term"
import { reviewReasonTexts } from "@wara/domain/ads/review-texts"
import { days } from "@wara/domain/time"
import { Notice } from "../../../../ui/notice.tsx"
import { ownAdTexts as texts } from "../texts.ts"

/** How many people asked for the contact data of an ad, and saved it; nothing before the first. */
export function AdInterest({ ad }: { ad: Pick<OwnAd, "contact_reveals" | "saves"> }) {
  const { contact_reveals: reveals, saves } = ad
  if (reveals + saves === 0) return null
  const counts = [
    reveals === 0 ? [] : texts.contactReveals(reveals),
    saves === 0 ? [] : texts.saves(saves),
  ]
  return <p className="text-ink-soft text-xs">{counts.flat().join(" · ")}</p>
}

/**
 * The featured placement of an ad, as it is now: running, waiting with an ad that is not public yet,
 * or what is left for one that can return; null for none, also of an ad that is over.
 */
export function placementOf(ad: OwnAd): string | null {
  const { can, featured, featured_until: until, state } = ad
  if (!featured || state === "expired" || state === "rejected" || state === "banned") return null
  if (state === "deactivated") {
    if (!can.resume) return null
    return until === null ? texts.featuredOnReturn : texts.featuredOnReturnUntil(until)
  }
  // While the team has an ad its placement stops, and ends later than it says.
  return until === null || state !== "active" ? texts.featured : texts.featuredUntil(until)
}

/** States in which an ad has an approved version. */
const approvedStates: readonly OwnAd["state"][] = ["active", "on_hold", "expired", "deactivated"]

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
  // The notes of another reason say it themselves.
  const isNamed = reason !== null && (reason !== "other" || notes === "")
  const name = isNamed ? `: ${reviewReasonTexts[reason].name}` : ""
  return (
    <Notice kind="warn" title={`${title}${name}`}>
      {notes === "" ? null : <p className="whitespace-pre-line text-sm">{notes}</p>}
    </Notice>
  )
}

/** Length of an ad's current term in whole days, at least its remaining days. */
function termDays({ published_at, expires_at, remaining_days }: OwnAd): number {
  if (published_at === null || expires_at === null) return remaining_days
  const term = (Date.parse(expires_at) - Date.parse(published_at)) / days(1)
  return Math.max(remaining_days, Math.round(term))
}

/**
 * The date until which an ended ad can be resumed, or the date on which that became impossible for
 * a paused one.
 */
function returnOf({ can, end_reason, expires_at }: OwnAd): string[] {
  if (expires_at === null) return []
  if (can.resume) return [texts.resumeUntil(expires_at)]
  return end_reason === "withdrawn" ? [texts.daysOver(expires_at)] : []
}

/** Why and when an ad ended; the owner may have given the reason later. */
function endOf(ad: OwnAd): string[] {
  const { state, ended_at, end_reason, paused_by_block } = ad
  if (paused_by_block && ended_at !== null) return [texts.pausedByBlockOn(ended_at)]
  const reason = end_reason === null ? null : texts.endReasons[end_reason]
  if (state === "deactivated" && reason !== null && ended_at !== null) {
    return [texts.endedBecause(reason, ended_at), ...returnOf(ad)]
  }
  const ended = state === "banned" ? texts.bannedOn : texts.ended
  return [...(reason === null ? [] : [reason]), ...(ended_at ? [ended(ended_at)] : [])]
}

/** Remaining time of a public ad, as text and as a bar; for an ended ad, when and why it ended. */
export function OwnAdTerm({ ad }: { ad: OwnAd }) {
  const { ends_in_days: days, expires_at } = ad
  if (ad.state === "active" && expires_at !== null) {
    const isNearEnd = days <= renewalDays
    const share = (100 * days) / Math.max(1, termDays(ad))
    return (
      <div className="flex flex-col gap-1.5">
        <p className="text-sm">
          <span className={`font-medium ${isNearEnd ? "text-warn" : ""}`}>
            {texts.daysLeft(days)}
          </span>{" "}
          <span className="text-ink-soft">{texts.until(expires_at, days)}</span>
        </p>
        <div aria-hidden className="h-1 max-w-72 overflow-hidden rounded-full bg-line">
          <div
            className={`h-full rounded-full ${isNearEnd ? "bg-warn" : "bg-ok"}`}
            style={{ width: `${share}%` }}
          />
        </div>
      </div>
    )
  }
  const text = [
    ...endOf(ad),
    ...(ad.state === "draft" ? [texts.edited(ad.updated_at)] : []),
    ...(ad.state === "rejected" ? [texts.creditBack] : []),
    ...(ad.state === "pending" && ad.submitted_at ? [texts.submitted(ad.submitted_at)] : []),
  ].join(". ")
  return text === "" ? null : <p className="text-ink-soft text-sm">{text}</p>
}
