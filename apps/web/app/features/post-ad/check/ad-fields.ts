import { type AdFieldName, adFieldNames, adFields } from "@wara/domain/ads/ad-fields"

/** Validation errors of an ad, one message per field. */
export type AdErrors = Partial<Record<AdFieldName, string>>

/** The fields of a step, in the order of the form [S3.3]. */
export function fieldsOfStep(step: number): AdFieldName[] {
  return adFieldNames.filter((name) => adFields[name].step === step)
}

export function errorsOfStep(errors: AdErrors, step: number): AdErrors {
  const found: AdErrors = {}
  for (const field of fieldsOfStep(step)) {
    if (errors[field] !== undefined) found[field] = errors[field]
  }
  return found
}
