import { type AdDraft, draftContent } from "@wara/domain/ads/ad-draft"
import { adFieldNames } from "@wara/domain/ads/ad-fields"
import { type AdContent, adContentSchema } from "@wara/domain/ads/ad-schema"
import { fieldErrors } from "../../../forms/read-form.server.ts"
import type { AdErrors } from "./ad-fields.ts"

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
