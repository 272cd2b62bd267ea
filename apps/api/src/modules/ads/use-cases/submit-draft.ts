import type { Submission } from "@wara/contract/draft"
import { type AdDraft, draftContent, draftText } from "@wara/domain/ads/ad-draft"
import type { AdContent } from "@wara/domain/ads/ad-schema"
import type { AdState } from "@wara/domain/ads/ad-state"
import { notSubmittableTexts } from "@wara/domain/ads/ad-texts"
import { DomainError } from "@wara/domain/errors"
import {
  type AdCheckout,
  adCheckoutSchema,
  type Checkout,
} from "@wara/domain/orders/checkout-schema"
import type { Quote } from "@wara/domain/orders/quote"
import { quoteDraft } from "@wara/domain/orders/quote-draft"
import type { AppContext } from "../../../app-context.ts"
import type { Database } from "../../../database/database.ts"
import { lockSeller } from "../../../database/lock-user.ts"
import { countCredits } from "../../credits/use-cases/count-credits.ts"
import { openPlacedOrder, placeCheckout } from "../../orders/use-cases/open-checkout.ts"
import { readCheckout } from "../../orders/use-cases/read-orders.ts"
import { readPrices } from "../../orders/use-cases/read-prices.ts"
import { completeContact } from "../../profile/use-cases/profile.ts"
import type { ExistingAd } from "../ad-store.ts"
import { findAdByKey, findDraft } from "../draft-store.ts"
import { adConflict, requireOwnAd } from "../own-ad-access.ts"
import { readAdContent } from "../read-ad-content.ts"
import { createDraft, draftNewer, saveDraft } from "./drafts.ts"
import { submitAd, wasSubmitted } from "./submit-ad.ts"

type Context = Pick<AppContext, "config" | "database" | "gateway">

/** A draft to submit, and what its owner saw when submitting it. */
export type DraftSubmission = {
  ownerId: number
  /** The idempotency key of the draft. */
  key: string
  version: number
  draft: AdDraft
  /** The total shown, in pesos; 0 when credits pay. */
  total: number
  /** The fields of the checkout as typed; null when none was shown. */
  checkout: Record<string, unknown> | null
  /** Whether the ad's contact data completes the profile. */
  saveContact: boolean
  device: string
}

/** The order that the submission placed, before its payment page is opened. */
type Placed = { outcome: "placed"; ad: number; order: Parameters<typeof openPlacedOrder>[1] }

/**
 * Submits a draft: with credits at once, else by opening the payment that submits it. Idempotent:
 * an ad that awaits review or was approved is reported as submitted, the same checkout returns the
 * same payment. Nothing is written when the outcome is `invalid` or `cost`. Throws NotFoundError for ads
 * of other users, ConflictError with the path `version` when the draft has a newer version or `state` when
 * the ad was decided otherwise or has ended, and the errors of `submitAd`, `createDraft` and `openCheckout`.
 */
export async function submitDraft(
  context: Context,
  submission: DraftSubmission,
  now: Date,
): Promise<Submission> {
  const { database } = context
  const result = await database
    .transaction((transaction) => submitOrPlace(context, transaction, submission, now))
    .catch((error: unknown) => reportInvalid(error, submission.draft))
  if (result.outcome !== "placed") return result
  // The gateway is called outside of the transaction, which would hold its locks meanwhile.
  const opened = await openPlacedOrder(context, result.order, now)
  const { data: order, redirect } = await readCheckout(database, opened)
  return { outcome: "payment", ad: result.ad, order, redirect }
}

async function submitOrPlace(
  context: Context,
  transaction: Database,
  submission: DraftSubmission,
  now: Date,
): Promise<Submission | Placed> {
  const { draft, ownerId, total } = submission
  await lockSeller(transaction, ownerId)
  const known = await findKnownAd(transaction, submission)
  if (known !== null) {
    // Another tab, or a click whose response was lost, may have used the last credit for it.
    if (wasSubmitted(known.state)) return { outcome: "submitted", ad: known.id }
    requireSubmittable(known.state)
  }
  const isStored = known !== null && (await matchesStored(transaction, known.id, submission))
  const content = readAdContent(draftContent(draft), now)
  const prices = await readPrices(transaction)
  const cost = quoteDraft(draft, prices, await countCredits(transaction, ownerId))
  if (cost === null || cost.total.gross !== total) {
    return { outcome: "cost", quote: cost && presentQuote(cost) }
  }
  const checkout = cost.items.length > 0 ? parseCheckout(submission) : null
  // A draft that is submitted at once is deleted, so only a new one is stored.
  const needsSaving = known === null || (checkout !== null && !isStored)
  const ad = needsSaving ? await store(transaction, known, submission, now) : known.id
  const result =
    checkout === null
      ? await submitNow(context, transaction, { submission, ad, content }, now)
      : await place(context, transaction, { submission, ad, cost, checkout }, now)
  if (submission.saveContact) await completeContact(transaction, ownerId, content)
  return result
}

