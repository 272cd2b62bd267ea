import type { Submission } from "@wara/contract/draft"
import { adFieldNames } from "@wara/domain/ads/ad-fields"
import { adTexts } from "@wara/domain/ads/ad-texts"
import { checkoutTexts } from "@wara/domain/orders/order-texts"
import { type BackendError, backendErrorOf } from "../../backend/backend-error.server.ts"
import { findDraft, submitAd } from "../../backend/own-ads.server.ts"
import { checkoutFields } from "../../entities/checkout/checkout-field-names.ts"
import { paymentInput } from "../../features/packs/checkout-form.server.ts"
import type { SubmitResult } from "../../features/post-ad/draft/draft-calls.ts"
import { saveContactField } from "../../features/post-ad/summary/summary-fields.tsx"
import { postAdTexts } from "../../features/post-ad/texts.ts"
import { fieldErrors, readBotToken, typedValues } from "../../forms/read-form.server.ts"
import { formTexts } from "../../forms/texts.ts"
import type { RequestFacts } from "../../session/request-context.server.ts"
import { failCheckout, paymentAddress } from "../packs/post-checkout.server.ts"
import { describeFailure, type PostedDraft } from "./read-posted.server.ts"

/** The values of the checkout as typed; null while credits pay. */
type Typed = Partial<Record<(typeof checkoutFields)[number], string>> | null

/**
 * Submits a draft with one call: the backend validates it, computes its cost, spends the credits or
 * opens the payment. `form` contains the checkout fields if the summary showed any.
 */
export async function submitDraft(
  posted: PostedDraft,
  form: FormData,
  caller: RequestFacts,
): Promise<SubmitResult> {
  const { owner: _, ...draft } = posted
  // The fields of a checkout include its key.
  const typed = form.has("key") ? typedValues(form, checkoutFields) : null
  const submission = {
    ...draft,
    total: Number(typed?.total ?? 0),
    checkout: typed && paymentInput(typed),
    save_contact: form.has(saveContactField),
  }
  try {
    const answer = await submitAd(submission, { ...caller, botToken: readBotToken(form) })
    return describeSubmission(answer, typed)
  } catch (error) {
    return describeRefusal(error, posted, typed, caller)
  }
}

function describeSubmission(answer: Submission, typed: Typed): SubmitResult {
  switch (answer.outcome) {
    case "submitted":
      return { kind: "submitted", ad: answer.ad }
    case "payment":
      return { kind: "pay", ad: answer.ad, to: paymentAddress(answer) }
    case "cost":
      return { kind: "cost", text: costText(answer.quote, typed !== null) }
    case "invalid":
      return describeInvalid(answer.errors, typed)
  }
}

/** Says what the ad costs now; `isPaid` is whether a payment was shown before. */
function costText(quote: { total: number } | null, isPaid: boolean): string {
  if (quote === null) return isPaid ? checkoutTexts.packGone : adTexts.noCredits
  return isPaid && quote.total > 0
    ? checkoutTexts.totalChanged(quote.total)
    : postAdTexts.costChanged
}

function describeInvalid(
  errors: Extract<Submission, { outcome: "invalid" }>["errors"],
  typed: Typed,
): SubmitResult {
  const ofAd = errors
    .filter(({ path }) => path[0] === "ad")
    // An error in one picture is reported for the gallery.
    .map(({ message, path }) => ({ message, path: path.slice(0, 2) }))
  if (ofAd.length > 0) return { kind: "wrong", errors: fieldErrors(adFieldNames, ofAd) }
  const result = { values: typed ?? {}, errors: fieldErrors(checkoutFields, errors), failure: null }
  return { kind: "checkout", result }
}

/** Describes a call that failed; above the fields of a checkout if there are any. */
async function describeRefusal(
  thrown: unknown,
  { draft, key }: PostedDraft,
  typed: Typed,
  caller: RequestFacts,
): Promise<SubmitResult> {
  const error = backendErrorOf(thrown)
  if (error === null) throw thrown
  const { ad_id: ad } = draft.ad
  if (error.status === 401) return { kind: "logged-out" }
  if (error.status === 404 && ad !== null) return { kind: "gone", ad, isSubmitted: false }
  const credits = messageAbout(error, "credits")
  if (credits !== null) return { kind: "cost", text: credits }
  if (messageAbout(error, "version") !== null) {
    const saved = await findDraft(ad === null ? { key } : { ad }, caller)
    return saved === null ? failed : { kind: "newer", saved }
  }
  // The summary cannot produce such a body.
  if (error.name === "ValidationError") return failed
  if (typed === null) return describeFailure(error)
  const result = { values: typed, errors: {}, failure: null }
  return { kind: "checkout", result: failCheckout(result, error).data }
}

const failed = { kind: "failed", text: formTexts.failed } as const

function messageAbout(error: BackendError, field: string): string | null {
  const detail = error.details.errors?.find(({ path }) => path.at(-1) === field)
  return detail?.message ?? null
}
