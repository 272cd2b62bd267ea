import type { Currency } from "../money/money.ts"
import type { AdState } from "./ad-state.ts"
import { isResumable } from "./ad-visibility.ts"

/** Relative price change that needs no new review. */
export const freePriceChange = 0.3

/** The content of an ad whose change can require a review. */
export type ReviewedContent = {
  name: string
  price: number
  currency: Currency
  description: string
  category: number
  /** Ids of its pictures, in order. */
  gallery: readonly number[]
}

/**
 * Whether a change of a public ad requires a review: name, description, category, pictures or their
 * order, currency, or the price by over 30 %. Its last approved version stays public.
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
