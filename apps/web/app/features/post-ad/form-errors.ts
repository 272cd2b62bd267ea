import { type AdFieldName, adFieldNames, adFields } from "@wara/domain/ads/ad-fields"
import { useEffect, useRef, useState } from "react"

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

/** The errors of an ad form: the first gets the focus, and a corrected field loses its own. */
export function useFormErrors() {
  const [errors, setErrors] = useState<AdErrors>({})
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef<AdErrors>(errors)
  useEffect(() => {
    const isNew = shown.current !== errors
    shown.current = errors
    if (!isNew || Object.keys(errors).length === 0) return
    form.current?.querySelector<HTMLElement>("[aria-invalid], [data-wrong]")?.focus()
  }, [errors])
  return {
    form,
    errors,
    setErrors,
    forget: (fields: object) =>
      setErrors((known) => {
        if (!Object.keys(fields).some((field) => field in known)) return known
        const left = Object.entries(known).filter(([field]) => !(field in fields))
        // The other errors are already shown: the focus does not move during typing.
        const rest: AdErrors = Object.fromEntries(left)
        shown.current = rest
        return rest
      }),
  }
}
