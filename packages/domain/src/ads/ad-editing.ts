import type { Currency } from "../money/currency.ts"
import type { AdState } from "./ad-state.ts"
import { isResumable } from "./ad-visibility.ts"

/** Share by which a price may change without another review (PRODUCT: ad lifecycle). */
export const freePriceChange = 0.3

/** What of an ad decides whether a change of it must be reviewed. */
export type ReviewedContent = {
  name: string
  price: number
  currency: Currency
  description: string
  category: number
  /** Numbers of its pictures, in order. */
  gallery: readonly number[]
}

/**
 * Whether a change of a public ad goes back to review: name, description, category, pictures or
 * their order, currency, or the price by over 30 %. Its last approved version stays public.
 */
export function needsReview(approved: ReviewedContent, changed: ReviewedContent): boolean {
  return (
    approved.name !== changed.name ||
    approved.description !== changed.description ||
    approved.category !== changed.category ||
    approved.currency !== changed.currency ||
    approved.gallery.join() !== changed.gallery.join() ||
    Math.abs(changed.price - approved.price) > approved.price * freePriceChange
  )
}

/** States in which the owner may change an ad's content, as far as the ad can still become public. */
const editableStates: readonly AdState[] = [
  "draft",
  "pending",
  "changes_requested",
  "active",
  "expired",
]

/**
 * Whether the owner may change an ad's content. An ad that was rejected becomes a draft first; one that
 * was taken out of sight may be changed while it has days left.
 */
export function isEditable(ad: { state: AdState; expiresAt: Date | null }, now: Date): boolean {
  return editableStates.includes(ad.state) || isResumable(ad, now)
}
