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

/** A call that failed, with what a person is told of it. */
type Failed = { kind: "failed"; text: string }

/** Why a draft could not be saved, for now or for good. */
type Unsaved =
  /** A newer version lies there. */
  | { kind: "newer"; saved: SavedDraft }
  /** There is no such draft any more: it was sent, or deleted. */
  | { kind: "gone"; ad: number; isSubmitted: boolean }
  | { kind: "logged-out" }

/** A draft that is saved. */
export type DraftSaved = { kind: "saved"; ad: number; version: number; saved_at: string }

/** What became of saving a draft. */
export type SavingAnswer = DraftSaved | Unsaved | Failed

/** What became of submitting; `Checkout` is what came back from the form of paying. */
export type SubmitResult<Checkout = unknown> = Submitted<Checkout> | Failed

/** What the browser is told of it; `to` is the page that tells of a failure. */
export type SubmitAnswer<Checkout = unknown> = Submitted<Checkout> | (Failed & { to: string })

type Submitted<Checkout> =
  | { kind: "submitted"; ad: number }
  /** The browser goes on to pay, or to how a payment ended. */
  | { kind: "pay"; ad: number; to: string }
  | { kind: "wrong"; errors: AdErrors }
  /** Money is due, and what is needed for paying is not complete. */
  | { kind: "checkout"; result: Checkout }
  /** It costs something else by now: that is shown first. */
  | { kind: "cost"; text: string }
  | Unsaved

/** What became of an edited ad. */
export type EditAnswer =
  | { kind: "edited"; review: boolean }
  | { kind: "wrong"; errors: AdErrors }
  | { kind: "logged-out" }
  | Failed
