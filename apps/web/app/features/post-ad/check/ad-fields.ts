import type { DraftAd } from "@wara/domain/ads/ad-draft"

export type AdField = Exclude<keyof DraftAd, "ad_id">

/** Validation errors of an ad, one message per field. */
export type AdErrors = Partial<Record<AdField, string>>

/** The fields of each step, in the order of the form [S3.3]. */
export const stepFields: Record<number, readonly AdField[]> = {
  1: [],
  2: ["name", "category", "currency", "price", "description"],
  3: ["email", "phone", "region", "commune", "address", "address_number"],
  4: [
    "condition",
    "manufacturer",
    "model",
    "year",
    "serial_number",
    "weight",
    "width",
    "height",
    "depth",
  ],
  5: ["gallery"],
}

export const adFields: readonly AdField[] = Object.values(stepFields).flat()

export function errorsOfStep(errors: AdErrors, step: number): AdErrors {
  const found: AdErrors = {}
  for (const field of stepFields[step] ?? []) {
    if (errors[field] !== undefined) found[field] = errors[field]
  }
  return found
}
