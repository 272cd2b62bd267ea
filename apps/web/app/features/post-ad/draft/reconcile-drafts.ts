import type { SavedDraft } from "@wara/contract/draft"
import { draftText, isPartlyFilled } from "@wara/domain/ads/ad-draft"
import { isUnsaved, type LocalDraft } from "./local-draft.ts"

/** How this browser's draft and the server's newest are merged when the form opens. */
export type Reconciliation =
  /** Continue with this browser's draft. */
  | { kind: "keep" }
  /**
   * Continue with this browser's draft, based on the server's version; `isSame` when there is
   * nothing to save.
   */
  | { kind: "adopt"; saved: SavedDraft; isSame: boolean }
  /** It was continued elsewhere, and not changed here since. */
  | { kind: "take"; saved: SavedDraft }
  /** The server has a draft to continue, and there is none here. */
  | { kind: "offer"; saved: SavedDraft }
  /** Both versions changed: the user must choose. */
  | { kind: "ask"; saved: SavedDraft }
  /**
   * The server no longer has a draft of that ad, or its newest is of another ad: check on the
   * server.
   */
  | { kind: "look"; ad: number }

/**
 * Reconciles without losing anything that was typed. `isWanted`: the server's draft is the one that
 * the user chose to continue, rather than the newest.
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

/**
 * The same for two versions of one draft. A page may arrive with a version that was read before this
 * browser's last save: an older version never replaces a newer one.
 */
export function reconcileVersions(
  local: LocalDraft,
  saved: SavedDraft,
): Exclude<Reconciliation, { kind: "look" | "offer" }> {
  if (saved.version <= local.version) return { kind: "keep" }
  const theirs = draftText(saved.draft)
  if (theirs === draftText(local.draft)) return { kind: "adopt", saved, isSame: true }
  // This was sent when the page was left; no answer came.
  if (theirs === local.lastSent) return { kind: "adopt", saved, isSame: false }
  return isUnsaved(local) ? { kind: "ask", saved } : { kind: "take", saved }
}
