import { okAnswerSchema } from "@wara/contract/account"
import { dataAnswerSchema } from "@wara/contract/answer"
import {
  draftSavedSchema,
  type SavedDraft,
  type Submission,
  savedDraftSchema,
  submissionSchema,
} from "@wara/contract/draft"
import { type OwnAd, type OwnAdDetail, ownAdDetailSchema, ownAdSchema } from "@wara/contract/own-ad"
import type { AdDraft } from "@wara/domain/ads/ad-draft"
import type { AdContent } from "@wara/domain/ads/ad-schema"
import { z } from "zod"
import { type Caller, callerOptions } from "./caller.server.ts"
import { backendDelete, backendGet, backendPost, backendPut } from "./client.server.ts"
import { loading } from "./loading.server.ts"
import { gatewayTimeoutMs } from "./orders.server.ts"
import { backendTexts } from "./texts.ts"

const mine = "/users/me/ads"

/** The caller's newest draft, or that of the given ad or key; null when there is none. */
export async function findDraft(
  wanted: { ad: number } | { key: string } | null,
  caller: Caller,
): Promise<SavedDraft | null> {
  const schema = dataAnswerSchema(savedDraftSchema.nullable())
  return (await backendGet("/users/me/draft", wanted ?? {}, schema, callerOptions(caller))).data
}

/**
 * Creates a draft on the server. The same idempotency key returns the same ad, even if its content
 * has changed.
 */
export async function createDraft(key: string, draft: AdDraft, caller: Caller): Promise<OwnAd> {
  const body = { data: { key, draft } }
  const schema = dataAnswerSchema(ownAdSchema)
  return (await backendPost(mine, body, schema, callerOptions(caller))).data
}

/** Saves a draft over the version last seen. 409 when there is a newer one. */
export async function saveDraft(
  { ad, version, draft }: { ad: number; version: number; draft: AdDraft },
  caller: Caller,
): Promise<{ version: number; saved_at: string }> {
  const body = { data: { version, draft } }
  const schema = dataAnswerSchema(draftSavedSchema)
  return (await backendPut(`${mine}/${ad}/draft`, body, schema, callerOptions(caller))).data
}

/** Deletes a draft, or removes an ended ad from the list. */
export async function removeAd(ad: number, caller: Caller): Promise<void> {
  await backendDelete(`${mine}/${ad}`, okAnswerSchema, callerOptions(caller))
}

/** One of the caller's ads with all its content; a 404 page when there is none. */
export function loadOwnAd(ad: number, caller: Caller): Promise<OwnAdDetail> {
  return loading(backendTexts.ad, () => findOwnAd(ad, caller))
}

/** Like `loadOwnAd`, for calls without an error page. Throws BackendError. */
export async function findOwnAd(ad: number, caller: Caller): Promise<OwnAdDetail> {
  const schema = dataAnswerSchema(ownAdDetailSchema)
  return (await backendGet(`${mine}/${ad}`, {}, schema, callerOptions(caller))).data
}

/** The body that submits a draft; the API validates draft and checkout. */
export type SubmissionCall = {
  key: string
  version: number
  draft: object
  /** The total that the user saw, in pesos; 0 when credits pay. */
  total: number
  checkout: object | null
  save_contact: boolean
}

/**
 * Submits a draft for review, with credits or by opening its payment; repeating the call returns
 * the same result. 409 with the path `version` when the draft has a newer version.
 */
export async function submitAd(submission: SubmissionCall, caller: Caller): Promise<Submission> {
  const schema = dataAnswerSchema(submissionSchema)
  const timeout = submission.checkout === null ? {} : { timeoutMs: gatewayTimeoutMs }
  const options = { ...callerOptions(caller), ...timeout }
  return (await backendPost(`${mine}/submit`, { data: submission }, schema, options)).data
}

/** Edits an ad; the result says whether the edit must be reviewed before it is public. */
export async function editAd(
  ad: number,
  content: AdContent,
  caller: Caller,
): Promise<{ review: boolean }> {
  const schema = z.object({ data: ownAdSchema, review: z.boolean() })
  const { review } = await backendPut(`${mine}/${ad}`, { data: content }, schema, {
    ...callerOptions(caller),
  })
  return { review }
}
