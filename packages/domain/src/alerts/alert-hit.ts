import type { AlertKind } from "./alert.ts"

/** A change of an ad that alerts are matched with. */
export type AdChange = {
  at: Date
  /** Whether it became public again after it had ended. */
  isReturn: boolean
  /** When its current price fell; null when it is not shown as fallen. */
  priceDroppedAt: Date | null
}

/**
 * What an alert reports of an ad that its search finds after a change; null when it is no news for
 * it. `isKnown` says that the ad was found before, or reported. A fallen price counts only when this
 * change lowered it: editing a description does not report last week's drop.
 */
export function hitKind(
  change: AdChange,
  alert: { kinds: readonly AlertKind[]; isKnown: boolean },
): AlertKind | null {
  const has = (kind: AlertKind) => alert.kinds.includes(kind)
  if (!alert.isKnown && has("new")) return "new"
  if (change.isReturn && has("back")) return "back"
  const { priceDroppedAt } = change
  const fellNow = priceDroppedAt !== null && priceDroppedAt >= change.at
  return fellNow && has("price_drop") ? "price_drop" : null
}

/** Names the event within its kind, so that each is reported once: an ad is new only once. */
export function hitOccurrence(kind: AlertKind, change: AdChange): string {
  if (kind === "new") return ""
  const at = kind === "back" ? change.at : (change.priceDroppedAt ?? change.at)
  return at.toISOString()
}
