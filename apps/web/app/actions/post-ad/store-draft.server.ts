import { type AdDraft, draftText } from "@wara/domain/ads/ad-draft"
import { BackendError } from "../../backend/backend-error.server.ts"
import { createDraft, findDraft, findOwnAd, saveDraft } from "../../backend/own-ads.server.ts"
import type { DraftSaving, SavingAnswer } from "../../features/post-ad/draft/draft-calls.ts"
import type { RequestFacts } from "../../session/request-context.server.ts"
import { describeFailure } from "./read-posted.server.ts"

/**
 * Saves a draft on the server and creates it if needed. An outdated version is never saved: the
 * response then contains the newest.
 */
export async function storeDraft(
  { key, version, draft }: DraftSaving,
  caller: RequestFacts,
): Promise<SavingAnswer> {
  const ad = draft.ad.ad_id
  try {
    return await (ad === null ? makeDraft(key, draft, caller) : save(ad, version, draft, caller))
  } catch (error) {
    return describeFailure(error)
  }
}

async function makeDraft(key: string, draft: AdDraft, caller: RequestFacts): Promise<SavingAnswer> {
  const { id } = await createDraft(key, draft, caller)
  const made = await findDraft({ ad: id }, caller)
  if (made === null) return gone(id, caller)
  const { version, saved_at } = made
  // The key already exists: a browser that lost its copy would overwrite later changes.
  if (draftText(made.draft) !== draftText(draft)) return { kind: "newer", saved: made }
  return { kind: "saved", ad: id, version, saved_at }
}

async function save(
  ad: number,
  version: number,
  draft: AdDraft,
  caller: RequestFacts,
): Promise<SavingAnswer> {
  try {
    return { kind: "saved", ad, ...(await saveDraft({ ad, version, draft }, caller)) }
  } catch (error) {
    const isRefused = error instanceof BackendError && [404, 409, 410].includes(error.status)
    if (!isRefused) throw error
    const saved = await findDraft({ ad }, caller)
    if (saved !== null) return { kind: "newer", saved }
    return gone(ad, caller)
  }
}

/** The response for an ad that is no longer a draft. */
export async function gone(ad: number, caller: RequestFacts): Promise<SavingAnswer> {
  return { kind: "gone", ad, isSubmitted: await isSubmitted(ad, caller) }
}

/** Whether an ad that is no longer a draft was submitted rather than deleted. */
async function isSubmitted(ad: number, caller: RequestFacts): Promise<boolean> {
  try {
    const { state } = await findOwnAd(ad, caller)
    return state !== "draft" && state !== "awaiting_payment"
  } catch (error) {
    if (error instanceof BackendError && error.status === 404) return false
    throw error
  }
}
