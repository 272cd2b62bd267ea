import type { SavedDraft } from "@wara/contract/draft"
import type { AdDraft } from "@wara/domain/ads/ad-draft"
import type { CheckoutResult } from "../../../entities/checkout/checkout-field-names.ts"
import type { AdErrors } from "../form-errors.ts"

/** The request body that saves a draft. */
export type DraftSaving = {
  /** The draft's owner; another user may have logged in meanwhile. */
  owner: number
  key: string
  version: number
  draft: AdDraft
}

type Failed = { kind: "failed"; text: string }

/** Why a draft could not be saved, temporarily or permanently. */
type Unsaved =
  /** The server has a newer version. */
  | { kind: "newer"; saved: SavedDraft }
  /** The draft no longer exists: it was submitted or deleted. */
  | { kind: "gone"; ad: number; isSubmitted: boolean }
  | { kind: "logged-out" }

type DraftSaved = { kind: "saved"; ad: number; version: number; saved_at: string }

export type SavingAnswer = DraftSaved | Unsaved | Failed

/** Result of submitting. */
export type SubmitResult = Submitted | Failed

/** The response sent to the browser; `to` is the page that shows a failure. */
export type SubmitAnswer = Submitted | (Failed & { to: string })

type Submitted =
  | { kind: "submitted"; ad: number }
  /** The browser continues to the payment, or to a payment's result. */
  | { kind: "pay"; ad: number; to: string }
  | { kind: "wrong"; errors: AdErrors }
  /** Payment is due, but the checkout form is incomplete. */
  | { kind: "checkout"; result: CheckoutResult }
  /** The cost has changed: the new one is shown first. */
  | { kind: "cost"; text: string }
  | Unsaved

export type EditAnswer =
  | { kind: "edited"; review: boolean }
  | { kind: "wrong"; errors: AdErrors }
  | { kind: "logged-out" }
  | Failed

/**
 * Posts JSON to the site; null when there was no readable answer. Does not use the client of
 * browser/http: a draft is saved again on the next change, and the body of a 409 has to be read.
 */
export async function postJson<Answer>(path: string, body: unknown): Promise<Answer | null> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      // Completes even when the page is closed meanwhile.
      keepalive: true,
    })
    return await response.json()
  } catch {
    return null
  }
}
