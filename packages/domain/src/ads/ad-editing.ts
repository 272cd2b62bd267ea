import { type AdFieldNames, type AdFieldValue, adFieldsWith } from "./ad-fields.ts"
import type { AdState } from "./ad-state.ts"
import { isResumable } from "./ad-term.ts"

/** Relative price change that needs no new review. */
export const freePriceChange = 0.3

type ReviewedField = AdFieldNames<{ reviewed: true }>

/** The content of an ad whose change can require a review. */
export type ReviewedContent = {
  [Name in ReviewedField]: Readonly<AdFieldValue<Name>>
}

/**
 * Whether a change of a public ad requires a review: any change of a reviewed field, where the
 * order of pictures counts too and a price must change by over 30 %. Its last approved version
 * stays public.
 */
export function needsReview(approved: ReviewedContent, changed: ReviewedContent): boolean {
  return adFieldsWith("reviewed", true).some((name) => {
    if (name === "gallery") return approved.gallery.join() !== changed.gallery.join()
    if (name !== "price") return approved[name] !== changed[name]
    return Math.abs(changed.price - approved.price) > approved.price * freePriceChange
  })
}

/** States in which the owner may change an ad's content because the ad can still become public. */
const editableStates: readonly AdState[] = [
  "draft",
  "pending",
  "changes_requested",
  "active",
  "expired",
]

/**
 * Whether the owner may change an ad's content. A rejected ad must become a draft first; a
 * deactivated one may be changed while it has days left.
 */
export function isEditable(ad: { state: AdState; expiresAt: Date | null }, now: Date): boolean {
  return editableStates.includes(ad.state) || isResumable(ad, now)
}
