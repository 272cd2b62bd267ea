import type { SavedDraft } from "@wara/contract/draft"
import type { AdDraft } from "@wara/domain/ads/ad-draft"
import type { AdErrors } from "../check/ad-fields.ts"

/** What the browser sends to have a draft saved. */
export type DraftSaving = {
  /** Whose draft it is; another person may have logged in meanwhile. */
  owner: number
  key: string
  version: number
  draft: AdDraft
}

/** Why a draft could not be saved for now or ever. */
type NotSaved =
  /** A newer version lies there. */
  | { kind: "newer"; saved: SavedDraft }
  /** There is no such draft any more: it was sent, or deleted. */
  | { kind: "gone"; ad: number; isSubmitted: boolean }
  | { kind: "logged-out" }
  | { kind: "failed"; text: string }

/** A draft that is saved. */
export type DraftSaved = { kind: "saved"; ad: number; version: number; saved_at: string }

/** What became of saving a draft. */
export type SavingAnswer = DraftSaved | NotSaved

/** What became of submitting; `Checkout` is what came back from the form of paying. */
export type SubmitAnswer<Checkout = unknown> =
  | { kind: "submitted"; ad: number }
  /** The browser goes on to pay, or to how a payment ended. */
  | { kind: "pay"; to: string }
  | { kind: "wrong"; errors: AdErrors }
  /** Money is due, and what is needed for paying is not complete. */
  | { kind: "checkout"; result: Checkout }
  /** It costs something else by now: that is shown first. */
  | { kind: "cost"; text: string }
  | NotSaved

/** What became of an edited ad. */
export type EditAnswer =
  | { kind: "edited"; review: boolean }
  | { kind: "wrong"; errors: AdErrors }
  | { kind: "logged-out" }
  | { kind: "failed"; text: string }
