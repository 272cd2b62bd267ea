import type { SavedDraft } from "@wara/contract/draft"
import { isPartlyFilled } from "@wara/domain/ads/ad-draft"
import { draftText } from "./draft-text.ts"
import { isUnsaved, type LocalDraft } from "./local-draft.ts"

/** How this browser's draft and the server's newest become one when the form opens. */
export type Reconciliation =
  /** This browser's goes on. */
  | { kind: "keep" }
  /** This browser's goes on from the server's version; `isSame` when there is nothing to save. */
  | { kind: "adopt"; saved: SavedDraft; isSame: boolean }
  /** It went on elsewhere, and nothing was typed here since. */
  | { kind: "take"; saved: SavedDraft }
  /** There is one to go on with, and nothing here. */
  | { kind: "offer"; saved: SavedDraft }
  /** Both went on: only the person knows. */
  | { kind: "ask"; saved: SavedDraft }
  /** The server has no draft of that ad any more, or the newest is another's: have a look. */
  | { kind: "look"; ad: number }

/**
 * Decides it without losing anything that was typed. `isWanted`: the server's draft is the one that
 * somebody chose to go on with, rather than the newest.
 */
export function reconcileDrafts(
  local: LocalDraft,
  saved: SavedDraft | null,
  isWanted: boolean,
): Reconciliation {
  const ad = local.draft.ad.ad_id
  if (saved !== null && saved.ad === ad) return reconcileVersions(local, saved)
  const isEmpty = ad === null && !isPartlyFilled(local.draft)
  if (saved !== null && isWanted) {
    return { kind: isEmpty || !isUnsaved(local) ? "take" : "offer", saved }
  }
  if (isEmpty) return saved === null ? { kind: "keep" } : { kind: "offer", saved }
  return ad === null ? { kind: "keep" } : { kind: "look", ad }
}

/** The same for two versions of one draft, also when the server refuses an older one. */
export function reconcileVersions(
  local: LocalDraft,
  saved: SavedDraft,
): Exclude<Reconciliation, { kind: "look" | "offer" }> {
  if (saved.version === local.version) return { kind: "keep" }
  const theirs = draftText(saved.draft)
  if (theirs === draftText(local.draft)) return { kind: "adopt", saved, isSame: true }
  // It is what was sent from here when the page was left; no answer came.
  if (theirs === local.lastSent) return { kind: "adopt", saved, isSame: false }
  return isUnsaved(local) ? { kind: "ask", saved } : { kind: "take", saved }
}
