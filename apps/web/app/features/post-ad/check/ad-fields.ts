import type { DraftAd } from "@wara/domain/ads/ad-draft"

/** One field of an ad's form. */
export type AdField = Exclude<keyof DraftAd, "ad_id">

/** What is wrong with an ad, one sentence a field. */
export type AdErrors = Partial<Record<AdField, string>>

/** The fields of each step, in the order in which a person meets them (spec §3). */
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

/** All fields, in the order of the form. */
export const adFields: readonly AdField[] = Object.values(stepFields).flat()

/** The mistakes of one step. */
export function errorsOfStep(errors: AdErrors, step: number): AdErrors {
  const found: AdErrors = {}
  for (const field of stepFields[step] ?? []) {
    if (errors[field] !== undefined) found[field] = errors[field]
  }
  return found
}
