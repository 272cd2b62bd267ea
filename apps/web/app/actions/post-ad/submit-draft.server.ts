import { missingContact, ownContactSchema } from "@wara/domain/accounts/own-contact"
import type { DraftAd } from "@wara/domain/ads/ad-draft"
import { adTexts } from "@wara/domain/ads/ad-texts"
import { quoteDraft } from "@wara/domain/orders/quote-draft"
import { paths } from "@wara/domain/site/paths"
import { completeContact, loadAccount } from "../../backend/account.server.ts"
import { BackendError } from "../../backend/backend-error.server.ts"
import { optional } from "../../backend/optional.server.ts"
import { submitAd } from "../../backend/own-ads.server.ts"
import { adFields } from "../../features/post-ad/check/ad-fields.ts"
import { validateAd } from "../../features/post-ad/check/validate-ad.server.ts"
import type { DraftSaving, SubmitResult } from "../../features/post-ad/draft/draft-answer.ts"
import { postAdTexts } from "../../features/post-ad/post-ad-texts.ts"
import { saveContactField } from "../../features/post-ad/summary/save-contact-field.tsx"
import { fieldErrors } from "../../forms/read-form.server.ts"
import type { RequestFacts } from "../../session/request-context.server.ts"
import { openCheckout } from "../packs/open-checkout.server.ts"
import { describeFailure } from "./describe-failure.server.ts"
import { loadPrices } from "./load-posting.server.ts"
import { isSubmitted, storeDraft } from "./store-draft.server.ts"

/**
 * Publishes a draft: immediately with available credits, else through a checkout, whose fields are
 * in `form`. Idempotent: repeated submissions result in one ad, one credit, one order.
 */
export async function submitDraft(
  saving: DraftSaving,
  form: FormData,
  caller: RequestFacts,
): Promise<SubmitResult> {
  const { draft } = saving
  const { content, errors } = validateAd(draft, new Date())
  if (content === null) return { kind: "wrong", errors }
  try {
    const prices = await loadPrices(caller)
    const cost = quoteDraft(draft, prices, prices.credits)
    const known = draft.ad.ad_id
    // Already submitted, by another tab or by a click whose response was lost; it may have used the
    // last credit.
    if (known !== null && (await isSubmitted(known, caller))) {
      return { kind: "submitted", ad: known }
    }
    if (cost === null) return { kind: "cost", text: adTexts.noCredits }
    // Only the newest version is submitted: another device may have saved one since.
    const saved = await storeDraft(saving, caller)
    if (saved.kind === "gone" && saved.isSubmitted) return { kind: "submitted", ad: saved.ad }
    if (saved.kind !== "saved") return saved
    const result: SubmitResult =
      cost.items.length > 0
        ? await pay(saved.ad, saving, form, caller)
        : { kind: "submitted", ad: saved.ad }
    if (result.kind === "submitted") {
      await submitAd(saved.ad, { featured: draft.featured, ad: content }, caller)
    }
    const isSent = result.kind === "submitted" || result.kind === "pay"
    // Optional: the ad has already been submitted.
    if (isSent && form.has(saveContactField))
      await optional(completeProfile(draft.ad, caller), null)
    return result
  } catch (error) {
    return describeRefusal(error)
  }
}

/** The checkout fields are posted with the draft; they contain the values that the page showed. */
async function pay(
  ad: number,
  { draft }: DraftSaving,
  form: FormData,
  caller: RequestFacts,
): Promise<SubmitResult> {
  const given = {
    caller,
    path: paths.postAdSummary,
    ad: { id: ad, intent: "publish", featured: draft.featured },
  } as const
  const answer = await openCheckout(form, given).catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown
    throw thrown
  })
  if (!(answer instanceof Response)) return { kind: "checkout", result: answer.data }
  const to = answer.headers.get("Location") ?? paths.postAdSummary
  return to.startsWith(paths.login) ? { kind: "logged-out" } : { kind: "pay", ad, to }
}

function describeRefusal(error: unknown): SubmitResult {
  if (!(error instanceof BackendError)) throw error
  const details = error.details.errors ?? []
  const isAboutCredits = details.some(({ path }) => path.at(-1) === "credits")
  if (isAboutCredits) return { kind: "cost", text: details[0]?.message ?? postAdTexts.costChanged }
  const errors = fieldErrors(adFields, details)
  return Object.keys(errors).length > 0 ? { kind: "wrong", errors } : describeFailure(error)
}

/** Copies the ad's contact data into empty profile fields. */
async function completeProfile(ad: DraftAd, caller: RequestFacts): Promise<void> {
  const account = await loadAccount(caller)
  const profile = { phone: account.phone ?? "", commune: account.commune?.id ?? 0 }
  const contact = ownContactSchema.safeParse(missingContact(profile, ad))
  if (contact.success) await completeContact(contact.data, caller)
}
