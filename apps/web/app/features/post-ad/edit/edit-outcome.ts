import type { OwnAdContent, OwnAdDetail } from "@wara/contract/own-ad"
import { formatPhone } from "@wara/domain/accounts/phone"
import { type DraftAd, draftText, emptyDraft } from "@wara/domain/ads/ad-draft"
import { needsReview, type ReviewedContent } from "@wara/domain/ads/ad-editing"
import { editTexts as texts } from "./texts.ts"

const reviewed = ({ gallery, name, description, ...ad }: DraftAd): ReviewedContent => ({
  ...ad,
  // Compared as stored.
  name: name.trim(),
  description: description.trim(),
  gallery: gallery.map(({ id }) => id),
})

export function isSameAd(one: DraftAd, other: DraftAd): boolean {
  const draft = emptyDraft()
  return draftText({ ...draft, ad: one }) === draftText({ ...draft, ad: other })
}

/** What saving a change will do, shown before it is saved: explanation and button text. */
export function editOutcome(
  { state, review }: Pick<OwnAdDetail, "state" | "review">,
  stored: DraftAd,
  changed: DraftAd,
): { text: string; button: string } {
  if (state === "changes_requested") return { text: texts.resubmit, button: texts.resend }
  if (state === "pending") {
    return isSameAd(stored, changed)
      ? { text: texts.unchanged, button: texts.save }
      : { text: texts.correctsWaiting, button: texts.send }
  }
  if (isSameAd(stored, changed)) return { text: texts.unchanged, button: texts.save }
  if (review?.kind === "edit" && review.state === "pending") {
    return { text: texts.inReviewNow, button: texts.send }
  }
  const isPublic = state === "active"
  return needsReview(reviewed(stored), reviewed(changed))
    ? { text: isPublic ? texts.willBeReviewed : texts.endedReviewed, button: texts.send }
    : { text: isPublic ? texts.atOnce : texts.endedAtOnce, button: texts.save }
}

export function adOfContent(ad: number, content: OwnAdContent): DraftAd {
  const { category, region, commune, condition, phone, gallery, ...fields } = content
  return {
    ...fields,
    ad_id: ad,
    phone: formatPhone(phone),
    category: category ?? 0,
    region: region ?? 0,
    commune: commune ?? 0,
    condition: condition ?? 0,
    gallery: gallery.map(({ id }) => ({ id })),
  }
}
