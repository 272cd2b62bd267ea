import type { AdDraft } from "@wara/domain/ads/ad-draft"
import { draftContent } from "@wara/domain/ads/ad-draft"
import { adDraftSchema } from "@wara/domain/ads/ad-draft-schema"
import { adFieldNames } from "@wara/domain/ads/ad-fields"
import { type AdContent, adContentSchema } from "@wara/domain/ads/ad-schema"
import { errorTexts } from "@wara/domain/error-texts"
import { isErrorCode } from "@wara/domain/errors"
import type { RouterContextProvider } from "react-router"
import { z } from "zod"
import { BackendError } from "../../backend/backend-error.server.ts"
import type { DraftSaving } from "../../features/post-ad/draft/draft-calls.ts"
import type { AdErrors } from "../../features/post-ad/form-errors.ts"
import { fieldErrors } from "../../forms/read-form.server.ts"
import { formTexts } from "../../forms/texts.ts"
import { person, sessionUnchecked } from "../../session/person.server.ts"

/** A draft as our pages post it. */
export const savingSchema: z.ZodType<DraftSaving> = z.object({
  owner: z.int(),
  key: z.uuid(),
  version: z.int().nonnegative(),
  draft: adDraftSchema,
})

/** A draft to submit, as our pages post it; only the backend validates the rest of it. */
export const postedDraftSchema = z.object({
  owner: z.int(),
  key: z.uuid(),
  version: z.int().nonnegative(),
  draft: z.looseObject({ ad: z.looseObject({ ad_id: z.int().positive().nullable() }) }),
})

export type PostedDraft = z.infer<typeof postedDraftSchema>

/** The responses are personal and must not be cached. */
const headers = { "Cache-Control": "private, no-store" }

/** JSON response to a script of our own pages. */
export function answerJson(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers })
}

/** Response to a script while the session cannot be checked. */
export const uncheckedFailure = { kind: "failed", text: formTexts.unavailable } as const

/** The refusal if the sender is not logged in as the owner of the posted data; null otherwise. */
export async function refuseOthers(
  context: Readonly<RouterContextProvider>,
  owner: number,
): Promise<{ kind: "logged-out" } | { kind: "failed"; text: string } | null> {
  if ((await context.get(person).load())?.id === owner) return null
  if (context.get(sessionUnchecked)) return uncheckedFailure
  return { kind: "logged-out" }
}

/**
 * Validates the typed ad with the domain's schema; returns content that can be submitted, or the
 * errors.
 */
export function validateAd(
  draft: AdDraft,
  now: Date,
): { content: AdContent; errors: null } | { content: null; errors: AdErrors } {
  const { data, error } = adContentSchema(now).safeParse(draftContent(draft))
  if (data !== undefined) return { content: data, errors: null }
  const details = error.issues.map(({ path, message }) => ({
    // An error in one picture is reported for the gallery.
    path: path.slice(0, 1).map(String),
    message,
  }))
  return { content: null, errors: fieldErrors(adFieldNames, details) }
}

/**
 * The message that the browser gets for a failed call. Rethrows errors that do not come from the
 * backend.
 */
export function describeFailure(
  error: unknown,
): { kind: "logged-out" } | { kind: "failed"; text: string } {
  if (!(error instanceof BackendError)) throw error
  const { name, status, retryAfter } = error
  if (status === 401) return { kind: "logged-out" }
  if (status === 429) return { kind: "failed", text: formTexts.wait(Number(retryAfter ?? 60)) }
  const detail = error.details.errors?.[0]?.message
  if (status < 500 && detail !== undefined) return { kind: "failed", text: detail }
  return {
    kind: "failed",
    text: status < 500 && isErrorCode(name) ? errorTexts[name] : formTexts.failed,
  }
}