/** An old tab or another device may still have the draft of an ad that was decided or ended. */
function requireSubmittable(state: Exclude<AdState, "pending" | "active">): void {
  if (state === "draft" || state === "awaiting_payment") return
  throw adConflict(`An ad that is ${state} cannot be submitted`, notSubmittableTexts[state])
}

async function submitNow(
  { config }: Context,
  transaction: Database,
  given: { submission: DraftSubmission; ad: number; content: AdContent },
  now: Date,
): Promise<Submission> {
  const { ad, content, submission } = given
  const { draft, ownerId } = submission
  const key = { adId: ad, ownerId }
  await submitAd(transaction, config, { ...key, featured: draft.featured, content }, now)
  return { outcome: "submitted", ad }
}

async function place(
  context: Context,
  transaction: Database,
  given: { submission: DraftSubmission; ad: number; cost: Quote; checkout: AdCheckout },
  now: Date,
): Promise<Placed> {
  const { ad, cost, submission } = given
  const { draft, ownerId } = submission
  const checkout: Checkout = {
    ...given.checkout,
    pack: cost.pack?.id ?? null,
    placement: cost.featuredBy === "purchase",
    ad,
    ad_intent: "publish",
    feature_ad: draft.featured,
    total: cost.total.gross,
  }
  const order = await placeCheckout(context, transaction, { ownerId, checkout }, now)
  return { outcome: "placed", ad, order }
}

/** The draft's ad, locked; null before it is stored. Throws NotFoundError for other users' ads. */
async function findKnownAd(
  transaction: Database,
  { draft, key, ownerId }: DraftSubmission,
): Promise<ExistingAd | null> {
  const adId = draft.ad.ad_id ?? (await findAdByKey(transaction, ownerId, key))
  return adId === null ? null : (await requireOwnAd(transaction, { adId, ownerId })).ad
}

/** Whether the stored draft has this content. Throws ConflictError when it is newer. */
async function matchesStored(
  transaction: Database,
  adId: number,
  { draft, version }: DraftSubmission,
): Promise<boolean> {
  const stored = await findDraft(transaction, adId)
  if (stored !== null && draftText(stored.content) === draftText(draft)) return true
  if (stored?.version !== version) throw draftNewer()
  return false
}

function parseCheckout({ checkout }: DraftSubmission): AdCheckout {
  const { data, error } = adCheckoutSchema.safeParse(checkout ?? { is_invoice: false })
  if (data !== undefined) return data
  const details = error.issues.map(({ message, path }) => ({ path: path.map(String), message }))
  throw new DomainError("ValidationError", "The checkout is incomplete", details)
}

async function store(
  transaction: Database,
  known: ExistingAd | null,
  { device, draft, key, ownerId, version }: DraftSubmission,
  now: Date,
): Promise<number> {
  if (known === null) return createDraft(transaction, { ownerId, key, draft, device }, now)
  await saveDraft(transaction, { adId: known.id, ownerId }, { version, draft, device }, now)
  return known.id
}

function presentQuote({ items, total }: Quote) {
  const { gross, iva, net } = total
  return { items: items.map(({ packId: _, ...item }) => item), net, iva, total: gross }
}

/** Turns a ValidationError into an outcome: its paths begin with a field of the ad, or else of the checkout. */
function reportInvalid(error: unknown, { ad }: AdDraft): Submission {
  if (!(error instanceof DomainError) || error.code !== "ValidationError") throw error
  const errors = error.details.map(({ message, path }) => {
    const isOfAd = path[0] !== undefined && Object.hasOwn(ad, path[0])
    return { path: [isOfAd ? "ad" : "checkout", ...path], message }
  })
  return { outcome: "invalid", errors }
}
