import { useEffect, useRef, useState } from "react"
import type { AdErrors } from "./check/ad-fields.ts"

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
