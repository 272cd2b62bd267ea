import { type FormEvent, useEffect, useRef } from "react"
import { useNavigation } from "react-router"

/** Result of a form that was not accepted: typed values and errors. */
export type FormResult<Name extends string> = {
  /** Typed values for the next attempt, without secrets. */
  values: Partial<Record<Name, string>>
  errors: Partial<Record<Name, string>>
  /** Message above the form when no single field is at fault. */
  failure: string | null
}

/** Submitted fields in their order: name and text, without secrets. */
export type TypedForm = readonly (readonly [name: string, text: string])[]

/** Props of a field: its name, its value and its error. */
export type FieldProps = {
  name: string
  defaultValue: string
  error: string | undefined
  autoFocus: boolean
}

/**
 * Binds a form to its last result: keeps typed values, shows each error beside its field, and
 * focuses the first one. `fetcher` is for a form submitted without navigation.
 */
export function useForm<Name extends string>(
  fields: readonly Name[],
  result: FormResult<Name> | undefined,
  fetcher?: { state: string },
  /** Called when the form is actually submitted. */
  onSend?: () => void,
) {
  const ref = useRef<HTMLFormElement>(null)
  const navigation = useNavigation()
  const isSending = fetcher ? fetcher.state !== "idle" : navigation.formMethod === "POST"
  const firstWrong = result?.failure ? null : fields.find((name) => result?.errors[name])
  useEffect(() => {
    if (result === undefined) return
    ref.current?.querySelector<HTMLElement>("[aria-invalid], [role=alert]")?.focus()
  }, [result])
  return {
    isSending,
    /** Props for the `<Form>`. */
    form: {
      ref,
      method: "post",
      noValidate: true,
      /** Prevents a second submit while one is pending. */
      onSubmit: (event: FormEvent) => {
        if (isSending) event.preventDefault()
        else onSend?.()
      },
    } as const,
    /** Props for the field `name`. */
    field: (name: Name): FieldProps => ({
      name,
      defaultValue: result?.values[name] ?? "",
      error: result?.errors[name],
      // Without JavaScript the browser sets the focus.
      autoFocus: name === firstWrong,
    }),
  }
}
