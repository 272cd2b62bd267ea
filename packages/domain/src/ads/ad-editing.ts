import type { Currency } from "../money/currency.ts"
import type { AdState } from "./ad-state.ts"

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

/** States in which the owner may change an ad's content. */
export const editableStates = ["draft", "changes_requested", "active"] as const satisfies AdState[]

/** Whether the owner may change an ad's content. */
export function isEditable(state: AdState): boolean {
  return editableStates.some((editable) => editable === state)
}
